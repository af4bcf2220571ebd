/**
 * Generated requests over every address, of everybody but an administrator, against the whole server as
 * a process. `npm test` sends 12,000. All of them are drawn from one seed, each by its number:
 *
 *     HOSTILE_REQUESTS=50000 npx vitest run --project embedded tests/process/hostile-run.test.ts
 *
 * `HOSTILE_SEED` chooses others, `HOSTILE_ONLY=123` repeats one of them, `HOSTILE_BACKEND=postgres`
 * asks a server on PostgreSQL and S3.
 */
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seededRandom } from "../integration/functions/generate-body.ts";
import { faultsOf } from "./hostile/judge.ts";
import { type HostileRequest, hostileRequest } from "./hostile/request.ts";
import { createSender } from "./hostile/send.ts";
import { type Stage, setStage } from "./hostile/stage.ts";

const { HOSTILE_SEED, HOSTILE_REQUESTS, HOSTILE_ONLY, HOSTILE_BACKEND } = process.env;
const seed = Number(HOSTILE_SEED ?? 20261122);
const first = Number(HOSTILE_ONLY ?? 0);
const requests = HOSTILE_ONLY ? 1 : Number(HOSTILE_REQUESTS ?? 12_000);
const atOnce = 16;

/** Megabytes of the server's process: what it may ever hold, and hold more in the end than in the beginning. */
const mostMemory = 480;
const mostGrowth = 60;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(HOSTILE_BACKEND === "postgres");
}, 120_000);
afterAll(() => stage?.dispose());

/** Everything that is needed to send it again by hand. */
const told = ({ body, ...request }: HostileRequest) =>
  JSON.stringify({ seed, ...request, body: body && Buffer.from(body).toString("latin1") });

test(`G8: ${requests} hostile requests change nothing, show nothing and break nothing`, async () => {
  const { site, keys, canaries, folders, before } = stage;
  const { send, close } = createSender(site.url, atOnce);
  const faults = new Map<string, string>();
  // The first of each kind: a single hole is met by hundreds of requests.
  const note = (fault: string, answer: string, request: HostileRequest) => {
    const kind = `${fault}: ${answer.slice(0, 300)}`.replace(/\d+/g, "0").slice(0, 120);
    if (faults.size < 40 && !faults.has(kind))
      faults.set(kind, `${fault}: ${answer.slice(0, 300)}\n${told(request)}`);
  };
  const counts: Record<string, number> = {};
  const memory: number[] = [];
  let slowest = { milliseconds: 0, request: "" };
  let next = first;
  async function work() {
    while (next < first + requests) {
      const number = next++;
      const random = seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b));
      const request = hostileRequest(random, number, keys);
      if (number % 50 === 0) memory.push(memoryOf(site.pid));
      try {
        const answer = await send(request);
        const kind = `${request.subject} ${answer.status}`;
        counts[kind] = (counts[kind] ?? 0) + 1;
        if (answer.milliseconds > slowest.milliseconds)
          slowest = { milliseconds: answer.milliseconds, request: told(request) };
        for (const fault of faultsOf(request, answer, { canaries, folders }))
          note(fault, answer.text, request);
      } catch (error) {
        note(String(error), "", request);
      }
    }
  }
  const from = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  close();
  const seconds = (performance.now() - from) / 1000;
  console.info(JSON.stringify({ seconds, counts, memory: thirds(memory), slowest }, null, 1));
  const errors = site
    .output()
    .split("\n")
    .filter((line) => line.includes('"level":"error"'));
  expect.soft([...faults.values()]).toEqual([]);
  expect.soft(errors).toEqual([]);

  const page = await fetch(`${site.url}/es/tours`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Dunas");
  for (const [what, word] of Object.entries(canaries))
    expect(site.output(), `the log shows ${what}`).not.toContain(word);
  expect(await stage.after()).toEqual(before);
  if (HOSTILE_ONLY) return;

  expect(Math.max(...memory)).toBeLessThan(mostMemory);
  const [early = 0, , late = 0] = thirds(memory);
  expect(late - early).toBeLessThan(mostGrowth);
}, 3_600_000);

const memoryOf = (pid: number) =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1024;

/** The mean of each. */
function thirds(numbers: number[]): number[] {
  const size = Math.ceil(numbers.length / 3);
  return [0, 1, 2].map((at) => {
    const third = numbers.slice(at * size, (at + 1) * size);
    return Math.round(third.reduce((sum, each) => sum + each, 0) / Math.max(1, third.length));
  });
}
