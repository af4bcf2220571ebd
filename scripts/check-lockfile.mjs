/** Part of `npm run check`: applies `lockfile-rules.mjs` to the dependencies, offline. */
import { readFileSync } from "node:fs";
import { lockfileErrors } from "./lockfile-rules.mjs";

const read = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8"));

const faults = lockfileErrors(read("package.json"), read("package-lock.json"));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
