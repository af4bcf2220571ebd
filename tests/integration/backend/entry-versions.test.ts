/** Long, because versions, trash and restoring use one table, tested for each content type. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Row } from "../../../shared/database.types.ts";
import { type Cast, content, startCast, tourContent } from "./cast.ts";
import type { Client } from "./harness.ts";

let cast: Cast;
let adminId: string;

beforeAll(async () => {
  cast = await startCast();
  adminId = (await cast.admin.auth.getUser()).data.user?.id ?? "";
});
afterAll(() => cast.backend.dispose());
beforeEach(async () => {
  for (const { table } of content) await cast.service.from(table).delete().eq("slug", "uno");
  await cast.service.from("entry_versions").delete().gt("id", 0);
});

type Table = (typeof content)[number]["table"];
type Entry = Row<"tours">;

/** Columns shared by the three tables. */
const from = (who: Client, table: Table) => who.from(table as "tours");

async function add(table: Table, row: object, more: object = {}): Promise<Entry> {
  const { data, error } = await from(cast.admin, table)
    .insert({ ...row, slug: "uno", ...more } as never)
    .select()
    .single();
  if (error) throw error;
  return data;
}

async function change(table: Table, id: string, values: object, who = cast.admin): Promise<Entry> {
  const { data, error } = await from(who, table)
    .update(values as never)
    .eq("id", id)
    .select()
    .single();
  if (error) throw error;
  return data;
}

async function remove(table: Table, id: string, who = cast.admin): Promise<void> {
  const { data, error } = await from(who, table).delete().eq("id", id).select("id");
  if (error) throw error;
  expect(data).toEqual([{ id }]);
}

/** Versions of an entry, newest first. */
async function versionsOf(id: string, who = cast.admin) {
  const { data, error } = await who
    .from("entry_versions")
    .select()
    .eq("entry_id", id)
    .order("id", { ascending: false });
  if (error) throw error;
  return data;
}

const inOneWay = (row: object = {}) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value && column.endsWith("_at") ? Date.parse(value) : value,
    ]),
  );

const restore = (version: number, who = cast.admin) => who.rpc("restore_version", { version });
const trash = async () => {
  const { data, error } = await cast.admin.rpc("deleted_entries").select("entry_id");
  if (error) throw error;
  return data.map(({ entry_id }) => entry_id);
};

