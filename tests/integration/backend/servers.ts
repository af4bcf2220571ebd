import { startS3 } from "../../fakes/s3.ts";
import { asOwner, startPostgres } from "../../postgres.ts";
import { makeTraveller, startBackend } from "./harness.ts";
import { makeServerPlace, type Template } from "./server-place.ts";

/** Starts PostgreSQL and S3 for the second run of the integration tests, and makes its templates. */
export default async function startServers() {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  process.env.TEST_POSTGRES = postgres.url();
  process.env.TEST_S3 = s3.endpoint;
  const make = {
    plain: startBackend,
    "with-traveller": makeTraveller,
  } satisfies Record<Template, typeof startBackend>;
  for (const [name, start] of Object.entries(make)) {
    const place = await makeServerPlace();
    const test = await start(place.options);
    await test.dispose();
    await asOwner(postgres.url(), `alter database "${place.name}" rename to "${name}"`);
  }
  process.env.TEST_SERVER_TEMPLATES = "made";
  return async () => {
    await Promise.all([postgres.stop(), s3.stop()]);
  };
}
