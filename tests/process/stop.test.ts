import { once } from "node:events";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { Agent, get, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { describe, expect, test, vi } from "vitest";
import { askForBackup } from "../../server/ops/control.ts";
import { startS3 } from "../fakes/s3.ts";
import { onePixelPng } from "../integration/backend/harness.ts";
import { startSite } from "../support/site.ts";
import { startedFolder } from "./folders.ts";

// Opening a database takes long while the other core is busy with another test file.
vi.setConfig({ testTimeout: 60_000 });

const start = async () => startSite({ DATA_DIR: await startedFolder(), SEED: "none" });

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const from = performance.now();
  return [await work, performance.now() - from];
}

// Most of it is waiting.
describe.concurrent("a stop", () => {
  test("SIGTERM ends it with 0 while a browser keeps its connection open", async () => {
    const site = await start();
    const agent = new Agent({ keepAlive: true });
    const [answer] = await once(get(`${site.url}/healthz`, { agent }), "response");
    answer.resume();
    await once(answer, "end");
    // A second one has never asked anything.
    const silent = connect(Number(new URL(site.url).port), new URL(site.url).hostname);
    silent.on("error", () => {});
    await once(silent, "connect");
    const [code, ms] = await timed(site.stop("SIGTERM"));
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    agent.destroy();
    silent.destroy();
  });

  test("a request under way is finished first, and its connection ends then", async () => {
    const site = await start();
    const agent = new Agent({ keepAlive: true });
    const body = JSON.stringify({
      name: "Ana",
      email: "ana@example.com",
      phone: "",
      message: "A message of some length",
    });
    const sending = request(`${site.url}/functions/v1/send-contact-email`, {
      agent,
      method: "POST",
      headers: { "content-type": "application/json", "content-length": body.length },
    });
    const answered = once(sending, "response");
    sending.write(body.slice(0, 20));
    // The server has seen the beginning once it has answered somebody who came later.
    await (await fetch(`${site.url}/healthz`)).json();
    const stopped = timed(site.stop("SIGTERM"));
    await refused(site.url);
    sending.end(body.slice(20));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    let text = "";
    for await (const chunk of answer) text += chunk;
    expect(JSON.parse(text)).toMatchObject({ success: true });
    const [code, ms] = await stopped;
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    agent.destroy();
  });

  test("a request that never ends does not keep it longer than 10 seconds, with SIGINT too", async () => {
    const site = await start();
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

  test("L3: during a backup whose storage hangs it ends within 10 seconds, and leaves nothing of it", async () => {
    const dataFolder = startedFolder();
    const s3 = await startS3();
    try {
      const { endpoint, region, bucket, accessKeyId, secretAccessKey } =
        await s3.makeBucket("uploads");
      const dataDir = await dataFolder;
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
      const asked = askForBackup(dataDir).catch((error: Error) => error.message);
      await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(3), 10_000);
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

/** Resolves as soon as nobody is let in any more. */
async function refused(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  for (;;) {
    const socket = connect(Number(port), hostname);
    const closed = await Promise.race([
      once(socket, "connect").then(() => false),
      once(socket, "error").then(() => true),
    ]).catch(() => true);
    socket.destroy();
    if (closed) return;
  }
}
