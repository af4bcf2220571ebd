import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import connect from "postgres";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { bytes, noise } from "../integration/backend/picture-samples.ts";
import { createTestStores } from "../integration/backend/test-stores.ts";
import { freshRandom } from "../support/random.ts";
import { startSite } from "../support/site.ts";
import { volume } from "../support/volume.ts";
import { temporaryFolder } from "./temporary-folders.ts";

const kills = volume(3, 40, "UPLOAD_KILLS");
const names = ["a.png", "b.png", "c.png"];

let contents: Uint8Array<ArrayBuffer>[];

beforeAll(async () => {
  contents = await Promise.all(
    [8, 16, 24, 32].map(async (side) => bytes(await noise(side, side).png().toBuffer())),
  );
});

test(
  "I3, L3: after kills at random moments of overlapping uploads, every row's file matches its size and hash",
  async () => {
    const random = freshRandom();
    const place = await createTestStores("plain");
    onTestFinished(place.remove);
    const { databaseUrl } = place.options;
    const settings = {
      DATA_DIR: await temporaryFolder(),
      DATABASE_URL: databaseUrl,
      SEED: "none",
      LOG_LEVEL: "error",
    };
    const sql = connect(databaseUrl, { max: 1 });
    const [keys] = await sql`select secret_key from private.server_secrets`;
    await sql.end();
    let checked = 0;
    for (let kill = 0; kill <= kills; kill++) {
      const site = await startSite(settings);
      onTestFinished(async () => void (await site.stop("SIGKILL")));
      const { storage } = createClient(site.url, String(keys?.secret_key), {
        auth: { persistSession: false },
      });
      const bucket = storage.from("tour-images");
      const { data: objects } = await bucket.list();
      for (const { name, metadata } of objects ?? []) {
        const response = await fetch(bucket.getPublicUrl(name).data.publicUrl);
        const content = Buffer.from(await response.arrayBuffer());
        const hash = createHash("sha256").update(content).digest("hex");
        const found = [response.status, content.byteLength, response.headers.get("etag")];
        expect([name, ...found]).toEqual([name, 200, metadata?.size, `"${hash}"`]);
        checked += 1;
      }
      if (kill === kills) break;
      const options = { contentType: "image/png", upsert: true };
      // On a busy machine the uploads below may all be killed.
      await bucket.upload(random.pick(names), random.pick(contents), options);
      let isKilled = false;
      const uploaders = Array.from({ length: 4 }, async () => {
        while (!isKilled) await bucket.upload(random.pick(names), random.pick(contents), options);
      });
      await setTimeout(100 + random.below(400));
      isKilled = true;
      await site.stop("SIGKILL");
      await Promise.all(uploaders);
    }
    expect(checked).toBeGreaterThan(0);
  },
  120_000 + kills * 20_000,
);
