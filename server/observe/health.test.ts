import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../../tests/support/eventually.ts";
import { createHealth } from "./health.ts";

const told = async (health: ReturnType<typeof createHealth>) => read(await health.healthz());
const read = async (answer: Response) => {
  const { status, reason } = (await answer.json()) as { status: string; reason?: string };
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return [answer.status, status, reason];
};
const well = [200, "ok", undefined];
const without = [503, "unavailable", "database"];

afterEach(() => {
  vi.useRealTimers();
});

test("I5: a server with a responding database is healthy, and pings it once a second at most", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let asked = 0;
  let broken = false;
  const health = createHealth({
    checks: [
      {
        name: "database",
        ping: async () => {
          asked += 1;
          if (broken) throw new Error("gone");
        },
      },
    ],
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => told(health)));
  for (const answer of answers) expect(answer).toEqual(well);
  expect(asked).toBe(1);
  broken = true;
  vi.advanceTimersByTime(999);
  expect(await told(health)).toEqual(well);
  vi.advanceTimersByTime(1);
  expect(await told(health)).toEqual(without);
  broken = false;
  vi.advanceTimersByTime(1000);
  expect(await told(health)).toEqual(well);
  expect(asked).toBe(3);
});

test("I5: a hung database is unhealthy, and not pinged again before it has responded", async () => {
  let asked = 0;
  let answer = () => {};
  const health = createHealth({
    timeoutMs: 30,
    freshForMs: 10,
    checks: [
      {
        name: "database",
        ping: () =>
          new Promise((resolve) => {
            asked += 1;
            answer = resolve;
          }),
      },
    ],
  });
  for (let again = 0; again < 3; again++) expect(await told(health)).toEqual(without);
  expect(asked).toBe(1);
  answer();
  await eventually(async () => expect(await told(health)).toEqual(well));
});

test("I5: a stopping server is unhealthy", async () => {
  const health = createHealth({ checks: [{ name: "database", ping: async () => {} }] });
  expect(await told(health)).toEqual(well);
  health.stop();
  expect(await told(health)).toEqual([503, "unavailable", "stopping"]);
  expect(await read(await health.readyz(["database"]))).toEqual([503, "unavailable", "stopping"]);
  expect(await read(health.livez())).toEqual(well);
});

test("I5: while the storage is away /readyz is 503, unless excluded, and /healthz stays 200", async () => {
  const health = createHealth({
    checks: [
      { name: "database", ping: async () => {} },
      { name: "storage", ping: () => Promise.reject(new Error("gone")) },
    ],
  });
  expect(await read(await health.readyz())).toEqual([503, "unavailable", "storage"]);
  expect(await read(await health.readyz(["database", "storage"]))).toEqual(well);
  expect(await told(health)).toEqual(well);
  expect(await read(health.livez())).toEqual(well);
});
