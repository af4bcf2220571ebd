import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { parseServerAddress } from "./server-address.ts";

/** Options with which the driver connects. */
function driverOptions(given: string) {
  const { url = "", options } = parseServerAddress(given);
  return postgres(url, options).options;
}

test("I5: libpq's client parameters are not sent to the server, other parameters are", () => {
  const { connection } = driverOptions(
    "postgres://site@db/name?channel_binding=require&sslmode=require&target_session_attrs=read-write&sslrootcert=system&search_path=public",
  );
  expect(connection).toEqual({ application_name: "postgres.js", search_path: "public" });
});

test("I5: an IPv6 host is parsed without brackets", () => {
  const { host, port } = driverOptions("postgres://site@[::1]:5433/name");
  expect([host, port]).toEqual([["::1"], [5433]]);
});

test("I5: with a CA file the certificate and its host name are verified", async () => {
  const folder = await mkdtemp(join(tmpdir(), "authority-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "ca.pem");
  writeFileSync(file, "authority");
  const { ssl } = driverOptions(`postgres://site@db/name?sslmode=require&sslrootcert=${file}`);
  expect(ssl).toEqual({ ca: "authority" });
  expect(() => parseServerAddress("postgres://site@db/name?sslrootcert=/none.pem")).toThrow(
    "DATABASE_CA /none.pem cannot be read (ENOENT)",
  );
});
