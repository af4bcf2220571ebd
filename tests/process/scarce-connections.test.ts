import { expect, onTestFinished, test } from "vitest";
import { postEnquiry } from "../support/enquiry.ts";
import { startPostgres } from "../support/postgres.ts";
import { failToStart, startSite } from "../support/site.ts";
import { volume } from "../support/volume.ts";
import { temporaryFolder } from "./folders.ts";

test("I5: two replicas whose database allows 15 connections answer 24 clients without 5xx; a third says why it cannot start", async () => {
  const database = await startPostgres({
    max_connections: "15",
    superuser_reserved_connections: "0",
  });
  onTestFinished(() => database.stop());
  const settings = async () => ({
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: database.url(),
    SEED: "none",
    CONTACT_LIMIT_PER_ADDRESS: "100000",
    CONTACT_LIMIT_PER_HOUR: "100000",
  });
  const first = await startSite(await settings());
  onTestFinished(async () => void (await first.stop("SIGKILL")));
  const second = await startSite(await settings());
  onTestFinished(async () => void (await second.stop("SIGKILL")));

  const statuses: number[] = [];
  const client = async (number: number) => {
    const { url } = number % 2 === 0 ? first : second;
    for (let round = 0; round < volume(6, 30); round++) {
      const page = await fetch(`${url}/es/tours?q=busca-${number}-${round}`);
      await page.arrayBuffer();
      const message = `Consulta número ${round} de ${number}, gracias.`;
      const enquiry = await postEnquiry(url, { message });
      await enquiry.arrayBuffer();
      statuses.push(page.status, enquiry.status);
    }
  };
  await Promise.all(Array.from({ length: 24 }, (_, number) => client(number)));
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  for (const { url } of [first, second]) expect((await fetch(`${url}/readyz`)).status).toBe(200);

  const { code, output } = await failToStart(await settings());
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^DATABASE_URL: the server has too few .* DATABASE_POOL_SIZE .*$/);
});
