import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { startPostgres } from "../support/postgres.ts";
import { startSite } from "../support/site.ts";
import { temporaryFolder } from "./temporary-folders.ts";

test("I5: without its database the site is unhealthy and serves cached pages, until the database is back", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const site = await startSite({
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: postgres.url(),
    SEED: "none",
    LOG_LEVEL: "error",
  });
  onTestFinished(async () => void (await site.stop("SIGKILL")));
  const health = async () => {
    const answer = await fetch(`${site.url}/healthz`);
    return [answer.status, await answer.json()];
  };
  const page = async () => {
    const answer = await fetch(`${site.url}/es`);
    return [answer.status, await answer.text()];
  };
  expect(await health()).toEqual([200, { status: "ok" }]);
  const before = await page();
  expect(before[0]).toBe(200);

  await postgres.kill();
  const gone = [503, { status: "unavailable", reason: "database" }];
  await eventually(async () => expect(await health()).toEqual(gone));
  expect(await page()).toEqual(before);

  await postgres.start();
  const back = [200, { status: "ok" }];
  await eventually(async () => expect(await health()).toEqual(back));
});
