import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nobodyAccount } from "../../../server/backend/database/embedded/account.ts";
import { parseServerAddress } from "../../../server/backend/database/server-address.ts";
import { Session } from "../../../server/backend/database/session.ts";
import { startPostgres, type TestPostgres } from "../../support/postgres.ts";

let folder: string;
let postgres: TestPostgres;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tls-"));
  const { cert, private: key } = await generate([{ name: "commonName", value: "other.example" }]);
  const files = { ssl_cert_file: "server.crt", ssl_key_file: "server.key" };
  for (const [name, text] of [
    [files.ssl_cert_file, cert],
    [files.ssl_key_file, key],
  ] as const)
    await writeFile(join(folder, name), text, { mode: 0o600 });
  if (process.getuid?.() === 0)
    for (const path of [folder, ...Object.values(files).map((name) => join(folder, name))])
      await chown(path, nobodyAccount.uid, nobodyAccount.gid);
  postgres = await startPostgres({
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
async function isEncrypted(parameters: string): Promise<unknown> {
  const address = parseServerAddress(`${postgres.url()}?${parameters}`);
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
