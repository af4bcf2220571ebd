import { expect, onTestFinished, test } from "vitest";
import { postEnquiry } from "../support/enquiry.ts";
import { asOwner, startPostgres } from "../support/postgres.ts";
import { failToStart, startSite } from "../support/site.ts";
import { volume } from "../support/volume.ts";
import { temporaryFolder } from "./temporary-folders.ts";

const cases = [
  { name: "15 connections", role: "postgres", reserved: "0", poolSize: undefined },
  { name: "15 connections, of which 3 are reserved", role: "site", reserved: "3", poolSize: "6" },
];

test.each(cases)(
  "I5: two replicas whose database allows $name answer 24 clients without 5xx; a third reports why it cannot start",
  async ({ role, reserved, poolSize }) => {
    const database = await startPostgres({
      max_connections: "15",
      superuser_reserved_connections: reserved,
    });
    onTestFinished(() => database.stop());
    await asOwner(
      database.url(),
      "create role anon nologin noinherit",
      "create role authenticated nologin noinherit",
      "create role service_role nologin noinherit bypassrls",
      "create role site login",
      "grant anon, authenticated, service_role to site",
      `create database site owner ${role}`,
    );
    const settings = async () => ({
      DATA_DIR: await temporaryFolder(),
      DATABASE_URL: database.url("site").replace("postgres@", `${role}@`),
      ...(poolSize && { DATABASE_POOL_SIZE: poolSize }),
      SEED: "none",
      CONTACT_LIMIT_PER_ADDRESS: "100000",
      CONTACT_LIMIT_PER_HOUR: "100000",
    });
    const first = await startSite(await settings());
    onTestFinished(async () => void (await first.stop("SIGKILL")));
    const second = await startSite(await settings());
    onTestFinished(async () => void (await second.stop("SIGKILL")));

    const failed: string[] = [];
    const client = async (number: number) => {
      const { url } = number % 2 === 0 ? first : second;
      for (let round = 0; round < volume(6, 30); round++) {
        const page = await fetch(`${url}/es/tours?q=busca-${number}-${round}`);
        await page.arrayBuffer();
        const message = `Consulta número ${round} de ${number}, gracias.`;
        const enquiry = await postEnquiry(url, { message });
        await enquiry.arrayBuffer();
        for (const [name, { status }] of Object.entries({ page, enquiry }))
          if (status >= 500) failed.push(`${name} ${round} of client ${number}: ${status}`);
      }
    };
    await Promise.all(Array.from({ length: 24 }, (_, number) => client(number)));
    expect(failed).toEqual([]);
    for (const { url } of [first, second]) expect((await fetch(`${url}/readyz`)).status).toBe(200);

    const { code, output } = await failToStart(await settings());
    expect(code).toBe(1);
    expect(output.trim().split("\n").at(-1)).toMatch(
      /^DATABASE_URL: the server has too few .* DATABASE_POOL_SIZE .*$/,
    );
  },
);
