import { afterEach, expect, test } from "vitest";
import { bytes, noise } from "../../../tests/integration/backend/picture-samples.ts";
import { WorkshopBusy } from "../../workshop/workshop.ts";
import { PictureError } from "./picture-error.ts";
import type { RenderOrder } from "./render.ts";
import { PictureWorkshop } from "./workshop.ts";

const opened: PictureWorkshop[] = [];
afterEach(async () => {
  for (const workshop of opened.splice(0)) await workshop.close();
});

function open(options: ConstructorParameters<typeof PictureWorkshop>[0] = {}) {
  const workshop = new PictureWorkshop(options);
  opened.push(workshop);
  return workshop;
}

const order: RenderOrder = { width: 320, format: "webp" };
const photo = async (width = 64) => bytes(await noise(width, width).jpeg().toBuffer());
const render = (workshop: PictureWorkshop, picture: Uint8Array, client?: string, key?: string) =>
  workshop.make(async () => ({ kind: "render", picture, order }), { client, key });
/** The process that was just begun: it has done nothing yet. */
async function begun(worker: PictureWorkshop, last?: number): Promise<number> {
  await until(() => worker.pid !== undefined && worker.pid !== last);
  return worker.pid as number;
}
const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
};

test("H10: a process that dies is begun anew, and its pictures are made nevertheless", async () => {
  const workshop = open({ parallel: 2 });
  const picture = await photo();
  const made = Promise.all([1, 2, 3].map(() => render(workshop, picture)));
  const first = await begun(workshop);
  process.kill(first, "SIGKILL");
  for (const { byteLength } of await made) expect(byteLength).toBeGreaterThan(20);
  expect(workshop.pid).not.toBe(first);
});

test("H10: a picture under which the process dies again is given up, and the next one made", async () => {
  const workshop = open({ parallel: 1 });
  const picture = await photo();
  const refused = render(workshop, picture).catch((error: Error) => error);
  const next = render(workshop, picture);
  const first = await begun(workshop);
  process.kill(first, "SIGKILL");
  process.kill(await begun(workshop, first), "SIGKILL");
  expect(await refused).toBeInstanceOf(PictureError);
  expect((await next).byteLength).toBeGreaterThan(20);
});

test("H10: a picture that takes too long is given up, and the next one made", async () => {
  const workshop = open({ timeoutMs: 6000, parallel: 1 });
  const picture = await photo();
  const refused = render(workshop, picture).catch((error: Error) => error);
  const next = render(workshop, picture);
  process.kill(await begun(workshop), "SIGSTOP");
  expect(await refused).toBeInstanceOf(PictureError);
  expect((await next).byteLength).toBeGreaterThan(20);
});

test("H10: uploads come before what visitors wait for, and no more wait than may", async () => {
  const workshop = open({ parallel: 1, maxWaiting: 3 });
  const picture = await photo();
  const done: string[] = [];
  const visitors = [1, 2, 3, 4].map((n) =>
    render(workshop, picture).then(() => done.push(`visitor ${n}`)),
  );
  await expect(render(workshop, picture)).rejects.toThrow(WorkshopBusy);
  const upload = workshop.judge("image/jpeg", picture).then(() => done.push("upload"));
  await Promise.all([...visitors, upload]);
  expect(done).toEqual(["visitor 1", "upload", "visitor 2", "visitor 3", "visitor 4"]);
});

test("L2: one address that asks for much is refused before the queue is full, and others take turns with it", async () => {
  const workshop = open({ parallel: 1, maxWaiting: 10, maxWaitingPerClient: 3 });
  const picture = await photo();
  const done: string[] = [];
  const ask = (client: string, name: string) =>
    render(workshop, picture, client).then(() => done.push(name));
  const all = [1, 2, 3, 4].map((n) => ask("192.0.2.1", `greedy ${n}`));
  await expect(ask("192.0.2.1", "greedy 5")).rejects.toThrow(WorkshopBusy);
  all.push(ask("192.0.2.2", "visitor 1"), ask("192.0.2.2", "visitor 2"));
  all.push(
    workshop.make(async () => ({ kind: "render", picture, order })).then(() => done.push("page")),
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

test("L2: who asks for a picture that waits in another's line does not wait for all that line", async () => {
  const workshop = open({ parallel: 1 });
  const picture = await photo();
  const done: string[] = [];
  const all = ["1", "2", "3", "4"].map((key) =>
    render(workshop, picture, "192.0.2.1", key).then(() => done.push(key)),
  );
  for (const key of ["4", "unknown", "1"]) workshop.join(key, "192.0.2.2");
  await Promise.all(all);
  // The first was being made already.
  expect(done).toEqual(["1", "2", "4", "3"]);
  workshop.join("4", "192.0.2.2");
  await render(workshop, picture);
});

test("H10: without work the process ends, and comes back with work", async () => {
  const workshop = open({ idleMs: 50 });
  const picture = await photo();
  await render(workshop, picture);
  const first = workshop.pid;
  await until(() => workshop.pid === undefined);
  expect((await render(workshop, picture)).byteLength).toBeGreaterThan(20);
  expect(workshop.pid).not.toBe(first);
});

test("H10: what is waiting when the server stops is given up at once", async () => {
  const workshop = open({ parallel: 1 });
  const picture = await photo();
  const waiting = Promise.allSettled([render(workshop, picture), render(workshop, picture)]);
  await begun(workshop);
  await workshop.close();
  for (const { status } of await waiting) expect(status).toBe("rejected");
  await expect(render(workshop, picture)).rejects.toThrow("stopping");
  expect(workshop.pid).toBeUndefined();
});
