import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { S3Settings } from "../../server/backend/storage/blobs/s3.ts";
import { freePort } from "../support/free-port.ts";
import { ensurePackage } from "../support/install-package.ts";
import { removeFolder } from "../support/remove-folder.ts";

export interface TestS3 {
  endpoint: string;
  /** Contains a folder for each bucket. */
  folder: string;
  /** A new bucket, with its settings. */
  makeBucket(name: string): Promise<S3Settings>;
}

export interface RunningS3 extends TestS3 {
  /** Stops responding, like a hanging service, until {@link wake}. */
  freeze(): void;
  wake(): void;
  stop(): Promise<void>;
}

/** Credentials that s3rver accepts. */
const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/** S3 server from the npm registry on a free port, in a temporary folder. */
export async function startS3(): Promise<RunningS3> {
  const program = path.join(ensurePackage("s3rver", "3.7.1"), "bin/s3rver.js");
  const folder = await mkdtemp(path.join(os.tmpdir(), "s3-"));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const flags = ["-d", folder, "-a", "127.0.0.1", "-p", String(port), "--silent"];
  const server = spawn(process.execPath, ["--no-deprecation", program, ...flags], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(server, "exit");
  return {
    ...knownS3({ endpoint, folder }),
    freeze: () => void server.kill("SIGSTOP"),
    wake: () => void server.kill("SIGCONT"),
    async stop() {
      server.kill("SIGCONT");
      server.kill("SIGKILL");
      await exited;
      await removeFolder(folder);
    },
  };
}

/** A server that is already running. */
export function knownS3({ endpoint, folder }: Pick<TestS3, "endpoint" | "folder">): TestS3 {
  return {
    endpoint,
    folder,
    async makeBucket(name) {
      const place = { endpoint, region: "us-east-1" };
      // It may just be starting.
      const client = new S3Client({
        ...place,
        credentials: keys,
        forcePathStyle: true,
        maxAttempts: 20,
      });
      await client.send(new CreateBucketCommand({ Bucket: name }));
      client.destroy();
      await keepFolders(path.join(folder, name));
      return { ...place, bucket: name, ...keys };
    },
  };
}

/**
 * s3rver removes a folder with its last object, and ends with an error if another object is written to it at that
 * moment. A file that is no object keeps each folder of `blobKey`.
 */
async function keepFolders(bucket: string) {
  await Promise.all(
    Array.from({ length: 256 }, async (_, start) => {
      const folder = path.join(bucket, start.toString(16).padStart(2, "0"));
      await mkdir(folder);
      await writeFile(path.join(folder, "kept"), "");
    }),
  );
}
