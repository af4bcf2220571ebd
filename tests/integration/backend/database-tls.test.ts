import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nobodyAccount } from "../../../server/backend/database/embedded/account.ts";
import { openPostgresDatabase } from "../../../server/backend/database/postgres-database.ts";
import { parseServerAddress } from "../../../server/backend/database/server-address.ts";
import { Session } from "../../../server/backend/database/session.ts";
import { asOwner, startPostgres, type TestPostgres } from "../../support/postgres.ts";

const accessRules = (first = "") => `${first}\nhost all all 127.0.0.1/32 trust\n`;

let folder: string;
/** `pg_hba.conf` of the server. */
let rules: string;
let postgres: TestPostgres;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tls-"));
  rules = join(folder, "pg_hba.conf");
  await writeFile(rules, accessRules());
  const { cert, private: key } = await generate([{ name: "commonName", value: "other.example" }]);
  const files = { ssl_cert_file: "server.crt", ssl_key_file: "server.key" };
  for (const [name, text] of [
    [files.ssl_cert_file, cert],
    [files.ssl_key_file, key],
  ] as const)
    await writeFile(join(folder, name), text, { mode: 0o600 });
  if (process.getuid?.() === 0)
    for (const path of [folder, rules, ...Object.values(files).map((name) => join(folder, name))])
      await chown(path, nobodyAccount.uid, nobodyAccount.gid);
  postgres = await startPostgres({
    hba_file: rules,
    ssl: "on",
    ssl_cert_file: join(folder, files.ssl_cert_file),
    ssl_key_file: join(folder, files.ssl_key_file),
  });
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

/** Whether the session of an address with these parameters is encrypted. */
async function isEncrypted(parameters: string, url = postgres.url()): Promise<unknown> {
  const address = parseServerAddress(`${url}?${parameters}`);
  const session = new Session({ address, applicationName: "tls-test" });
  try {
    await session.connect();
    const { rows } = await session.run("select ssl from pg_stat_ssl where pid = pg_backend_pid()");
    return rows[0]?.ssl;
  } finally {
    await session.end();
  }
}

test.each([
  ["", false],
  ["sslmode=disable", false],
  ["sslmode=prefer", true],
  ["sslmode=require", true],
])(
  "I5: with the parameters %j of DATABASE_URL the connection is encrypted: %s",
  async (parameters, expected) => {
    expect(await isEncrypted(parameters)).toBe(expected);
  },
);

test("I5: sslrootcert verifies the certificate, and its host name unless sslmode is verify-ca", async () => {
  const authority = `sslrootcert=${join(folder, "server.crt")}`;
  expect(await isEncrypted(`sslmode=verify-ca&${authority}`)).toBe(true);
  await expect(isEncrypted(authority)).rejects.toThrow(/does not match certificate/);
  await expect(isEncrypted("sslmode=verify-full")).rejects.toThrow(/self.signed certificate/);
});

test("I5: a certificate of an unknown authority ends the start with a line that names DATABASE_CA", async () => {
  await expect(openPostgresDatabase(`${postgres.url()}?sslmode=verify-full`)).rejects.toThrow(
    /^DATABASE_URL cannot be reached: self.signed certificate: set DATABASE_CA to the file of its authority$/,
  );
});

test("I5: an unencrypted connection to an address of no loopback is warned about, unless sslmode=disable", async () => {
  const warnings: string[] = [];
  const log = { warn: (line: string) => warnings.push(line) };
  // Reaches this machine, but is no loopback address.
  const elsewhere = postgres.url().replace("127.0.0.1", "0.0.0.0");
  for (const parameters of ["", "?sslmode=disable", "?sslmode=require"])
    await (await openPostgresDatabase(`${elsewhere}${parameters}`, { log })).close();
  expect(warnings).toEqual([expect.stringMatching(/^DATABASE_URL has no TLS: .*sslmode=require/)]);
});

test("I5: channel_binding=require accepts a server that proves the TLS connection, and no other authentication", async () => {
  await asOwner(postgres.url(), "create role bound login password 'secret'");
  const user = postgres.url().replace("postgres@", "bound:secret@");
  const connectBy = async (method: string) => {
    await writeFile(rules, accessRules(`host all bound 127.0.0.1/32 ${method}`));
    await asOwner(postgres.url(), "select pg_reload_conf()");
    // A session that begins before the server has read the file is refused or accepted by the earlier rules.
    await setTimeout(500);
    return isEncrypted("sslmode=require&channel_binding=require", user);
  };
  for (const method of ["trust", "password"])
    await expect(connectBy(method)).rejects.toThrow(/^channel_binding=require, but the server/);
  expect(await connectBy("scram-sha-256")).toBe(true);
});
