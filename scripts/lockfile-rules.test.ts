import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lockfileErrors } from "./lockfile-rules.mjs";

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8"));

const checksum = `sha512-${"a".repeat(86)}==`;
const react = { version: "11.2.0", integrity: checksum, license: "MIT" };
const manifest = {
  dependencies: { react: "11.2.0" },
  allowScripts: { node: true, native: false },
  overrides: { a: { slow: "npm:native@6.0.0" } },
};
const lockWith = (packages: object, root: object = { dependencies: manifest.dependencies }) => ({
  lockfileVersion: 3,
  packages: { "": root, "node_modules/react": react, ...packages },
});

test("I5: this repository's dependencies follow the rules", () => {
  expect(lockfileErrors(read("package.json"), read("package-lock.json"))).toEqual([]);
});

test("I5: valid dependencies give no errors", () => {
  const packages = {
    "node_modules/node": { ...react, version: "24.21.0", hasInstallScript: true },
    "node_modules/a/node_modules/slow": {
      ...react,
      name: "native",
      version: "6.0.0",
      hasInstallScript: true,
    },
    "node_modules/a/node_modules/@b/c": {
      ...react,
      license: "(GPL-2.0 OR MIT)",
      resolved: "https://registry.example/@b/c/-/c-11.2.0.tgz",
    },
    "node_modules/@biomejs/cli-win32-x64": {
      version: "2.6.8",
      license: "MIT",
      optional: true,
    },
  };
  expect(lockfileErrors(manifest, lockWith(packages))).toEqual([]);
});

test.each([
  ["an install script", { hasInstallScript: true }, /install script/],
  ["no checksum", { integrity: undefined }, /checksum/],
  ["a weak checksum", { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }, /checksum/],
  ["no licence", { license: undefined }, /licence/],
  ["a licence that is not on the list", { license: "AGPL-3.0-only" }, /licence/],
  ["one that is needed besides", { license: "MIT AND GPL-3.0" }, /licence/],
  ["code of a git repository", { resolved: "git+ssh://git@host.example/evil.git" }, /registry/],
  ["an address without encryption", { resolved: "http://r.example/evil/-/evil-1.0.0.tgz" }, /regi/],
  ["another package's file", { resolved: "https://r.example/other/-/other-1.0.0.tgz" }, /regi/],
  ["a stand-in that nobody asked for", { name: "other" }, /does not say so/],
  ["another version of a stand-in", { name: "native", version: "6.0.1" }, /does not say so/],
  ["a folder beside", { link: true }, /no package of npm/],
])("I5: %s is found", (_what, entry, says) => {
  const faults = lockfileErrors(
    manifest,
    lockWith({ "node_modules/evil": { ...react, ...entry } }),
  );
  expect(faults).toEqual([expect.stringMatching(says)]);
});

test.each([
  ["a range", { dependencies: { react: "^11.2.0" } }, /no exact version/],
  ["a version that is not locked", { dependencies: { react: "11.3.0" } }, /installs another/],
  ["what is no dependency any more", {}, /not in package.json/],
])("I5: %s in package.json is found", (_what, given, says) => {
  expect(lockfileErrors(given, lockWith({}))).toContainEqual(expect.stringMatching(says));
});

test("I5: a second major version of a package that must exist once is an error", () => {
  const older = { "node_modules/a/node_modules/react": { ...react, version: "10.0.0" } };
  expect(lockfileErrors(manifest, lockWith(older))).toEqual(["react is there in 2 major versions"]);
});
