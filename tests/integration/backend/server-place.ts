import { randomBytes } from "node:crypto";
import type { BackendOptions } from "../../../server/backend/contract.ts";
import { knownS3, type TestS3 } from "../../fakes/s3.ts";
import { asOwner } from "../../postgres.ts";

export interface ServerPlace {
  /** Of the database and of the bucket. */
  name: string;
  options: Required<Pick<BackendOptions, "databaseUrl" | "s3">>;
  remove(): Promise<void>;
}

export type Template = "plain" | "with-traveller";

let s3: TestS3 | undefined;

/** A new database and a new bucket on the servers of this run, which `servers.ts` has started. */
export async function makeServerPlace(template?: Template): Promise<ServerPlace> {
  const { TEST_POSTGRES = "", TEST_S3 = "", TEST_SERVER_TEMPLATES } = process.env;
  const name = `t-${randomBytes(6).toString("hex")}`;
  const from = template && TEST_SERVER_TEMPLATES ? ` template "${template}"` : "";
  await asOwner(TEST_POSTGRES, `create database "${name}"${from}`);
  s3 ??= knownS3(TEST_S3);
  return {
    name,
    options: {
      databaseUrl: TEST_POSTGRES.replace(/[^/]*$/, name),
      s3: await s3.makeBucket(name),
    },
    remove: () => asOwner(TEST_POSTGRES, `drop database if exists "${name}" with (force)`),
  };
}