describe.each(content)("in $table", ({ table, title, row }) => {
  test("K1: changing and deleting an entry stores each earlier state with author and time", async () => {
    const first = await add(table, row);
    expect(await versionsOf(first.id)).toEqual([]);
    const second = await change(table, first.id, { [title]: "Segundo" });
    await change(table, first.id, { [title]: "Tercero" }, cast.service);
    await remove(table, first.id);
    const versions = await versionsOf(first.id);
    expect(
      versions.map(({ entry_type, operation, recorded_by, data }) => ({
        entry_type,
        operation,
        recorded_by,
        title: data[title],
      })),
    ).toEqual([
      { entry_type: table, operation: "delete", recorded_by: adminId, title: "Tercero" },
      { entry_type: table, operation: "update", recorded_by: null, title: "Segundo" },
      { entry_type: table, operation: "update", recorded_by: adminId, title: row[title] },
    ]);
    // The complete row; times have another notation.
    expect(inOneWay(versions[2]?.data)).toMatchObject(inOneWay(first));
    expect(inOneWay(versions[1]?.data)).toMatchObject(inOneWay(second));
    expect(Object.keys(versions[2]?.data ?? {}).sort()).toEqual(Object.keys(first).sort());
    expect(Date.now() - Date.parse(versions[0]?.recorded_at ?? "")).toBeLessThan(60_000);
  });

  test("K1: saving an entry without changes stores no version, nor do changes of derived columns", async () => {
    const { id } = await add(table, row);
    await change(table, id, { ...row, slug: "uno" });
    await change(table, id, { updated_at: "2001-01-01T00:00:00Z", incomplete_locales: [] });
    if (table === "tours") await change(table, id, { duration_days: 30 });
    expect(await versionsOf(id)).toEqual([]);
  });

  test("K1: an entry saved more than a hundred times keeps its newest hundred versions", async () => {
    const { id } = await add(table, row);
    const other = await add(table, row, { slug: "otro-de-cien" });
    await change(table, other.id, { [title]: "Otro" });
    for (let at = 1; at <= 103; at += 1) await change(table, id, { [title]: `Estado ${at}` });
    const versions = await versionsOf(id);
    expect(versions.map(({ data }) => data[title])).toEqual(
      Array.from({ length: 100 }, (_, at) => `Estado ${102 - at}`),
    );
    expect(await versionsOf(other.id)).toHaveLength(1);
    await remove(table, other.id);
  });

  test("K1: restoring a version makes it the current state, and keeps the state before", async () => {
    const first = await add(table, row);
    const second = await change(table, first.id, { [title]: "Segundo", slug: "dos" });
    const [version] = await versionsOf(first.id);
    const { data, error } = await restore(version?.id ?? 0);
    expect(error).toBeNull();
    const { data: now } = await from(cast.admin, table).select().eq("id", first.id).single();
    expect(now).toEqual({ ...first, updated_at: expect.any(String) });
    expect(Date.parse(now?.updated_at ?? "")).toBeGreaterThan(Date.parse(second.updated_at));
    expect(data).toMatchObject({ id: first.id, slug: "uno", [title]: row[title] });
    const [before] = await versionsOf(first.id);
    expect(before?.data).toMatchObject({ slug: "dos", [title]: "Segundo" });
    expect(before?.recorded_by).toBe(adminId);
  });

  test("K2: restoring a deleted entry restores all of it, and removes it from the trash", async () => {
    const first = await add(table, row);
    const renamed = await change(table, first.id, { slug: "dos", [title]: "Segundo" });
    await remove(table, first.id);
    expect(await trash()).toContain(first.id);
    const [version] = await versionsOf(first.id);
    expect((await restore(version?.id ?? 0)).error).toBeNull();
    const { data: now } = await from(cast.admin, table).select().eq("id", first.id).single();
    expect(now).toEqual({ ...renamed, updated_at: expect.any(String) });
    expect(await trash()).not.toContain(first.id);
    // Its former slug redirects again, while no other entry uses it.
    const former = await cast.anonymous
      .from("former_slugs")
      .select("slug")
      .eq("entry_id", first.id);
    expect(former.data).toEqual([{ slug: "uno" }]);
    await remove(table, first.id);
    expect(await trash()).toContain(first.id);
  });

  test("K2: an entry that is deleted, restored and deleted again is in the trash once, in its last state", async () => {
    const first = await add(table, row);
    await remove(table, first.id);
    const [version] = await versionsOf(first.id);
    expect((await restore(version?.id ?? 0)).error).toBeNull();
    await change(table, first.id, { [title]: "Segundo" });
    await remove(table, first.id);
    const { data } = await cast.admin.rpc("deleted_entries").select().eq("entry_id", first.id);
    expect(data?.map((gone) => (gone.data as Record<string, unknown>)[title])).toEqual(["Segundo"]);
  });

  test("K2: restoring a version whose slug another entry uses is refused and changes nothing", async () => {
    const first = await add(table, row);
    await remove(table, first.id);
    const second = await add(table, row, { [title]: "El nuevo" });
    const [version] = await versionsOf(first.id);
    const { error, status } = await restore(version?.id ?? 0);
    expect([error?.code, error?.message, status]).toEqual([
      "23505",
      "Another entry has the slug uno by now",
      409,
    ]);
    const { data: there } = await from(cast.admin, table).select("id").eq("slug", "uno");
    expect(there).toEqual([{ id: second.id }]);
    expect(await versionsOf(first.id)).toHaveLength(1);
  });

  test("K2: erasing an entry removes its versions, and none of another entry", async () => {
    const first = await add(table, row);
    await change(table, first.id, { [title]: "Segundo" });
    await remove(table, first.id);
    const other = await add(table, row);
    await change(table, other.id, { [title]: "Otro" });
    const [version] = await versionsOf(first.id);
    const erase = () => cast.admin.rpc("erase_versions", { type: table, entry: first.id });
    expect((await erase()).data).toBe(2);
    expect((await erase()).data).toBe(0);
    expect(await versionsOf(first.id)).toEqual([]);
    expect(await trash()).not.toContain(first.id);
    expect(await versionsOf(other.id)).toHaveLength(1);
    const { error, status } = await restore(version?.id ?? 0);
    expect([error?.code, error?.message, status]).toEqual([
      "PT404",
      "This version is not kept any more",
      404,
    ]);
  });
});

