import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import connect from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { requestSweep } from "../../server/ops/control.ts";
import { tour } from "../integration/backend/harness.ts";
import { bytes, noise } from "../integration/backend/picture-samples.ts";
import { createTestStores } from "../integration/backend/test-stores.ts";
import { freshRandom } from "../support/random.ts";
import { startSite } from "../support/site.ts";
import { volume } from "../support/volume.ts";
import { temporaryFolder } from "./temporary-folders.ts";

const kills = volume(3, 40, "SWEEP_KILLS");
const pictureNames = (letter: string) =>
  Array.from({ length: 15 }, (_, at) => `${letter.repeat(8)}-17000000000${10 + at}.png`);
const shown = pictureNames("s");
const unreferred = pictureNames("u");
const address = (name: string) => `/storage/v1/object/public/tour-images/${name}`;

test(
  "H10, L3: after kills at random moments of a sweep, every row has its file and shown pictures stay",
  async () => {
    const random = freshRandom();
    const contents = await Promise.all(
      [8, 16].map(async (side) => bytes(await noise(side, side).png().toBuffer())),
    );
    const place = await createTestStores("plain");
    onTestFinished(place.remove);
    const { databaseUrl } = place.options;
    const dataDir = await temporaryFolder();
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SEED: "none",
      LOG_LEVEL: "error",
      BACKUP_EVERY_HOURS: "0",
    };
    const sql = connect(databaseUrl, { max: 1 });
    onTestFinished(() => sql.end());
    const [keys] = await sql`select secret_key from private.server_secrets`;
    /** Rounds killed before and after the rows were removed. */
    const killed = { before: 0, after: 0 };
    /** Duration of the first sweep, which is not killed. */
    let sweepMs = 0;
    for (let round = 0; round <= kills + 1; round++) {
      const site = await startSite(settings);
      onTestFinished(async () => void (await site.stop("SIGKILL")));
      const database = createClient(site.url, String(keys?.secret_key), {
        auth: { persistSession: false },
      });
      const bucket = database.storage.from("tour-images");
      const { data: objects } = await bucket.list();
      const there = new Set(objects?.map(({ name }) => name));
      for (const { name, metadata } of objects ?? []) {
        const response = await fetch(`${site.url}${address(name)}`);
        const content = Buffer.from(await response.arrayBuffer());
        const hash = createHash("sha256").update(content).digest("hex");
        const found = [response.status, content.byteLength, response.headers.get("etag")];
        expect([name, ...found]).toEqual([name, 200, metadata?.size, `"${hash}"`]);
      }
      if (round === 0)
        await database.from("tours").insert({ ...tour, gallery_images: shown.map(address) });
      else expect(shown.filter((name) => !there.has(name))).toEqual([]);
      if (round > 1) {
        const left = unreferred.filter((name) => there.has(name)).length;
        expect([0, unreferred.length]).toContain(left);
        killed[left > 0 ? "before" : "after"] += 1;
      }
      if (round > kills) break;

      const upload = (name: string) =>
        bucket.upload(name, random.pick(contents), { contentType: "image/png", upsert: true });
      const missing = [...shown, ...unreferred].filter((name) => !there.has(name));
      for (const { error } of await Promise.all(missing.map(upload))) expect(error).toBeNull();
      await sql`update storage.objects
        set created_at = now() - interval '15 days', updated_at = now() - interval '15 days'`;
      let isKilled = false;
      const replacing = (async () => {
        while (!isKilled) await upload(random.pick(shown));
      })();
      const begun = performance.now();
      const sweeping = requestSweep(dataDir).catch(() => undefined);
      if (round === 0) {
        expect(await sweeping).toMatchObject({ pictures: unreferred.length });
        sweepMs = performance.now() - begun;
      } else await setTimeout(random.below(Math.ceil(sweepMs * 1.2)));
      isKilled = true;
      await site.stop("SIGKILL");
      await Promise.all([replacing, sweeping]);
    }
    process.stdout.write(`killed before the commit: ${killed.before}, after: ${killed.after}\n`);
    expect(killed.before + killed.after).toBe(kills);
  },
  240_000 + kills * 20_000,
);
