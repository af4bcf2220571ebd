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

function open(take: Take = async () => jpeg, options = {}) {
  const logged: string[] = [];
  const queue = new BrochureQueue(options);
  const brochures = createBrochures({
    pictures: { jpeg: take },
    log: { error: (message) => logged.push(message) },
    queue,
  });
  closed.push(brochures.close);
  return { brochures, queue, logged };
}

const brochure = sampleBrochure();
const turn = (client: string, key = "/en/tours/a.pdf") => ({ client, key });

test("J5: a brochure is set with its pictures, each as wide as it is printed", async () => {
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

test("L2: who has too much waiting is told to wait, and another's brochure comes before the rest of his", async () => {
  const { brochures } = open(undefined, { maxWaitingPerClient: 2 });
  const done: string[] = [];
  const ask = async (client: string, name: string) => {
    const pdf = await brochures.typeset(brochure, turn(client, name));
    done.push(pdf === "busy" ? `${name} busy` : name);
  };
  // Those of one connection are one client.
  const greedy = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8::4"];
  const all = greedy.map((client, at) => ask(client, `greedy ${at + 1}`));
  all.push(ask("192.0.2.2", "visitor"));
  brochures.join("greedy 3", "192.0.2.3");
  await Promise.all(all);
  expect(done).toEqual(["greedy 4 busy", "greedy 1", "greedy 2", "visitor", "greedy 3"]);
});

test("J5: where pictures have no room or cannot be read, nothing is set without them", async () => {
  const busy = open(async () => {
    throw new QueueFull();
  });
  expect(await busy.brochures.typeset(brochure, turn("192.0.2.1"))).toBe("busy");
  const away = open(async () => {
    throw new Error("storage is away");
  });
  await expect(away.brochures.typeset(brochure, turn("192.0.2.1"))).rejects.toThrow("away");
});

test("J5: what cannot be set is not tried a second time, until it is another", async () => {
  const { brochures, queue, logged } = open(undefined, { timeoutMs: 8_000 });
  const refused = brochures.typeset(brochure, turn("192.0.2.1"));
  while (queue.pid === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
  process.kill(queue.pid, "SIGSTOP");
  expect(await refused).toBeUndefined();
  expect(logged).toEqual(["a brochure cannot be set"]);
  const begun = performance.now();
  expect(await brochures.typeset(brochure, turn("192.0.2.1"))).toBeUndefined();
  expect(performance.now() - begun).toBeLessThan(500);
  expect(logged).toHaveLength(1);
  const other = sampleBrochure({ summary: "Another." });
  const pdf = await brochures.typeset(other, turn("192.0.2.1"));
  expect((await readPdf(pdf as Uint8Array)).pages.join()).toContain("Another.");
});
