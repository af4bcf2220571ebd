import { once } from "node:events";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { requestBackup } from "../../server/ops/control.ts";
import { startS3 } from "../fakes/s3.ts";
import { onePixelPng } from "../integration/backend/harness.ts";
import { eventually } from "../support/eventually.ts";
import { startSite } from "../support/site.ts";
import { clusterFolder, postmasterPid, processesIn } from "./cluster.ts";
import { startEmpty, timed } from "./measure-stop.ts";
import { initializedFolder } from "./temporary-folders.ts";

// Most of the time is waiting.
describe.concurrent("I5: a stop", () => {
  test("takes at most 10 seconds with an unfinished request, with SIGINT too", async (context) => {
    const site = await startEmpty(context);
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(
      "POST /functions/v1/send-contact-email HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
    );
    await (await fetch(`${site.url}/healthz`)).json();
    const [code, ms] = await timed(site.stop("SIGINT"));
    expect(ms).toBeLessThan(10_000);
    expect(code).toBe(0);
    socket.destroy();
  });

  test("L3: while the database hangs takes at most 10 seconds, and the database ends as soon as it can", async ({
    onTestFinished,
  }) => {
    const dataDir = await initializedFolder(onTestFinished);
    const site = await startSite({ DATA_DIR: dataDir, SEED: "none" });
    const database = await postmasterPid(dataDir);
    process.kill(database, "SIGSTOP");
    const stopped = timed(site.stop("SIGTERM"));
    await Promise.race([stopped, setTimeout(20_000, undefined, { ref: false })]);
    process.kill(database, "SIGCONT");
    const [code, ms] = await stopped;
    expect(ms).toBeLessThan(10_000);
    expect(code).toBe(0);
    await eventually(async () => expect((await processesIn(clusterFolder(dataDir))).size).toBe(0));
  });

  test("L3: during a backup with a hanging storage takes at most 10 seconds, and leaves nothing of it", async ({
    onTestFinished,
  }) => {
    const dataDir = await initializedFolder(onTestFinished);
    const s3 = await startS3();
    try {
      const { endpoint, region, bucket, accessKeyId, secretAccessKey } =
        await s3.makeBucket("uploads");
      const folder = join(dataDir, "backups");
      await mkdir(folder);
      await writeFile(join(folder, "backup-2026-01-01T00-00-00Z.tar.gz"), "older");
      const site = await startSite({
        DATA_DIR: dataDir,
        SEED: "none",
        S3_ENDPOINT: endpoint,
        S3_REGION: region,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      });
      const { secretKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
      const { storage } = createClient(site.url, secretKey, { auth: { persistSession: false } });
      const picture = new Blob([onePixelPng], { type: "image/png" });
      const { error } = await storage.from("tour-images").upload("a.png", picture);
      expect(error).toBeNull();
      s3.freeze();
      const asked = requestBackup(dataDir).catch((error: Error) => error.message);
      await eventually(async () => expect(await readdir(folder)).toHaveLength(3));
      const [code, ms] = await timed(site.stop("SIGTERM"));
      expect(code).toBe(0);
      expect(ms).toBeLessThan(10_000);
      expect(await readdir(folder)).toEqual(["backup-2026-01-01T00-00-00Z.tar.gz"]);
      expect(await readFile(join(folder, "backup-2026-01-01T00-00-00Z.tar.gz"), "utf8")).toBe(
        "older",
      );
      expect(await asked).toBe("the server could not make a backup: the server is stopping");
    } finally {
      await s3.stop();
    }
  });
});
