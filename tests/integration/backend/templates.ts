import { rm } from "node:fs/promises";
import { startBackend, startBackendWithTraveller } from "./harness.ts";

/**
 * Making a database takes seconds, copying one a fraction: most tests begin on copies of two that are
 * made here once. What a first start itself does is tested on folders of its own.
 */
export default async function makeTemplates() {
  const templates = await Promise.all([startBackend(), startBackendWithTraveller()]);
  const [plain, withTraveller] = templates;
  for (const { backend } of templates) await backend.close();
  process.env.TEST_TEMPLATE = plain.dataDir;
  process.env.TEST_TEMPLATE_WITH_TRAVELLER = withTraveller.dataDir;
  return async () => {
    for (const { dataDir } of templates) await rm(dataDir, { recursive: true, force: true });
  };
}
