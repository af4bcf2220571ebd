import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "../../shared/database.types.ts";
import { admin, tour } from "../integration/backend/harness.ts";
import { postEnquiry } from "../support/enquiry.ts";
import { eventually } from "../support/eventually.ts";
import { startSite } from "../support/site.ts";
import { initializedFolder } from "./temporary-folders.ts";

const day = 86_400_000;

test("I5: after the clock jumps twenty days ahead and back, only access tokens have expired", async () => {
  const dataDir = await initializedFolder();
  const clock = join(dataDir, "clock");
  await writeFile(clock, "0");
  const site = await startSite({
    DATA_DIR: dataDir,
    SEED: "none",
    NODE_OPTIONS: `--import=${new URL("../fakes/clock.mjs", import.meta.url)}`,
    TEST_CLOCK: clock,
  });
  onTestFinished(async () => void (await site.stop("SIGKILL")));
  const setClock = async (ahead: number) => {
    await writeFile(clock, String(ahead));
    process.kill(site.pid, "SIGUSR2");
    await eventually(() =>
      expect(site.output().trimEnd()).toMatch(new RegExp(` ${ahead} ms ahead.$`)),
    );
  };
  const { publishableKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  const panel = createClient<Database>(site.url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  expect((await panel.auth.signInWithPassword(admin)).error).toBeNull();
  const enquire = (message: string) => postEnquiry(site.url, { message });
  /** Checks all main features. */
  async function works(name: string) {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect((await panel.from("tours").update({ name }).eq("slug", tour.slug)).error).toBeNull();
    expect(await (await fetch(`${site.url}/es/tours`)).text()).toContain(name);
    expect((await enquire(name)).status).toBe(200);
    const written = async () => {
      const mails = (await readdir(join(dataDir, "outbox"))).filter((file) =>
        file.endsWith(".eml"),
      );
      return Promise.all(mails.map((mail) => readFile(join(dataDir, "outbox", mail), "utf8")));
    };
    await eventually(async () => expect((await written()).join()).toContain(name));
  }
  expect((await panel.from("tours").insert(tour)).error).toBeNull();
  await works("Antes del salto");

  await setClock(20 * day);
  // The access token of an hour has expired; the refresh token has not.
  const { status } = await panel.from("tours").update({ name: "Nadie" }).eq("slug", tour.slug);
  expect(status).toBe(401);
  expect((await panel.auth.refreshSession()).error).toBeNull();
  await works("Un salto adelante");

  await setClock(0);
  // A token issued in the future is not valid either.
  const back = await panel.from("tours").update({ name: "Nadie" }).eq("slug", tour.slug);
  expect(back.status).toBe(401);
  expect((await panel.auth.refreshSession()).error).toBeNull();
  await works("De vuelta al presente");
  const { data } = await panel.from("contact_submissions").select("message");
  expect(data?.map(({ message }) => message).sort()).toEqual(
    ["Antes del salto", "De vuelta al presente", "Un salto adelante"].sort(),
  );
  expect(await site.stop()).toBe(0);
});
