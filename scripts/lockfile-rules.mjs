/**
 * Rules for `package.json` and `package-lock.json`. Pure functions without network access, so that `npm run
 * check` has the same result everywhere; known vulnerabilities are not checked, because they need a query.
 */

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

/**
 * Packages of which a second version would be duplicated in the browser, or incompatible with the first.
 */
const once = ["react", "react-dom", "@supabase/supabase-js", "react-router"];

/**
 * Optional builds for other systems, for which npm writes no checksum if the lockfile was made from an
 * installed folder. `npm ci` fetches none of them on the tested systems.
 */
const builds = {
  "@biomejs/cli":
    "android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 win32-x64",
};
const withoutIntegrity = new Set(
  Object.entries(builds).flatMap(([name, systems]) =>
    systems.split(" ").map((system) => `node_modules/${name}-${system}`),
  ),
);

const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/**
 * @typedef {object} Entry
 * @property {string} [name] where it stands in for another package
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 *
 * @typedef {object} Manifest
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, boolean>} [allowScripts]
 * @property {Overrides} [overrides]
 *
 * @typedef {{ [name: string]: string | Overrides }} Overrides
 *
 * @typedef {{ lockfileVersion: number, packages: Record<string, Entry & Manifest> }} Lockfile
 */

/**
 * @param {Manifest} manifest `package.json`
 * @param {Lockfile} lockfile `package-lock.json`
 * @returns {string[]} errors, one sentence each
 */
export function lockfileErrors(manifest, lockfile) {
  const faults = [];
  if (lockfile.lockfileVersion !== 3) faults.push("package-lock.json is not of lockfileVersion 3");
  const asked = { ...manifest.dependencies, ...manifest.devDependencies };
  const root = lockfile.packages[""] ?? {};
  const locked = { ...root.dependencies, ...root.devDependencies };
  for (const [name, version] of Object.entries(asked)) {
    if (!exact.test(version)) faults.push(`package.json: ${name} "${version}" is no exact version`);
    if (locked[name] !== version) faults.push(`package-lock.json does not know ${name} ${version}`);
    if (lockfile.packages[`node_modules/${name}`]?.version !== version)
      faults.push(`package-lock.json installs another ${name} than ${version}`);
  }
  for (const name of Object.keys(locked))
    if (!(name in asked)) faults.push(`package-lock.json: ${name} is not in package.json any more`);
  const entries = Object.entries(lockfile.packages).filter(([path]) => path !== "");
  for (const [path, entry] of entries) faults.push(...entryErrors(path, entry, manifest));
  for (const name of once) {
    const copies = entries.filter(([path]) => path.endsWith(`node_modules/${name}`));
    const majors = new Set(copies.map(([, { version = "" }]) => version.split(".")[0]));
    if (majors.size > 1) faults.push(`${name} is there in ${majors.size} major versions`);
  }
  return faults;
}

/**
 * @param {string} path
 * @param {Entry} entry
 * @param {Manifest} manifest
 */
function entryErrors(path, entry, { allowScripts = {}, overrides = {} }) {
  const faults = [];
  const name = entry.name ?? path.split("node_modules/").at(-1) ?? path;
  if (entry.name && !standIns(overrides).includes(`npm:${entry.name}@${entry.version}`))
    faults.push(`${path} is ${entry.name}, and package.json does not say so`);
  if (!path.startsWith("node_modules/") || entry.link) faults.push(`${path} is no package of npm`);
  if (!exact.test(entry.version ?? "")) faults.push(`${path} has no version`);
  if (!comesFromRegistry(entry.resolved, name))
    faults.push(`${path} comes from ${entry.resolved}, not from the registry`);
  const known = entry.optional && withoutIntegrity.has(path);
  if (!known && !/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? ""))
    faults.push(`${path} has no sha512 checksum`);
  if (!isAllowed(entry.license))
    faults.push(`${path}: licence ${entry.license} is not on the list`);
  if (entry.hasInstallScript && allowScripts[name] === undefined)
    faults.push(`${path} has an install script, and is not in allowScripts of package.json`);
  return faults;
}

/** Packages that `overrides` substitutes. @param {Overrides} overrides @returns {string[]} */
const standIns = (overrides) =>
  Object.values(overrides).flatMap((value) =>
    typeof value === "string" ? value : standIns(value),
  );

/**
 * Whether a package comes from a registry. Without a URL npm uses the configured registry; a URL must be a
 * registry's, not git or a file.
 * @param {string | undefined} resolved
 * @param {string} name
 */
function comesFromRegistry(resolved, name) {
  if (resolved === undefined) return true;
  const url = URL.parse(resolved);
  const file = name.split("/").at(-1);
  return (
    url?.protocol === "https:" &&
    url.pathname.includes(`/${name}/-/${file}-`) &&
    url.pathname.endsWith(".tgz")
  );
}

/** @param {string | undefined} licence an SPDX expression */
function isAllowed(licence = "") {
  const terms = licence.replace(/^\((.*)\)$/, "$1").split(" OR ");
  return terms.some((term) => term.split(" AND ").every((each) => licences.has(each.trim())));
}
