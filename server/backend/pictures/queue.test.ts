import { afterEach, expect, test } from "vitest";
import { bytes, noise } from "../../../tests/integration/backend/picture-samples.ts";
import { QueueFull } from "../../jobs/fair-queue.ts";
import { PictureError } from "./picture-error.ts";
import { KnownBadPicture, PictureQueue } from "./queue.ts";
import type { RenderOrder } from "./render.ts";

const opened: PictureQueue[] = [];
afterEach(async () => {
  for (const queue of opened.splice(0)) await queue.close();
});

function open(options: ConstructorParameters<typeof PictureQueue>[0] = {}) {
  const queue = new PictureQueue(options);
  opened.push(queue);
  return queue;
}

const order: RenderOrder = { width: 320, format: "webp" };
const photo = async (width = 64) => bytes(await noise(width, width).jpeg().toBuffer());
const render = (queue: PictureQueue, picture: Uint8Array, client?: string, key?: string) =>
  queue.make(async () => ({ kind: "render", picture, order }), { client, key });
/** The process that was just begun: it has done nothing yet. */
async function begun(worker: PictureQueue, last?: number): Promise<number> {
  await until(() => worker.pid !== undefined && worker.pid !== last);
  return worker.pid as number;
}
const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
};

test("H10: a worker that dies is restarted, and its pictures are rendered", async () => {
  const queue = open({ parallel: 2 });
  const picture = await photo();
  const made = Promise.all([1, 2, 3].map(() => render(queue, picture)));
  const first = await begun(queue);
  process.kill(first, "SIGKILL");
  for (const { byteLength } of await made) expect(byteLength).toBeGreaterThan(20);
  expect(queue.pid).not.toBe(first);
});

test("H10: a picture that kills the worker twice fails, and the next one is rendered", async () => {
  const queue = open({ parallel: 1 });
  const picture = await photo();
  const refused = render(queue, picture).catch((error: Error) => error);
  const next = render(queue, picture);
  const first = await begun(queue);
  process.kill(first, "SIGKILL");
  process.kill(await begun(queue, first), "SIGKILL");
  expect(await refused).toEqual(new PictureError("a file that cannot be worked with"));
  expect((await next).byteLength).toBeGreaterThan(20);
});

test("H10: a picture that times out fails, and the next one is rendered", async () => {
  const queue = open({ timeoutMs: 6000, parallel: 1 });
  const picture = await photo();
  const refused = render(queue, picture).catch((error: Error) => error);
  const next = render(queue, picture);
  process.kill(await begun(queue), "SIGSTOP");
  expect(await refused).toEqual(new PictureError("a file that cannot be worked with"));
  expect((await next).byteLength).toBeGreaterThan(20);
});

test("H10: uploads take precedence over visitors' pictures, and the queue is bounded", async () => {
  const queue = open({ parallel: 1, maxWaiting: 3 });
  const picture = await photo();
  const done: string[] = [];
  const visitors = [1, 2, 3, 4].map((n) =>
    render(queue, picture).then(() => done.push(`visitor ${n}`)),
  );
  await expect(render(queue, picture)).rejects.toThrow(QueueFull);
  const upload = queue.validate(picture).then(() => done.push("upload"));
  await Promise.all([...visitors, upload]);
  expect(done).toEqual(["visitor 1", "upload", "visitor 2", "visitor 3", "visitor 4"]);
});

test("L2: a client over its limit is refused before the queue is full, and other clients take turns with it", async () => {
  const queue = open({ parallel: 1, maxWaiting: 10, maxWaitingPerClient: 3 });
  const picture = await photo();
  const done: string[] = [];
  const ask = (client: string, name: string) =>
    render(queue, picture, client).then(() => done.push(name));
  const all = [1, 2, 3, 4].map((n) => ask("192.0.2.1", `greedy ${n}`));
  await expect(ask("192.0.2.1", "greedy 5")).rejects.toThrow(QueueFull);
  all.push(ask("192.0.2.2", "visitor 1"), ask("192.0.2.2", "visitor 2"));
  all.push(
    queue.make(async () => ({ kind: "render", picture, order })).then(() => done.push("page")),
  );
  await Promise.all(all);
  expect(done).toEqual([
    "greedy 1",
    "greedy 2",
    "visitor 1",
    "page",
    "greedy 3",
    "visitor 2",
    "greedy 4",
  ]);
});

test("L2: a second client that requests a waiting picture gets it in its own turn", async () => {
  const queue = open({ parallel: 1 });
  const picture = await photo();
  const done: string[] = [];
  const all = ["1", "2", "3", "4"].map((key) =>
    render(queue, picture, "192.0.2.1", key).then(() => done.push(key)),
  );
  for (const key of ["4", "unknown", "1"]) queue.join(key, "192.0.2.2");
  await Promise.all(all);
  // The first was being made already.
  expect(done).toEqual(["1", "2", "4", "3"]);
  queue.join("4", "192.0.2.2");
  await render(queue, picture);
});

test("L2: an invalid picture is decoded once for all waiting sizes, and other clients take turns with it", async () => {
  const queue = open({ parallel: 1 });
  const good = await photo();
  const bad = good.subarray(0, good.byteLength / 2);
  const begun: string[] = [];
  const make = (name: string, picture: Uint8Array, client: string) => {
    const take = async () => {
      begun.push(name);
      return { kind: "render", picture, order } as const;
    };
    return queue.makeOf(`tour-images/${client}/1`, take, { client });
  };
  const all = [1, 2, 3].map((n) => make(`bad ${n}`, bad, "192.0.2.1"));
  all.push(make("good", good, "192.0.2.2"));
  const settled = await Promise.allSettled(all);
  expect(begun).toEqual(["bad 1", "good"]);
  expect(settled.map((each) => each.status === "rejected" && each.reason.constructor)).toEqual([
    PictureError,
    KnownBadPicture,
    KnownBadPicture,
    false,
  ]);
});

test("H10: an idle worker exits and is started on demand", async () => {
  const queue = open({ idleMs: 50 });
  const picture = await photo();
  await render(queue, picture);
  const first = queue.pid;
  await until(() => queue.pid === undefined);
  expect((await render(queue, picture)).byteLength).toBeGreaterThan(20);
  expect(queue.pid).not.toBe(first);
});

test("H10: waiting jobs fail at once when the server stops", async () => {
  const queue = open({ parallel: 1 });
  const picture = await photo();
  const waiting = Promise.allSettled([render(queue, picture), render(queue, picture)]);
  await begun(queue);
  await queue.close();
  for (const { status } of await waiting) expect(status).toBe("rejected");
  await expect(render(queue, picture)).rejects.toThrow("stopping");
  expect(queue.pid).toBeUndefined();
});
