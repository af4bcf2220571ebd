import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentTypes } from "../../../content/index.ts";
import { tours } from "../../../content/types/tours.ts";
import { type Cast, startCast, userKinds } from "./cast.ts";

let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());

const warnings = async () => {
  const { data } = await cast.admin.rpc("owner_warnings").throwOnError();
  return data.map(({ kind, amount, since }) => [kind, amount, since]);
};

const company = (values: { email: string; phone: string }) =>
  cast.service.from("site_settings").update(values).eq("id", true).throwOnError();

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const noteBackup = (newest: string | null, every_hours = 24) =>
  cast.service.rpc("record_backup", { newest, every_hours }).throwOnError();

test("K9: with real content and company facts, and backups disabled, there are no warnings", async () => {
  await company({ email: "hola@baobab.co.za", phone: "+27 11 482 5500" });
  expect(await warnings()).toEqual([]);
});

test("K9: a placeholder address or telephone is reported until it is changed", async () => {
  for (const facts of [
    { email: "hello@tsamma.example", phone: "+27 11 482 5500" },
    { email: "hello@example.com", phone: "+27 11 482 5500" },
    { email: "hola@baobab.co.za", phone: "+27 11 000 0000" },
  ]) {
    await company(facts);
    expect(await warnings()).toEqual([["demonstration-company", 1, null]]);
  }
  await company({ email: "example@baobab.co.za", phone: "+27 11 482 5500" });
  expect(await warnings()).toEqual([]);
});

test("I1: entries of the demonstration are counted until they are changed or deleted", async () => {
  await cast.service.rpc("finish_seed" as "retry_mails", { pictures: [] } as object).throwOnError();
  const { count } = await cast.service.from("tours").select("*", { count: "exact", head: true });
  const [[kind, all] = []] = await warnings();
  expect(kind).toBe("demonstration-entries");
  expect(all).toBeGreaterThan(count ?? 0);
  await cast.admin
    .from("tours")
    .update({ short_description: "Mía." })
    .neq("slug", "")
    .throwOnError();
  expect(await warnings()).toEqual([[kind, (all as number) - (count ?? 0), null]]);
  for (const { table } of contentTypes.filter((type) => type !== tours))
    await cast.admin.from(table).delete().neq("slug", "").throwOnError();
  expect(await warnings()).toEqual([]);
});

describe("L3: the newest backup", () => {
  test("is not reported if it is younger than two days or twice the interval", async () => {
    for (const [hours, every] of [
      [47, 24],
      [47, 0],
      [9 * 24, 5 * 24],
    ] as const) {
      await noteBackup(hoursAgo(hours), every);
      expect(await warnings()).toEqual([]);
    }
    // Monitored since a moment ago.
    await noteBackup(null);
    expect(await warnings()).toEqual([]);
  });

  test("is reported with its time if it is older, to administrators only", async () => {
    const time = hoursAgo(49);
    await noteBackup(time, 6);
    const [[kind, , since] = []] = await warnings();
    expect([kind, Date.parse(String(since))]).toEqual(["old-backup", Date.parse(time)]);
    expect((await cast.anonymous.rpc("owner_warnings")).error?.code).toBe("42501");
    expect((await cast.traveller.rpc("owner_warnings")).data).toEqual([]);
  });

  test("is recorded by the server only", async () => {
    for (const who of userKinds) {
      const { error } = await cast[who].rpc("record_backup", {
        newest: new Date().toISOString(),
        every_hours: 24,
      });
      expect(error?.code).toBe("42501");
    }
    expect(await warnings()).toHaveLength(1);
  });
});
