import { afterAll, beforeEach, expect, test } from "vitest";
import { contentTypes } from "../../../content/index.ts";
import { allContent, type Cast, startCast } from "./cast.ts";

let cast: Cast;

beforeEach(async () => {
  await cast?.backend.dispose();
  cast = await startCast();
  await cast.service.rpc("finish_seed" as "retry_mails", { pictures: [] } as object).throwOnError();
});
afterAll(() => cast.backend.dispose());

/** The cast has two entries of each type. */
const total = allContent.length * 2;

const remove = async (dry: boolean) =>
  (await cast.admin.rpc("remove_demonstration", { dry }).throwOnError()).data;

const restore = async (removal: string | null) =>
  (await cast.admin.rpc("restore_demonstration", { removal: String(removal) }).throwOnError()).data;

const counted = async () => {
  const { data } = await cast.admin.rpc("launch_state").throwOnError();
  return data.find(({ step }) => step === "demonstration")?.amount;
};

const idOf = (table: string, which: "shown" | "hidden" = "shown") =>
  allContent.find((content) => content.table === table)?.ids[which] ?? "";

async function ids(): Promise<string[]> {
  const rows = await Promise.all(
    contentTypes.map(({ table }) =>
      cast.admin
        .from(table as "tours")
        .select("id")
        .throwOnError(),
    ),
  );
  return rows.flatMap(({ data }) => data.map(({ id }) => id)).sort();
}

test("M24: a dry run lists all untouched entries and removes none", async () => {
  const before = await ids();
  const { removed, kept, removal } = await remove(true);
  expect(removed.map(({ id }) => id).sort()).toEqual(before);
  expect([kept, removal]).toEqual([[], null]);
  expect(removed.find(({ id }) => id === idOf("tours", "hidden"))).toEqual({
    type: "tours",
    id: idOf("tours", "hidden"),
    title: "Secreto zq",
  });
  expect(await ids()).toEqual(before);
  expect(await counted()).toBe(total);
  // Without an argument, too.
  await cast.admin.rpc("remove_demonstration", {}).throwOnError();
  expect(await ids()).toEqual(before);
});

test("M24: an edited entry, an entry with a draft and the owner's entries survive the removal", async () => {
  const edited = idOf("tours");
  await cast.admin
    .from("tours")
    .update({ short_description: "Mía." })
    .eq("id", edited)
    .throwOnError();
  const drafted = idOf("destinations");
  await cast.admin
    .from("entry_drafts")
    .insert({ id: drafted, entry_type: "destinations", is_new: false, data: { name: "A medias" } })
    .throwOnError();
  const own = crypto.randomUUID();
  const sample = allContent.find(({ table }) => table === "tours")?.row;
  await cast.admin
    .from("tours")
    .insert({ ...(sample as object), id: own, slug: "mio" } as never)
    .throwOnError();
  expect(await counted()).toBe(total - 2);

  const plan = await remove(true);
  const done = await remove(false);
  expect({ ...done, removal: null }).toEqual(plan);
  expect(done.removed).toHaveLength(total - 2);
  expect(done.kept.map(({ id }) => id).sort()).toEqual([edited, drafted].sort());
  expect(await ids()).toEqual([edited, drafted, own].sort());
  expect(await counted()).toBe(0);
});

test("M24: removed entries are in the trash under the administrator's name, and undo makes them demonstration content again", async () => {
  const before = await ids();
  const { removed, removal } = await remove(false);
  expect(await ids()).toEqual([]);
  const { data: trash } = await cast.admin.rpc("deleted_entries").throwOnError();
  expect(trash.map(({ entry_id }) => entry_id).sort()).toEqual(before);
  const { data: user } = await cast.admin.auth.getUser();
  expect(new Set(trash.map(({ recorded_by }) => recorded_by))).toEqual(new Set([user.user?.id]));

  expect(await restore(removal)).toEqual({ restored: total, failed: 0 });
  expect(await ids()).toEqual(before);
  expect(await counted()).toBe(total);
  // A second undo has nothing to do, and the entries can be removed again.
  expect(await restore(removal)).toEqual({ restored: 0, failed: 0 });
  const again = await remove(false);
  expect(again.removed).toEqual(removed);
  expect(again.removal).not.toBe(removal);
});

test("M24: undo restores only its own removal, and skips an entry whose slug is taken", async () => {
  // Deleted by hand before.
  await cast.admin.from("tours").delete().eq("id", idOf("tours", "hidden")).throwOnError();
  const { removal } = await remove(false);
  const { row, slugs } = allContent.find(({ table }) => table === "tours") ?? {};
  await cast.admin
    .from("tours")
    .insert({ ...(row as object), id: crypto.randomUUID(), slug: slugs?.[0] } as never)
    .throwOnError();
  expect(await restore(removal)).toEqual({ restored: total - 2, failed: 1 });
  expect(await counted()).toBe(total - 2);
});

test("M24: of two removals at once, each entry is removed by one", async () => {
  const [one, two] = await Promise.all([remove(false), remove(false)]);
  const all = [...one.removed, ...two.removed].map(({ id }) => id);
  expect(all).toHaveLength(total);
  expect(new Set(all).size).toBe(total);
});

test("M24: nobody but an administrator lists, removes or restores", async () => {
  const before = await ids();
  for (const who of ["anonymous", "traveller", "service"] as const) {
    for (const dry of [true, false]) {
      const { error, data } = await cast[who].rpc("remove_demonstration", { dry });
      expect([error?.code, data]).toEqual(["42501", null]);
    }
    const restored = await cast[who].rpc("restore_demonstration", { removal: "2026-01-01" });
    expect(restored.error?.code).toBe("42501");
  }
  expect(await ids()).toEqual(before);
});
