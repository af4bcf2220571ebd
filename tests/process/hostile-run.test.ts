/**
 * Generated requests to every address, from every kind of client except administrators, against the whole
 * server process. `npm test` sends 300, `npm run test:deep` 10,000. A seed and its number determine each
 * request:
 *
 * HOSTILE_REQUESTS=50000 npm test -- tests/process/hostile-run.test.ts
 *
 * `HOSTILE_SEED` selects others, `HOSTILE_ONLY=123` repeats one, `HOSTILE_BACKEND=postgres` uses PostgreSQL
 * and S3.
 */
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seededRandom } from "../support/random.ts";
import { volume } from "../support/volume.ts";
import { findFaults } from "./hostile/faults.ts";
import { type HostileRequest, hostileRequest } from "./hostile/request.ts";
import { createSender } from "./hostile/send.ts";
import { privateBucket, privateObject } from "./hostile/storage-names.ts";
import { startTargetSite, type TargetSite } from "./hostile/target-site.ts";

const { HOSTILE_SEED, HOSTILE_ONLY, HOSTILE_BACKEND } = process.env;
const seed = Number(HOSTILE_SEED ?? 20261122);
const first = Number(HOSTILE_ONLY ?? 0);
const requests = HOSTILE_ONLY ? 1 : volume(300, 10_000, "HOSTILE_REQUESTS");
const atOnce = 16;

/** Maximum memory of the server process in megabytes, and maximum growth during the run. */
const maxMemory = 480;
const maxGrowth = 60;

/** Responses expected in a run of some thousand requests. */
const reached = [
  ..."200 204 400 401 403 404 405 406".split(" ").map((status) => `rest ${status}`),
  ..."200 400 401 404 405 406".split(" ").map((status) => `rpc ${status}`),
  ..."200 204 400 401 404 405".split(" ").map((status) => `storage ${status}`),
  ..."200 303 400 401 403 404 405 422".split(" ").map((status) => `auth ${status}`),
  ..."200 400 403 404 405".split(" ").map((status) => `functions ${status}`),
  ..."401 404 405".split(" ").map((status) => `hook ${status}`),
  ..."200 302 400 403 404 405".split(" ").map((status) => `page ${status}`),
  ..."200 302 404 405".split(" ").map((status) => `machine ${status}`),
];

let stage: TargetSite;
beforeAll(async () => {
  stage = await startTargetSite(HOSTILE_BACKEND === "postgres");
});
afterAll(() => stage?.dispose());

/** Everything needed to send the request again by hand. */
const told = ({ body, ...request }: HostileRequest) =>
  JSON.stringify({ seed, ...request, body: body && Buffer.from(body).toString("latin1") });

test("the same checks find hidden data where it is visible", async () => {
  const { site, secretKey, canaries, folders } = stage;
  const { send, close } = createSender(site.url, 1);
  const seen = async (path: string) => {
    const asked = {
      number: 0,
      subject: "rest",
      caller: "nobody",
      method: "GET",
      body: undefined,
    } as const;
    const headers = { apikey: secretKey };
    const answer = await send({ ...asked, path, headers });
    expect(answer.status, path).toBe(200);
    return findFaults(asked, answer, { canaries, folders });
  };
  expect(await seen("/rest/v1/contact_submissions")).toEqual(["shows an enquiry"]);
  expect(await seen("/rest/v1/outbox")).toEqual(["shows an outgoing mail"]);
  expect(await seen("/rest/v1/enquiry_notes")).toEqual(["shows a note"]);
  expect(await seen("/rest/v1/enquiry_answers")).toEqual(["shows an answer"]);
  expect(await seen("/rest/v1/enquiry_contacts")).toEqual(["shows a contact"]);
  expect(await seen("/rest/v1/proposals")).toEqual(["shows a proposal"]);
  expect(await seen("/rest/v1/proposal_versions")).toEqual(["shows a version of a proposal"]);
  expect(await seen("/rest/v1/proposal_replies")).toEqual(["shows a reply to a proposal"]);
  expect(await seen("/rest/v1/blog_posts")).toEqual(["shows a draft"]);
  expect(await seen("/rest/v1/tours")).toEqual(["shows a tour that is not offered"]);
  expect(await seen("/rest/v1/destinations")).toEqual(["shows a destination that is not shown"]);
  expect(await seen(`/storage/v1/object/${privateBucket}/${privateObject}`)).toEqual([
    "shows a private file",
  ]);
  close();
});

test(`G8: ${requests} hostile requests change nothing, reveal nothing and break nothing`, async () => {
  const { site, keys, canaries, folders, before } = stage;
  const { send, close } = createSender(site.url, atOnce);
  const faults = new Map<string, string>();
  // The first of each kind: hundreds of requests find the same fault.
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
        for (const fault of findFaults(request, answer, { canaries, folders }))
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
  console.info(JSON.stringify({ seconds, counts, memory: thirds(memory), slowest }));
  // One line of each kind, without ids and numbers. Start output besides the log is meant for the deployer.
  const log = site.output().replace(/^ *(?:Site|Admin): .*$/gm, "");
  const errors = new Set(
    log
      .split("\n")
      .filter((line) => line.includes('"level":"error"'))
      .map((line) => line.replace(/"(?:time|request|path)":"[^"]*",/g, "").replace(/\d+/g, "0")),
  );
  expect.soft([...faults.values()]).toEqual([]);
  expect.soft([...errors]).toEqual([]);

  const page = await fetch(`${site.url}/es/tours`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Dunas");
  expect(log).toContain('"message":"request"');
  for (const [what, word] of Object.entries(canaries))
    expect(log, `the log shows ${what}`).not.toContain(word);
  expect(await stage.after()).toEqual(before);
  // Short runs say nothing about memory, and do not reach every response.
  if (requests < 5_000) return;

  expect(Math.max(...memory)).toBeLessThan(maxMemory);
  const [early = 0, , late = 0] = thirds(memory);
  expect(late - early).toBeLessThan(maxGrowth);
  // The generator must reach every kind of response.
  for (const kind of reached)
    expect(counts[kind], `${kind} of ${JSON.stringify(counts)}`).toBeGreaterThan(2);
}, 3_600_000);

const memoryOf = (pid: number) =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1024;

/** Mean of each. */
function thirds(numbers: number[]): number[] {
  const size = Math.ceil(numbers.length / 3);
  return [0, 1, 2].map((at) => {
    const third = numbers.slice(at * size, (at + 1) * size);
    return Math.round(third.reduce((sum, each) => sum + each, 0) / Math.max(1, third.length));
  });
}
