import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { expect, test, vi } from "vitest";
import type { Database } from "../../app/lib/database.types.ts";
import { type SmtpBehaviour, startSmtp } from "../fakes/smtp.ts";
import { type RunningSite, startSite } from "../site.ts";
import { startedFolder } from "./folders.ts";

const kills = 20;

/** Half of the attempts go wrong, in every way in which a mail server can go wrong. */
const moods: SmtpBehaviour[] = [
  "accept",
  "accept",
  "accept",
  "accept",
  "accept",
  "refuse",
  "greylist",
  "drop",
  "take-and-drop",
  "hang",
];

/** Sends enquiries one after the other until the server is gone; notes those that it said yes to. */
async function visitor(name: string, url: string, acknowledged: string[]) {
  for (let number = 0; ; number++) {
    const message = `Consulta ${number} de ${name}, que nadie debe perder.`;
    try {
      const response = await fetch(`${url}/functions/v1/send-contact-email`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name, email: "ana@example.com", message }),
      });
      const answer = (await response.json()) as { success?: boolean };
      if (answer.success) acknowledged.push(message);
    } catch {
      return;
    }
  }
}

test("G7: killed at twenty random moments, with a mail server that often fails, it loses no enquiry", async () => {
  const smtp = await startSmtp();
  smtp.script((attempt) => moods[(attempt * 7) % moods.length] ?? "accept");
  const dataDir = await startedFolder();
  const settings = {
    DATA_DIR: dataDir,
    SEED: "none",
    SMTP_URL: smtp.url,
    LOG_LEVEL: "error",
    CONTACT_LIMIT_PER_ADDRESS: "100000",
    CONTACT_LIMIT_PER_HOUR: "100000",
  };
  const acknowledged: string[] = [];
  let site: RunningSite | undefined;
  for (let kill = 1; kill <= kills; kill++) {
    site = await startSite(settings);
    const { url } = site;
    const before = acknowledged.length;
    const visitors = ["Ana", "Ben", "Cléa"].map((name) =>
      visitor(`${name} ${kill}`, url, acknowledged),
    );
    // Every other time in the middle of the traffic, however slow the machine; else at any moment.
    if (kill % 2 === 0)
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before), 20_000);
    await setTimeout(20 + Math.random() * 700);
    await site.stop("SIGKILL");
    await Promise.all(visitors);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills / 2);

  smtp.script(() => "accept");
  site = await startSite(settings);
  const { secretKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  const database = createClient<Database>(site.url, secretKey, { auth: { persistSession: false } });
  const { data: rows } = await database
    .from("contact_submissions")
    .select("id, message")
    .limit(10_000);
  const stored = (rows ?? []).map(({ message }) => message);
  // Each that was acknowledged is there once; one more may be for each kill and visitor, unsaid.
  expect(new Set(stored).size).toBe(stored.length);
  expect(acknowledged.filter((message) => !stored.includes(message))).toEqual([]);
  expect(stored.length - acknowledged.length).toBeLessThanOrEqual(kills * 3);

  await vi.waitFor(
    async () => {
      const { count } = await database
        .from("outbox")
        .select("*", { count: "exact", head: true })
        .is("sent_at", null);
      expect(count).toBe(0);
    },
    { timeout: 60_000, interval: 200 },
  );
  const arrived = smtp.mails.map(({ messageId }) => messageId);
  const wanted = (rows ?? []).map(({ id }) => `<enquiry-${id}@localhost>`);
  expect(wanted.filter((id) => !arrived.includes(id))).toEqual([]);
  // Nothing goes out that is not stored; what went out twice carries the same id.
  expect(arrived.filter((id) => !wanted.includes(id ?? ""))).toEqual([]);
  expect(await site.stop()).toBe(0);
  await smtp.close();
}, 240_000);
