import { randomBytes } from "node:crypto";
import type { BackendOptions } from "../../../server/backend/types.ts";
import { knownS3, type TestS3 } from "../../fakes/s3.ts";
import { asOwner } from "../../support/postgres.ts";

export interface TestStores {
  /** Names of the database and the bucket. */
  name: string;
  options: Required<Pick<BackendOptions, "databaseUrl">> & Pick<BackendOptions, "s3">;
  remove(): Promise<void>;
}

export type Template = "plain" | "with-traveller";

let s3: TestS3 | undefined;

/** A new database, and with S3 a new bucket, on the servers of this run (`start-servers.ts`). */
export async function createTestStores(template?: Template): Promise<TestStores> {
  const {
    TEST_POSTGRES = "",
    TEST_S3 = "",
    TEST_S3_FOLDER = "",
    TEST_SERVERS,
    TEST_PLACE,
  } = process.env;
  const name = `t-${randomBytes(6).toString("hex")}`;
  const from =
    template && TEST_SERVERS === "started" ? ` template "${template}" strategy file_copy` : "";
  await asOwner(TEST_POSTGRES, `create database "${name}"${from}`);
  if (TEST_PLACE === "s3") s3 ??= knownS3({ endpoint: TEST_S3, folder: TEST_S3_FOLDER });
  return {
    name,
    options: {
      databaseUrl: TEST_POSTGRES.replace(/[^/]*$/, name),
      s3: await s3?.makeBucket(name),
    },
    remove: () => asOwner(TEST_POSTGRES, `drop database if exists "${name}" with (force)`),
  };
}
