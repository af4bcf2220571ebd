import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { expect, test, vi } from "vitest";
import type { Database } from "../../shared/database.types.ts";
import { type SmtpBehaviour, startSmtp } from "../fakes/smtp.ts";
import { onePixelPng, tour } from "../integration/backend/harness.ts";
import { bytes, noise } from "../integration/backend/picture-samples.ts";
import { postEnquiry } from "../support/enquiry.ts";
import { eventually } from "../support/eventually.ts";
import { freshRandom } from "../support/random.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { volume } from "../support/volume.ts";
import { initializedFolder } from "./temporary-folders.ts";

type Content = Uint8Array<ArrayBuffer>;

const replacedName = "replaced.png";

const kills = volume(2, 24, "CRASH_KILLS");

/** Half of the attempts fail, in every way in which a mail server can fail. */
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

/** Sends enquiries until the server is gone; records the acknowledged ones. */
async function visitor(name: string, url: string, acknowledged: string[]) {
  for (let number = 0; ; number++) {
    const message = `Consulta ${number} de ${name}, que nadie debe perder.`;
    try {
      const response = await postEnquiry(url, { name, message });
      const answer = (await response.json()) as { success?: boolean };
      if (answer.success) acknowledged.push(message);
    } catch {
      return;
    }
  }
}

interface Owner {
  /** Number of the tour version acknowledged last, and of the one sent last. */
  saved: number;
  sent: number;
  /** Names of pictures whose upload was acknowledged. */
  uploaded: string[];
}

/** Whether the site responds, with any status. */
const isUp = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

/** Saves one tour repeatedly until the server is gone, with the same number in all columns. */
async function saver(url: string, database: SupabaseClient<Database>, owner: Owner) {
  for (;;) {
    const words = `Versión ${++owner.sent}`;
    const row = { name: words, short_description: words, full_description: words };
    const { data } = await database
      .from("tours")
      .update({ ...row, included_services: [words, words] })
      .eq("slug", "ruta")
      .select("name")
      .abortSignal(AbortSignal.timeout(10_000));
    if (data?.[0]?.name === words) owner.saved = owner.sent;
    else if (!(await isUp(url))) return;
  }
}

/** Uploads pictures until the server is gone. */
async function uploader(url: string, database: SupabaseClient<Database>, owner: Owner) {
  for (;;) {
    const name = `${crypto.randomUUID().slice(0, 8)}-${Date.now()}.png`;
    const { error } = await database.storage
      .from("tour-images")
      .upload(name, new Blob([onePixelPng], { type: "image/png" }));
    if (!error) owner.uploaded.push(name);
    else if (!(await isUp(url))) return;
  }
}

/** Replaces one picture repeatedly until the server is gone, by contents of different sizes. */
async function replacer(url: string, database: SupabaseClient<Database>, contents: Content[]) {
  for (let at = 0; ; at++) {
    const content = contents[at % contents.length] as Content;
    const { error } = await database.storage
      .from("tour-images")
      .upload(replacedName, content, { contentType: "image/png", upsert: true });
    if (error && !(await isUp(url))) return;
  }
}

/** All rows, with as many requests as needed: the backend returns at most 1,000 rows. */
async function all<Row>(
  page: (from: number, count: number) => PromiseLike<{ data: Row[] | null }>,
) {
  const found: Row[] = [];
  for (;;) {
    const { data } = await page(found.length, 1_000);
    if (!data?.length) return found;
    found.push(...data);
  }
}

/** Process that is killed in a round before the site is. */
const victims = ["nothing", "the database", "a session", "both at once"] as const;

/** Process ids of the site's database: its server first, then its sessions. */
async function databaseOf(dataDir: string): Promise<number[]> {
  const file = await readFile(join(dataDir, "pg", "18", "postmaster.pid"), "utf8");
  const server = Number.parseInt(file, 10);
  const children = await readFile(`/proc/${server}/task/${server}/children`, "utf8");
  const named = await Promise.all(
    children
      .split(" ")
      .filter(Boolean)
      .map(async (pid) => {
        const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
        return / site site /.test(command) ? [Number(pid)] : [];
      }),
  );
  return [server, ...named.flat()];
}

function end(pid: number | undefined): void {
  try {
    if (pid) process.kill(pid, "SIGKILL");
  } catch {
    // It has just exited.
  }
}

const connect = (url: string, key: string) =>
  createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } });

test(
  "G7, L3: after the site, its database, a session or both are killed at random moments of mixed load, with an unreliable mail server, all acknowledged data is there",
  async () => {
    const random = freshRandom();
    const smtp = await startSmtp();
    smtp.script((attempt) => moods[(attempt * 7) % moods.length] ?? "accept");
    const dataDir = await initializedFolder();
    const settings = {
      DATA_DIR: dataDir,
      SEED: "none",
      SMTP_URL: smtp.url,
      LOG_LEVEL: "error",
      CONTACT_LIMIT_PER_ADDRESS: "100000",
      CONTACT_LIMIT_PER_HOUR: "100000",
    };
    const { secretKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
    const acknowledged: string[] = [];
    const contents = await Promise.all(
      [8, 16, 24].map(async (side) => bytes(await noise(side, side).png().toBuffer())),
    );
    const owner: Owner = { saved: 0, sent: 0, uploaded: [] };
    let site: RunningSite | undefined;
    let killed = 0;
    for (let kill = 1; kill <= kills; kill++) {
      site = await startSite(settings);
      const { url } = site;
      const before = acknowledged.length;
      const uploads = owner.uploaded.length;
      const panel = connect(url, secretKey);
      if (kill === 1) {
        const { error } = await panel.from("tours").insert({ ...tour, slug: "ruta" });
        expect(error).toBeNull();
      }
      const visitors = ["Ana", "Ben", "Cléa"].map((name) =>
        visitor(`${name} ${kill}`, url, acknowledged),
      );
      const working = [
        saver(url, panel, owner),
        uploader(url, panel, owner),
        replacer(url, panel, contents),
        replacer(url, panel, contents.toReversed()),
      ];
      // In every other round during traffic, however slow the machine; otherwise at any moment.
      if (kill % 2 === 0) {
        await eventually(() => expect(acknowledged.length).toBeGreaterThan(before));
        await eventually(() => expect(owner.uploaded.length).toBeGreaterThan(uploads));
      }
      await setTimeout(20 + random.below(700));
      const victim = victims[kill % victims.length];
      const [server, ...sessions] = victim === "nothing" ? [] : await databaseOf(dataDir);
      if (victim === "a session") end(random.pick(sessions));
      else end(server);
      // The site itself, and the process killed before it.
      killed += victim === "nothing" ? 1 : 2;
      if (victim === "the database" || victim === "a session") {
        // The site survives, and accepts writes again after a moment.
        const said = acknowledged.length;
        await eventually(() => expect(acknowledged.length).toBeGreaterThan(said + 3));
        await setTimeout(random.below(300));
      }
      await site.stop("SIGKILL");
      await Promise.all([...visitors, ...working]);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills / 2);

    smtp.script(() => "accept");
    site = await startSite(settings);
    const database = createClient<Database>(site.url, secretKey, {
      auth: { persistSession: false },
    });
    const rows = await all((from, count) =>
      database
        .from("contact_submissions")
        .select("id, message")
        .order("id")
        .range(from, from + count - 1),
    );
    const stored = new Set(rows.map(({ message }) => message));
    // Each acknowledged enquiry is stored once; for each kill and visitor one more may be stored without an
    // acknowledgement.
    expect(stored.size).toBe(rows.length);
    expect(acknowledged.filter((message) => !stored.has(message))).toEqual([]);
    expect(rows.length - acknowledged.length).toBeLessThanOrEqual(killed * 3);

    // The entry is a complete version that was sent, not older than the last acknowledged one.
    const { data: entry } = await database.from("tours").select("*").eq("slug", "ruta").single();
    const version = Number(entry?.name.replace("Versión ", ""));
    expect(version).toBeGreaterThanOrEqual(owner.saved);
    expect(version).toBeLessThanOrEqual(owner.sent);
    const words = `Versión ${version}`;
    expect(entry).toMatchObject({
      short_description: words,
      full_description: words,
      included_services: [words, words],
    });

    // Every known picture has its file, and every acknowledged picture is known.
    expect(owner.uploaded.length).toBeGreaterThan(0);
    const objects = await all((offset, limit) =>
      database.storage.from("tour-images").list("", { limit, offset }),
    );
    const known = new Set(objects.map(({ name }) => name));
    expect(owner.uploaded.filter((name) => !known.has(name))).toEqual([]);
    for (const { name, metadata } of objects) {
      const response = await fetch(`${site.url}/storage/v1/object/public/tour-images/${name}`);
      const content = Buffer.from(await response.arrayBuffer());
      expect([name, response.status, content.byteLength]).toEqual([name, 200, metadata?.size]);
      const hash = createHash("sha256").update(content).digest("hex");
      expect(response.headers.get("etag")).toBe(`"${hash}"`);
    }

    await vi.waitFor(
      async () => {
        const { count } = await database
          .from("outbox")
          .select("*", { count: "exact", head: true })
          .is("sent_at", null);
        expect(count).toBe(0);
      },
      // Each of them left some mails.
      { timeout: 60_000 + kills * 1_500, interval: 200 },
    );
    const arrived = smtp.mails.map(({ messageId }) => messageId);
    const wanted = rows.map(({ id }) => `<enquiry-${id}@localhost>`);
    expect(wanted.filter((id) => !arrived.includes(id))).toEqual([]);
    // Only stored enquiries are mailed; a mail sent twice has the same id.
    expect(arrived.filter((id) => !wanted.includes(id ?? ""))).toEqual([]);
    expect(await site.stop()).toBe(0);
    await smtp.close();
  },
  Math.max(240_000, kills * 25_000),
);
