import { startS3 } from "../../fakes/s3.ts";
import { asOwner, startPostgres } from "../../support/postgres.ts";
import { removeFolder } from "../../support/remove-folder.ts";
import { makeTraveller, startBackend, temporaryFolder } from "./harness.ts";
import { createTestStores, type Template } from "./test-stores.ts";

/**
 * Servers of a run, for all projects. A first start takes seconds, a copy of a database a fraction: most
 * tests use copies of two template databases, or of a data folder after its first start.
 */
export default async function startServers() {
  if (process.env.TEST_SERVERS) return;
  process.env.TEST_SERVERS = "starting";
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  process.env.TEST_POSTGRES = postgres.url();
  process.env.TEST_S3 = s3.endpoint;
  process.env.TEST_S3_FOLDER = s3.folder;
  const make = {
    plain: startBackend,
    "with-traveller": makeTraveller,
  } satisfies Record<Template, typeof startBackend>;
  for (const [name, start] of Object.entries(make)) {
    const place = await createTestStores();
    const test = await start(place.options);
    await test.dispose();
    await asOwner(postgres.url(), `alter database "${place.name}" rename to "${name}"`);
  }
  const { backend, dataDir } = await startBackend({ dataDir: await temporaryFolder() });
  await backend.close();
  process.env.TEST_TEMPLATE = dataDir;
  process.env.TEST_SERVERS = "started";
  return async () => {
    await Promise.all([postgres.stop(), s3.stop(), removeFolder(dataDir)]);
  };
}