describe("a version of an older or newer schema", () => {
  const { row } = tourContent;

  test("K1: restoring it ignores removed columns and keeps columns unknown to it", async () => {
    const { id } = await add("tours", row, { name_en: "Dunes" });
    await change("tours", id, { name: "Segundo" });
    const [version] = await versionsOf(id);
    await cast.backend.withDatabase(async (database) => {
      await database.query(
        `update public.entry_versions
         set data = data - array['name_en', 'min_group_size'] || '{"gone_column": "x", "id": "no"}' where id = $1`,
        [version?.id],
      );
    });
    await cast.backend.reopen();
    await change("tours", id, { name_en: "Kept", min_group_size: 5 });
    expect((await restore(version?.id ?? 0)).error).toBeNull();
    const { data } = await from(cast.admin, "tours").select().eq("id", id).single();
    expect(data).toMatchObject({ name: row.name, name_en: "Kept", min_group_size: 5 });
    // Inserted again, it gets the defaults of the columns unknown to the version.
    await remove("tours", id);
    expect((await restore(version?.id ?? 0)).error).toBeNull();
    const again = await from(cast.admin, "tours").select().eq("id", id).single();
    expect(again.data).toMatchObject({ name: row.name, name_en: null, min_group_size: 2 });
  });

  test("K1: restoring values that the tables refuse is an error with the reason, and changes nothing", async () => {
    const { id } = await add("tours", row);
    await change("tours", id, { name: "Segundo" });
    const [version] = await versionsOf(id);
    const spoil = (data: string) =>
      cast.service
        .from("entry_versions")
        .update({ data: { ...version?.data, ...JSON.parse(data) } })
        .eq("id", version?.id ?? 0);
    for (const [data, code] of [
      ['{"price_per_person": -5}', "23514"],
      ['{"price_per_person": "x"}', "22P02"],
      ['{"name": null}', "23502"],
    ] as const) {
      await spoil(data);
      const { error, status } = await restore(version?.id ?? 0);
      expect([error?.code, status]).toEqual([code, 400]);
    }
    const { data } = await from(cast.admin, "tours").select("name").eq("id", id).single();
    expect(data?.name).toBe("Segundo");
  });

  test.each([0, -1, 9_007_199_254_740_991])(
    "K1: restoring version %d, which does not exist, gets 404",
    async (number) => {
      expect((await restore(number)).status).toBe(404);
    },
  );

  test.each([null, "x", 1.5, {}])(
    "K1: restoring version %j, which is not a number, gets a client error",
    async (number) => {
      const { status } = await restore(number as number);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
});

describe("I2: versions", () => {
  const { table, row } = tourContent;
  let id: string;
  let version: number;

  beforeEach(async () => {
    ({ id } = await add(table, row));
    await change(table, id, { name: "Segundo" });
    version = (await versionsOf(id))[0]?.id ?? 0;
  });

  test("K1: anonymous clients can neither read versions nor call functions", async () => {
    for (const [who, answer] of [
      [cast.anonymous, "42501"],
      [cast.traveller, []],
    ] as const) {
      const read = await who.from("entry_versions").select("id");
      expect(read.error?.code ?? read.data).toEqual(answer);
      const deleted = await who.rpc("deleted_entries");
      expect(deleted.error?.code ?? deleted.data).toEqual(answer);
      expect((await restore(version, who)).error?.code).toBe("42501");
      const erased = await who.rpc("erase_versions", { type: table, entry: id });
      expect(erased.error?.code).toBe("42501");
      const before = new Date().toISOString();
      for (const { error } of [
        await who.rpc("purge_trash" as never),
        await who.rpc("unreferenced_pictures" as never, { before } as never),
      ])
        expect(error?.code).toBe("42501");
    }
    expect(await versionsOf(id)).toHaveLength(1);
  });

  test("K1: administrators cannot write versions", async () => {
    const versions = cast.admin.from("entry_versions");
    const forged = { entry_type: table, entry_id: id, operation: "update", data: {} } as const;
    expect((await versions.insert(forged)).error?.code).toBe("42501");
    expect((await versions.update({ data: {} }).eq("id", version)).error?.code).toBe("42501");
    expect((await versions.delete().eq("id", version)).error?.code).toBe("42501");
    expect((await cast.admin.rpc("purge_trash" as never)).error?.code).toBe("42501");
  });

  test("K1: an administrator whose role was removed can no longer read versions with a live session", async () => {
    const role = { user_id: adminId, role: "admin" } as const;
    await cast.service.from("user_roles").delete().match(role);
    try {
      expect((await cast.admin.from("entry_versions").select("id")).data).toEqual([]);
      expect((await cast.admin.rpc("deleted_entries")).data).toEqual([]);
      expect((await restore(version)).error?.code).toBe("42501");
      const erased = await cast.admin.rpc("erase_versions", { type: table, entry: id });
      expect(erased.error?.code).toBe("42501");
      expect((await cast.admin.auth.getUser()).error).toBeNull();
    } finally {
      await cast.service.from("user_roles").insert(role);
    }
    expect(await versionsOf(id)).toHaveLength(1);
  });
});

test("K2: the trash, read by pages and columns, has the last deleted entry first", async () => {
  const ids = [];
  for (const { table, row } of content) {
    const { id } = await add(table, row, { slug: `papelera-${table.replace("_", "-")}` });
    await remove(table, id);
    ids.unshift(id);
  }
  const { data, error } = await cast.admin
    .rpc("deleted_entries")
    .select("entry_type, entry_id, recorded_by, name:data->>name")
    .order("recorded_at", { ascending: false })
    .order("id", { ascending: false })
    .range(0, 1);
  expect(error).toBeNull();
  expect(data?.map(({ entry_id }) => entry_id)).toEqual(ids.slice(0, 2));
  const last = content.at(-2);
  expect(data?.[1]).toMatchObject({
    entry_type: last?.table,
    recorded_by: adminId,
    name: last?.row.name ?? null,
  });
});
