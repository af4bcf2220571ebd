/**
 * Clock set by tests for the server process. Loaded before it; the file in `TEST_CLOCK` contains the offset
 * in milliseconds. SIGUSR2 reads it again.
 */
import { readFileSync } from "node:fs";

const { TEST_CLOCK = "" } = process.env;
let ahead = 0;
const look = () => {
  ahead = Number(readFileSync(TEST_CLOCK, "utf8"));
  process.stdout.write(`The clock is ${ahead} ms ahead.\n`);
};
look();
process.on("SIGUSR2", look);

const now = () => Real.now() + ahead;
const Real = Date;
globalThis.Date = new Proxy(Real, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], asked),
  apply: (target) => new target(now()).toString(),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});
