import { afterEach, expect, test } from "vitest";
import { sampleBrochure } from "../../tests/support/sample-brochure.ts";
import { WorkerDied } from "../jobs/worker-process.ts";
import { BrochureError } from "./brochure-error.ts";
import { BrochureQueue } from "./queue.ts";
import type { TypesetBrochure } from "./typeset.ts";

const opened: BrochureQueue[] = [];
afterEach(async () => {
  for (const queue of opened.splice(0)) await queue.close();
});

function open(options?: ConstructorParameters<typeof BrochureQueue>[0]) {
  const queue = new BrochureQueue(options);
  opened.push(queue);
  return queue;
}
const set = (queue: BrochureQueue) =>
  queue.make(async () => ({ brochure: sampleBrochure(), pictures: new Map() }));
const isPdf = ({ pdf }: TypesetBrochure) => Buffer.from(pdf).subarray(0, 5).toString() === "%PDF-";
async function begun(queue: BrochureQueue, last?: number): Promise<number> {
  while (queue.pid === undefined || queue.pid === last)
    await new Promise((resolve) => setTimeout(resolve, 5));
  return queue.pid;
}

test("J5: a killed worker is restarted, and its brochures are typeset", async () => {
  const queue = open();
  const made = Promise.all([set(queue), set(queue)]);
  const first = await begun(queue);
  process.kill(first, "SIGKILL");
  for (const each of await made) expect(isPdf(each)).toBe(true);
  expect(queue.pid).not.toBe(first);
});

test("J5: a brochure that times out fails, and the next one is typeset", async () => {
  const queue = open({ timeoutMs: 8_000 });
  const refused = set(queue).catch((error: Error) => error);
  const next = set(queue);
  process.kill(await begun(queue), "SIGSTOP");
  expect(await refused).toEqual(
    new BrochureError("it ends the process that sets it", { cause: new WorkerDied(true) }),
  );
  expect(isPdf(await next)).toBe(true);
});

test("J5: an idle worker exits", async () => {
  const queue = open({ idleMs: 50 });
  expect(isPdf(await set(queue))).toBe(true);
  while (queue.pid !== undefined) await new Promise((resolve) => setTimeout(resolve, 10));
});
