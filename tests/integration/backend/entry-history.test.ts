import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { slowdown } from "../../support/slowdown.ts";
import { type Cast, content, startCast, tourContent } from "./cast.ts";
import { admin, tour } from "./harness.ts";

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

const from = (table: Table, who = cast.admin) => who.from(table as "tours");

async function add(table: Table, row: object): Promise<string> {
  const { data, error } = await from(table)
    .insert({ ...row, slug: "uno" } as never)
    .select()
    .single();
  if (error) throw error;
  return data.id;
}

async function change(table: Table, id: string, values: object, who = cast.admin) {
  const { error } = await from(table, who)
    .update(values as never)
    .eq("id", id);
  if (error) throw error;
}

async function changesOf(type: Table, entry: string, more: object = {}, who = cast.admin) {
  const { data, error } = await who.rpc("entry_changes", { type, entry, ...more });
  if (error) throw error;
  return data;
}

describe.each(content)("in $table", ({ table, title, row }) => {
  test("K1: the list of changes has author, time and columns, newest first", async () => {
    const id = await add(table, row);
    const first = await from(table).select().eq("id", id).single();
    // Names of people have no translation.
    const columns = [title, `${title}_en`].filter((column) => column in (first.data ?? {}));
    await change(table, id, Object.fromEntries(columns.map((column) => [column, "Segundo"])));
    await change(table, id, { slug: "segundo" }, cast.service);
    const changes = await changesOf(table, id);
    expect(
      changes.map(({ operation, changed_by, changed }) => [operation, changed_by, changed]),
    ).toEqual([
      ["update", null, ["slug"]],
      ["update", adminId, columns],
    ]);
    expect(Date.parse(changes[1]?.was_at ?? "")).toBe(Date.parse(first.data?.updated_at ?? ""));
    expect(Date.parse(changes[0]?.was_at ?? "")).toBe(Date.parse(changes[1]?.changed_at ?? ""));
    const { data: before } = await cast.admin
      .from("entry_versions")
      .select("data")
      .eq("id", changes[1]?.version ?? 0)
      .single();
    expect(before?.data).toMatchObject({ [title]: row[title] });
  });

  test("K1: a deletion without a later version has no changed columns, nor has a deletion that was undone", async () => {
    const id = await add(table, row);
    await from(table).delete().eq("id", id);
    const [gone] = await changesOf(table, id);
    expect(gone).toMatchObject({ operation: "delete", changed: null, changed_by: adminId });
    await cast.admin.rpc("restore_version", { version: gone?.version ?? 0 });
    expect((await changesOf(table, id)).map(({ changed }) => changed)).toEqual([[]]);
  });
});

test("K1: pages of changes are complete, without duplicates or gaps", async () => {
  const { table, row } = tourContent;
  const id = await add(table, row);
  for (let at = 1; at <= 7; at += 1)
    await change(table, id, at % 2 ? { name: `Estado ${at}` } : { destination: `Destino ${at}` });
  const whole = await changesOf(table, id);
  expect(whole.map(({ changed }) => changed)).toEqual(
    [7, 6, 5, 4, 3, 2, 1].map((at) => [at % 2 ? "name" : "destination"]),
  );
  const pages = [];
  let before: number | undefined;
  for (let page = 0; page < 3; page += 1) {
    const changes = await changesOf(table, id, { before, row_limit: 3 });
    pages.push(...changes);
    before = changes.at(-1)?.version;
  }
  expect(pages).toEqual(whole);
  expect(await changesOf(table, id, { before, row_limit: 3 })).toEqual([]);
});

test("K1: columns unknown to a version, and removed columns, count as unchanged", async () => {
  const { table, row } = tourContent;
  const id = await add(table, row);
  await change(table, id, { name: "Segundo" });
  const [{ version = 0 } = {}] = await changesOf(table, id);
  // It has no `name_en`.
  const data = { ...row, id, slug: "uno", gone: true, updated_at: new Date().toISOString() };
  await cast.service.from("entry_versions").update({ data }).eq("id", version);
  await change(table, id, { name_en: "Second" });
  expect((await changesOf(table, id))[1]?.changed).toEqual(["name"]);
});

test("K1: ids added to the items of an array make no version, and are no changed column beside others", async () => {
  const id = await add("tours", tour);
  const days = (description_es: string, more: object = {}) => [{ day: 1, description_es, ...more }];
  await change("tours", id, { itinerary: days("Llegada") });
  await change("tours", id, { itinerary: days("Llegada", { id: "a" }) });
  await change("tours", id, { itinerary: days("Llegada", { id: "b" }), name: "Segundo" });
  await change("tours", id, { itinerary: days("Salida", { id: "b" }) });
  expect((await changesOf("tours", id)).map(({ changed }) => changed)).toEqual([
    ["itinerary"],
    ["name"],
    ["itinerary"],
  ]);
});

test("K1: with 500 versions of long entries, the first page is read in less than a second", async () => {
  const { table, row } = tourContent;
  const id = await add(table, row);
  // Random letters, which do not compress.
  const long = () => Array.from({ length: 2000 }, () => Math.random().toString(36)).join(" ");
  const versions = Array.from({ length: 500 }, (_, at) => ({
    entry_type: table,
    entry_id: id,
    operation: "update" as const,
    data: { ...row, id, name: `Estado ${at}`, full_description: long(), updated_at: "2026-01-01" },
  }));
  for (let at = 0; at < 500; at += 20) {
    const { error } = await cast.service.from("entry_versions").insert(versions.slice(at, at + 20));
    if (error) throw error;
  }
  const began = performance.now();
  const changes = await changesOf(table, id, { row_limit: 21 });
  expect(performance.now() - began).toBeLessThan(1000 * slowdown());
  expect(changes).toHaveLength(21);
});

describe("I2: access to changes and their authors", () => {
  test("K1: an anonymous client reads nothing, an administrator the e-mail addresses of existing accounts", async () => {
    const { table, row } = tourContent;
    const id = await add(table, row);
    await change(table, id, { name: "Segundo" });
    const emails = (who = cast.admin) =>
      who.rpc("account_emails", { accounts: [adminId, crypto.randomUUID()] });
    expect((await emails()).data).toEqual([{ id: adminId, email: admin.email }]);
    expect((await emails(cast.traveller)).error?.code).toBe("42501");
    expect((await emails(cast.anonymous)).error?.code).toBe("42501");
    expect(await changesOf(table, id, {}, cast.traveller)).toEqual([]);
    const anonymous = await cast.anonymous.rpc("entry_changes", { type: table, entry: id });
    expect(anonymous.error?.code).toBe("42501");
  });

  test.each([
    { type: "user_roles" },
    { type: null },
    { entry: "x" },
    { before: "x" },
    { row_limit: 1e12 },
  ])("K1: a request with %j gets a client error", async (odd) => {
    const args = { type: "tours", entry: crypto.randomUUID(), ...odd } as never;
    const { status } = await cast.admin.rpc("entry_changes", args);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test.each([0, -3, 100_000])(
    "K1: a request for %d changes returns the maximum",
    async (row_limit) => {
      const { table, row } = tourContent;
      const id = await add(table, row);
      await change(table, id, { name: "Segundo" });
      expect(await changesOf(table, id, { row_limit })).toHaveLength(1);
    },
  );
});
