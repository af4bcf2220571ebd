import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startRetention } from "../../../server/ops/retention.ts";
import { createDatabaseCall } from "../../../supabase/functions/_shared/database-call.ts";
import { createStore } from "../../../supabase/functions/_shared/store.ts";
import { eventually } from "../../support/eventually.ts";
import { admin, enquiry, siteUrl, startBackend, type TestBackend } from "./harness.ts";

const day = 24 * 3_600_000;
let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.dispose());

const databaseCall = () =>
  createDatabaseCall({
    url: siteUrl,
    secretKey: backend.backend.secretKey,
    fetch: (url, init) => backend.backend.fetch(new Request(url, init)),
  });

type Line = [level: string, message: string, details?: Record<string, unknown>];

/** Runs the job once, as a server does that is started at that time. */
async function runAt(at: number, { months = 24, isDefault = true } = {}): Promise<Line[]> {
  const lines: Line[] = [];
  const log = (level: string) => (message: string, details?: Record<string, unknown>) =>
    void lines.push([level, message, details]);
  const call = databaseCall();
  let runs = 0;
  const stop = startRetention({
    store: createStore({
      url: siteUrl,
      secretKey: backend.backend.secretKey,
      fetch: (url, init) => backend.backend.fetch(new Request(url, init)),
    }),
    call: async <Result>(name: string, parameters?: Record<string, unknown>) => {
      const result = await call<Result>(name, parameters);
      if (name === "report_job") runs += 1;
      return result;
    },
    months,
    isDefault,
    log: { info: log("info"), warn: log("warn"), error: log("error") },
    firstMs: 0,
    everyMs: day,
    now: () => at,
  });
  await eventually(() => expect(runs).toBe(1));
  await stop();
  return lines;
}

/** Lets the database see the days pass, so that the clock is plausible. */
async function passDays(from: number, days: number) {
  const call = databaseCall();
  for (let passed = 0; passed <= days; passed += 2)
    await call("check_clock", { at: new Date(from + passed * day).toISOString() });
}

const emails = async () => {
  const { data } = await backend
    .service()
    .from("contact_submissions")
    .select("email")
    .order("email")
    .throwOnError();
  return data.map(({ email }) => email);
};

const warnings = async () => {
  const { data } = await (await backend.signedIn(admin)).rpc("owner_warnings").throwOnError();
  return data.filter(({ kind }) => kind === "announced-retention");
};

/** An installation with an enquiry of three years ago, one of 23 months and 20 days, and a new one. */
beforeEach(async () => {
  await databaseCall()("announce_default_retention", { months: null });
  const table = backend.service().from("contact_submissions");
  await table.delete().neq("email", "").throwOnError();
  const monthsAgo = (months: number, days = 0) => {
    const date = new Date(Date.now() - days * day);
    date.setUTCMonth(date.getUTCMonth() - months);
    return date.toISOString();
  };
  await backend
    .service()
    .from("contact_submissions")
    .insert(
      [
        { ...enquiry, email: "a-old@example.com", created_at: monthsAgo(36) },
        { ...enquiry, email: "b-soon@example.com", created_at: monthsAgo(23, 20) },
        { ...enquiry, email: "c-new@example.com" },
      ],
      { defaultToNull: false },
    )
    .throwOnError();
});

const all = ["a-old@example.com", "b-soon@example.com", "c-new@example.com"];

test("K7: the first start with the default period erases nothing, and announces it in log and dashboard", async () => {
  const start = Date.now();
  const lines = await runAt(start);
  expect(await emails()).toEqual(all);
  const from = new Date(start + 30 * day);
  expect(lines).toEqual([
    [
      "warn",
      "old enquiries will be erased unless ENQUIRY_RETENTION_MONTHS is set",
      { enquiries: 2, months: 24, from: expect.any(String) },
    ],
  ]);
  expect(new Date(String(lines[0]?.[2]?.from))).toEqual(from);
  const [warning] = await warnings();
  expect(warning).toMatchObject({ amount: 2 });
  expect(new Date(warning?.since ?? "")).toEqual(from);
});

test("K7: restarts within 30 days do not move the date; then old enquiries are erased", async () => {
  const start = Date.now();
  await runAt(start);
  await passDays(start, 28);
  const [, , details] = (await runAt(start + 29 * day))[0] ?? [];
  expect(new Date(String(details?.from)).getTime()).toBe(start + 30 * day);
  expect(await emails()).toEqual(all);
  expect(await runAt(start + 30 * day + 1000)).toEqual([
    ["info", "erased enquiries that were too old", { enquiries: 2, months: 24 }],
  ]);
  expect(await emails()).toEqual(["c-new@example.com"]);
});

test("K7: with an explicit period, old enquiries are erased at the first start", async () => {
  await runAt(Date.now(), { isDefault: false });
  expect(await emails()).toEqual(all.slice(1));
});

test("K7: with 0 set during the 30 days nothing is erased, and a later default announces again", async () => {
  const start = Date.now();
  await runAt(start);
  await passDays(start, 40);
  expect(await runAt(start + 40 * day, { months: 0, isDefault: false })).toEqual([]);
  expect(await emails()).toEqual(all);
  expect(await warnings()).toEqual([]);
  const [line] = await runAt(start + 41 * day);
  expect(line?.[0]).toBe("warn");
  expect(await emails()).toEqual(all);
});

test("K7: another default period in a later version is announced again", async () => {
  const start = Date.now();
  await runAt(start);
  await passDays(start, 40);
  const [line] = await runAt(start + 41 * day, { months: 12 });
  expect(line?.[0]).toBe("warn");
  expect(await emails()).toEqual(all);
});

test("K7: without old enquiries nothing is announced", async () => {
  await backend
    .service()
    .from("contact_submissions")
    .delete()
    .neq("email", "c-new@example.com")
    .throwOnError();
  expect(await runAt(Date.now())).toEqual([]);
  expect(await warnings()).toEqual([]);
});
