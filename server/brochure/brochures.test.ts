import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { readPdf } from "../../tests/support/read-pdf.ts";
import { sampleBrochure } from "../../tests/support/sample-brochure.ts";
import { QueueFull } from "../jobs/fair-queue.ts";
import { createBrochures } from "./brochures.ts";
import { BrochureQueue } from "./queue.ts";

const closed: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closed.splice(0)) await close();
});

const jpeg = await sharp({
  create: { width: 300, height: 200, channels: 3, background: "#a93f17" },
})
  .jpeg()
  .toBuffer();

type Take = (key: string, width: number) => Promise<Uint8Array | undefined>;

function open(take: Take = async () => jpeg, options = {}, pauseMs?: number) {
  const logged: string[] = [];
  const queue = new BrochureQueue(options);
  const brochures = createBrochures({
    pictures: { jpeg: take },
    log: { error: (message) => logged.push(message), warn: (message) => logged.push(message) },
    queue,
    pauseMs,
  });
  closed.push(brochures.close);
  return { brochures, queue, logged };
}

const brochure = sampleBrochure();
const turn = (client: string, key = "/en/tours/a.pdf") => ({ client, key });

test("J5: a brochure is typeset with pictures in their printed widths", async () => {
  const asked: string[] = [];
  const { brochures } = open(async (key, width) => {
    asked.push(`${key} ${width}`);
    return key.includes("tree") ? undefined : jpeg;
  });
  const pdf = await brochures.typeset(brochure, turn("192.0.2.1"));
  expect(asked).toEqual([
    "tour-images/cover.jpg 1440",
    "tour-images/tree.jpg 1080",
    "tour-images/tree.jpg 640",
    "tour-images/cover.jpg 640",
    "tour-images/cover.jpg 1080",
  ]);
  const { alternatives } = await readPdf(pdf as Uint8Array);
  expect(alternatives).toEqual([
    "A dune",
    "A dune again",
    "From Windhoek to Etosha",
    "A dune at last",
  ]);
});

test("L2: a client over its limit gets a retry delay, and another client's brochure precedes the rest of its own", async () => {
  const { brochures } = open(undefined, { maxWaitingPerClient: 2 });
  const done: string[] = [];
  const ask = async (client: string, name: string) => {
    const pdf = await brochures.typeset(brochure, turn(client, name));
    done.push(pdf === 10 ? `${name} busy` : name);
  };
  // Those of one connection are one client.
  const greedy = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8::4"];
  const all = greedy.map((client, at) => ask(client, `greedy ${at + 1}`));
  all.push(ask("192.0.2.2", "visitor"));
  brochures.join("greedy 3", "192.0.2.3");
  await Promise.all(all);
  expect(done).toEqual(["greedy 4 busy", "greedy 1", "greedy 2", "visitor", "greedy 3"]);
});

test("J5: if pictures cannot be read, no brochure is typeset without them", async () => {
  const busy = open(async () => {
    throw new QueueFull();
  });
  expect(await busy.brochures.typeset(brochure, turn("192.0.2.1"))).toBe(10);
  const away = open(async () => {
    throw new Error("storage is away");
  });
  await expect(away.brochures.typeset(brochure, turn("192.0.2.1"))).rejects.toThrow("away");
});

test("J5: a failed brochure is not tried again until its content changes", async () => {
  const { brochures, logged } = open(undefined, {}, 1);
  const undated = sampleBrochure({ changed: "some day" });
  for (let time = 0; time < 3; time += 1)
    expect(await brochures.typeset(undated, turn("192.0.2.1"))).toBeUndefined();
  expect(logged).toEqual(["a brochure cannot be set"]);
  const other = sampleBrochure({ summary: "Another." });
  const pdf = await brochures.typeset(other, turn("192.0.2.1"));
  expect((await readPdf(pdf as Uint8Array)).pages.join()).toContain("Another.");
});

test("J5: a brochure that timed out or killed the worker twice is tried again after the pause", async () => {
  const pauseMs = 2_500;
  const { brochures, queue, logged } = open(undefined, { timeoutMs: 8_000 }, pauseMs);
  const begun = async (last?: number) => {
    while (queue.pid === undefined || queue.pid === last)
      await new Promise((resolve) => setTimeout(resolve, 5));
    return queue.pid;
  };
  const late = brochures.typeset(brochure, turn("192.0.2.1"));
  process.kill(await begun(), "SIGSTOP");
  expect(await late).toBe(3);
  const killed = brochures.typeset(sampleBrochure({ summary: "Another." }), turn("192.0.2.1"));
  const first = await begun();
  process.kill(first, "SIGKILL");
  process.kill(await begun(first), "SIGKILL");
  expect(await killed).toBe(3);
  const again = await brochures.typeset(sampleBrochure({ summary: "Another." }), turn("192.0.2.2"));
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThanOrEqual(3);
  expect(queue.pid).toBeUndefined();
  expect(logged).toEqual(["a brochure was given up", "a brochure was given up"]);
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  for (const each of [brochure, sampleBrochure({ summary: "Another." })]) {
    const pdf = await brochures.typeset(each, turn("192.0.2.1"));
    expect((await readPdf(pdf as Uint8Array)).title).toBe("Rivers of sand");
  }
});
