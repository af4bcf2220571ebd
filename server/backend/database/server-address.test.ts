import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseServerAddress } from "./server-address.ts";

test("I5: libpq's client parameters are not sent to the server, other parameters are", () => {
  const { settings } = parseServerAddress(
    "postgres://site@db/name?channel_binding=require&sslmode=require&target_session_attrs=read-write&sslrootcert=system&search_path=public",
  );
  expect(settings).toEqual({ search_path: "public" });
});

test.each([
  ["postgres://site@[::1]:5433/name", { host: "::1", port: 5433, database: "name" }],
  ["postgres://site:p%40ss@db", { host: "db", port: 5432, database: "site", password: "p@ss" }],
  ["postgres:///name?host=/run/postgresql", { host: "/run/postgresql", database: "name" }],
  ["postgres://db/name?options=project%3Dep-cool", { options: "project=ep-cool" }],
])("I5: %s is parsed as libpq does", (given, expected) => {
  expect(parseServerAddress(given).client).toMatchObject(expected);
});

test.each([
  ["", false],
  ["?sslmode=disable", false],
  ["?sslmode=prefer", { rejectUnauthorized: false }],
  ["?sslmode=require", { rejectUnauthorized: false }],
  ["?sslmode=verify-ca", { rejectUnauthorized: true }],
  ["?sslmode=verify-full", { rejectUnauthorized: true }],
  ["?sslrootcert=system", {}],
])("I5: TLS of the address %s", (parameters, expected) => {
  expect(parseServerAddress(`postgres://db/name${parameters}`).client.ssl).toEqual(expected);
});

test.each([
  ["?sslmode=verify-al", 'DATABASE_URL: sslmode is "verify-al", but must be one of disable,'],
  ["?channel_binding=on", 'DATABASE_URL: channel_binding is "on", but must be one of disable,'],
  ["?channel_binding=require", "DATABASE_URL: channel_binding=require needs TLS"],
])("I5: the address %s is refused with a line that names the parameter", (parameters, line) => {
  expect(() => parseServerAddress(`postgres://db/name${parameters}`)).toThrow(line);
});

test.each([
  ["db.example.com/name", true],
  ["10.0.0.7/name", true],
  ["[fd00::7]/name", true],
  ["db.example.com/name?sslmode=disable", false],
  ["db.example.com/name?sslmode=require", false],
  ["db.example.com/name?sslrootcert=system", false],
  ["localhost/name", false],
  ["127.0.0.2/name", false],
  ["[::1]/name", false],
  ["/name?host=/run/postgresql", false],
])(
  "I5: whether the address %s sends data unencrypted to another machine: %s",
  (address, expected) => {
    expect(parseServerAddress(`postgres://${address}`).isExposed).toBe(expected);
  },
);

test("I5: with a CA file the certificate and its host name are verified", async () => {
  const folder = await mkdtemp(join(tmpdir(), "authority-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "ca.pem");
  writeFileSync(file, "authority");
  const { ssl } = parseServerAddress(
    `postgres://site@db/name?sslmode=require&sslrootcert=${file}`,
  ).client;
  expect(ssl).toEqual({ ca: "authority" });
  expect(() => parseServerAddress("postgres://site@db/name?sslrootcert=/none.pem")).toThrow(
    "DATABASE_CA /none.pem cannot be read (ENOENT)",
  );
});
