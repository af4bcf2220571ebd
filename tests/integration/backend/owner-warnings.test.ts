import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cast, startCast, userKinds } from "./cast.ts";
import { tour } from "./harness.ts";

let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());

const warnings = async () => {
  const { data } = await cast.admin.rpc("owner_warnings").throwOnError();
  return data.map(({ kind, amount, since }) => [kind, amount, since]);
};

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const noteBackup = (newest: string | null, every_hours = 24) =>
  cast.service.rpc("record_backup", { newest, every_hours }).throwOnError();

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

test("J28: open departures of the next 45 days are reported, but not those of a tour in the trash", async () => {
  await noteBackup(hoursAgo(1));
  const { data: tours } = await cast.service
    .from("tours")
    .insert([tour, { ...tour, slug: "otro" }].map((row) => ({ ...row, is_active: true })))
    .select("id")
    .throwOnError();
  const [id = "", deleted = ""] = (tours ?? []).map((row) => row.id);
  const johannesburg = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Johannesburg" });
  const day = (later: number) => johannesburg.format(Date.now() + later * 86_400_000);
  const row = (tour_id: string, later: number, state: "open" | "guaranteed" | "cancelled") => ({
    ...{ tour_id, starts_on: day(later), places: 8, state },
  });
  await cast.service
    .from("departures")
    .insert([
      row(id, 0, "open"),
      row(id, 44, "open"),
      row(id, 45, "open"),
      row(id, -1, "open"),
      row(id, 10, "guaranteed"),
      row(id, 10, "cancelled"),
      row(deleted, 10, "open"),
    ])
    .throwOnError();
  await cast.service.from("tours").delete().eq("id", deleted).throwOnError();
  expect(await warnings()).toEqual([["undecided-departures", 2, null]]);
  await cast.service.from("departures").delete().gt("places", 0).throwOnError();
  expect(await warnings()).toEqual([]);
});
