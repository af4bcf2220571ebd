import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
