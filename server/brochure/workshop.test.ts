import { afterEach, expect, test } from "vitest";
import { sampleBrochure } from "../../tests/support/sample-brochure.ts";
import { BrochureError } from "./brochure-error.ts";
import type { SetBrochure } from "./typeset.ts";
import { BrochureWorkshop } from "./workshop.ts";

const opened: BrochureWorkshop[] = [];
afterEach(async () => {
  for (const workshop of opened.splice(0)) await workshop.close();
});

function open(options?: ConstructorParameters<typeof BrochureWorkshop>[0]) {
  const workshop = new BrochureWorkshop(options);
  opened.push(workshop);
  return workshop;
}
const set = (workshop: BrochureWorkshop) =>
  workshop.make(async () => ({ brochure: sampleBrochure(), pictures: new Map() }));
const isPdf = ({ pdf }: SetBrochure) => Buffer.from(pdf).subarray(0, 5).toString() === "%PDF-";
async function begun(workshop: BrochureWorkshop, last?: number): Promise<number> {
  while (workshop.pid === undefined || workshop.pid === last)
    await new Promise((resolve) => setTimeout(resolve, 5));
  return workshop.pid;
}

test("J5: a process that is killed in the middle is begun anew, and its brochures are set nevertheless", async () => {
  const workshop = open();
  const made = Promise.all([set(workshop), set(workshop)]);
  const first = await begun(workshop);
  process.kill(first, "SIGKILL");
  for (const each of await made) expect(isPdf(each)).toBe(true);
  expect(workshop.pid).not.toBe(first);
});

test("J5: a brochure that takes too long is given up, and the next one set", async () => {
  const workshop = open({ timeoutMs: 8_000 });
  const refused = set(workshop).catch((error: Error) => error);
  const next = set(workshop);
  process.kill(await begun(workshop), "SIGSTOP");
  expect(await refused).toBeInstanceOf(BrochureError);
  expect(isPdf(await next)).toBe(true);
});

test("J5: without work the process ends", async () => {
  const workshop = open({ idleMs: 50 });
  expect(isPdf(await set(workshop))).toBe(true);
  while (workshop.pid !== undefined) await new Promise((resolve) => setTimeout(resolve, 10));
});
