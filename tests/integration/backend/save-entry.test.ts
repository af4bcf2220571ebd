import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database, Row } from "../../../shared/database.types.ts";
import { type Cast, content, hidden, shown, startCast, tourContent } from "./cast.ts";
import type { Client } from "./harness.ts";

let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());
beforeEach(async () => {
  for (const { table } of content)
    await cast.service.from(table).delete().not("slug", "in", `(${shown},${hidden})`);
  await cast.service.from("entry_versions").delete().gt("id", 0);
});

type Table = (typeof content)[number]["table"];
type Save = Database["public"]["Functions"]["save_entry"]["Args"];

const newId = () => crypto.randomUUID();
const save = async (args: Save, who: Client = cast.admin) => {
  const { data, error, status } = await who.rpc("save_entry", args);
  return { ...data, error, status } as {
    outcome?: string;
    row?: Row<"tours">;
    error: { code: string; message: string } | null;
    status: number;
  };
};
const stored = async (table: Table, id: string) =>
  (
    await cast.service
      .from(table as "tours")
      .select()
      .eq("id", id)
      .maybeSingle()
  ).data;
const versions = async (id: string) =>
  (await cast.service.from("entry_versions").select("data").eq("entry_id", id)).data?.length;

describe.each(content)("H11: in $table", ({ table, title, row, off }) => {
  const fresh = (more: object = {}): Save => ({
    type: table,
    id: newId(),
    expected: null,
    entry: { ...row, ...off, slug: "uno", ...more },
    operation: newId(),
  });

  test("saving a new entry stores its id and the defaults", async () => {
    const asked = fresh();
    const { outcome, row: saved, error } = await save(asked);
    expect([outcome, error]).toEqual(["saved", null]);
    const there = await stored(table, asked.id);
    expect(there).toMatchObject({ ...asked.entry, id: asked.id, image_details: {} });
    expect(saved).toMatchObject({ id: asked.id, slug: "uno" });
    expect(Date.parse(saved?.updated_at ?? "")).toBe(Date.parse(there?.updated_at ?? ""));
  });

  test("saving over the version that was read changes only the given columns, and stores one version", async () => {
    const asked = fresh();
    const first = await save(asked);
    const again = {
      ...asked,
      expected: first.row?.updated_at ?? "",
      entry: { [title]: "Segundo" },
      operation: newId(),
    };
    expect((await save(again)).outcome).toBe("saved");
    expect(await stored(table, asked.id)).toMatchObject({ ...asked.entry, [title]: "Segundo" });
    expect(await versions(asked.id)).toBe(1);
  });

  test("saving over a version that somebody else has changed is a conflict, which returns the current row", async () => {
    const asked = fresh();
    const first = await save(asked);
    await cast.service
      .from(table as "tours")
      .update({ [title]: "De otra" } as never)
      .eq("id", asked.id);
    const late = { ...asked, expected: first.row?.updated_at ?? "", operation: newId() };
    const answer = await save({ ...late, entry: { [title]: "Mío" } });
    expect(answer).toMatchObject({ outcome: "conflict", row: { [title]: "De otra" } });
    expect(await stored(table, asked.id)).toMatchObject({ [title]: "De otra" });
    // The next save may replace the returned row.
    const over = { ...late, expected: answer.row?.updated_at ?? "", operation: newId() };
    expect((await save({ ...over, entry: { [title]: "Mío" } })).outcome).toBe("saved");
  });

  test("saving a deleted entry reports it as deleted, and does not restore it", async () => {
    const asked = fresh();
    const first = await save(asked);
    await cast.service.from(table).delete().eq("id", asked.id);
    const late = { ...asked, expected: first.row?.updated_at ?? "", operation: newId() };
    expect(await save(late)).toMatchObject({ outcome: "gone" });
    expect(await stored(table, asked.id)).toBeNull();
    // Saved as a new entry it exists again.
    expect(await save({ ...late, expected: null, operation: newId() })).toMatchObject({
      outcome: "saved",
    });
  });

  test("saving with a slug of another entry changes nothing, for new and existing entries", async () => {
    const first = fresh();
    await save(first);
    const second = fresh({ slug: "dos" });
    const saved = await save(second);
    const renamed = { ...second, expected: saved.row?.updated_at ?? "", entry: { slug: "uno" } };
    expect(await save({ ...renamed, operation: newId() })).toMatchObject({ outcome: "slug-taken" });
    expect(await stored(table, second.id)).toMatchObject({ slug: "dos" });
    const third = fresh();
    expect(await save(third)).toMatchObject({ outcome: "slug-taken" });
    expect(await stored(table, third.id)).toBeNull();
    // The same operation with a free slug is allowed: it has not saved anything yet.
    const free = { ...third, entry: { ...third.entry, slug: "tres" } };
    expect(await save(free)).toMatchObject({ outcome: "saved" });
  });

  test("saving a new entry with an existing id is a conflict", async () => {
    const asked = fresh();
    await save(asked);
    const other = { ...asked, entry: { ...asked.entry, slug: "dos" }, operation: newId() };
    expect(await save(other)).toMatchObject({ outcome: "conflict", row: { slug: "uno" } });
  });

  test("a repeated save gets the first response, and stores no second version", async () => {
    const asked = fresh();
    const first = await save(asked);
    expect(await save(asked)).toEqual(first);
    const change = {
      ...asked,
      expected: first.row?.updated_at ?? "",
      entry: { [title]: "Segundo" },
      operation: newId(),
    };
    const second = await save(change);
    expect(await save(change)).toEqual(second);
    // Also after a change by somebody else: the next save must then be a conflict.
    await cast.service
      .from(table as "tours")
      .update({ [title]: "De otra" } as never)
      .eq("id", asked.id);
    expect(await save(change)).toEqual(second);
    expect(await versions(asked.id)).toBe(2);
    expect(await stored(table, asked.id)).toMatchObject({ [title]: "De otra" });
    // Also after a deletion: the save succeeded.
    await cast.service.from(table).delete().eq("id", asked.id);
    expect(await save(change)).toEqual(second);
    expect(await stored(table, asked.id)).toBeNull();
  });

  test("the same save sent ten times at once is stored once", async () => {
    const asked = fresh();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(asked)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.outcome).toBe("saved");
    const change = {
      ...asked,
      expected: answers[0]?.row?.updated_at ?? "",
      entry: { [title]: "Segundo" },
      operation: newId(),
    };
    const changes = await Promise.all(Array.from({ length: 10 }, () => save(change)));
    expect(new Set(changes.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await versions(asked.id)).toBe(1);
  });

  test("ten saves over the same version at once are one success and nine conflicts", async () => {
    const asked = fresh();
    const first = await save(asked);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        save({
          ...asked,
          expected: first.row?.updated_at ?? "",
          entry: { [title]: `Número ${at}` },
          operation: newId(),
        }),
      ),
    );
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
      ...Array(9).fill("conflict"),
      "saved",
    ]);
  });

  test("an operation id used again with other content is refused and changes nothing", async () => {
    const asked = fresh();
    await save(asked);
    const other = { ...asked, entry: { ...asked.entry, [title]: "Otra cosa" } };
    const { error, status } = await save(other);
    expect([error?.code, status]).toEqual(["PT409", 409]);
    expect(await stored(table, asked.id)).toMatchObject({ [title]: row[title] });
  });

  test("derived and internal columns keep their values", async () => {
    const asked = fresh({
      id: newId(),
      created_at: "2001-01-01T00:00:00Z",
      updated_at: "2001-01-01T00:00:00Z",
      incomplete_locales: [],
    });
    expect((await save(asked)).outcome).toBe("saved");
    const there = await stored(table, asked.id);
    expect(Date.parse(there?.created_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect(Date.parse(there?.updated_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect(there).toMatchObject({ incomplete_locales: ["en", "fr"] });
  });

  test("anonymous clients and sessions without the role cannot save", async () => {
    const { data } = await cast.service
      .from(table as "tours")
      .select()
      .eq("slug", shown)
      .single();
    const theirs: Save = {
      type: table,
      id: data?.id ?? "",
      expected: data?.updated_at ?? "",
      entry: { [title]: "Intruso" },
      operation: newId(),
    };
    for (const who of [cast.anonymous, cast.traveller])
      for (const asked of [theirs, fresh(), { ...theirs, id: newId() }]) {
        const { error, outcome } = await save(asked, who);
        expect([error?.code, outcome]).toEqual(["42501", undefined]);
      }
    expect(await stored(table, theirs.id)).toEqual(data);
  });

  test.each([
    ["an unknown column", { slug: "dos", gone: 1 }, "42703"],
    ["a member for a column", { "slug; drop table tours": "x" }, "42703"],
    ["what a check refuses", { slug: "Con Espacios" }, "23514"],
    ["a null where there must be something", { slug: null }, "23502"],
    ["a value of another type", { image_details: 1, tags: "x", itinerary: "x" }, "4"],
    ["nothing", {}, "22023"],
    ["a list", [], "22023"],
    ["a text", "x", "4"],
    ["null", null, "22023"],
  ])("saving %s gets a client error and changes nothing", async (_, entry, code) => {
    const asked = fresh();
    const { row: saved } = await save(asked);
    const before = await stored(table, asked.id);
    expect(before).toMatchObject({ slug: saved?.slug });
    const bad = { ...asked, expected: saved?.updated_at ?? "", entry: entry as never };
    const { error, status } = await save({ ...bad, operation: newId() });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    if (code !== "4") expect(error?.code).toBe(code);
    expect(await stored(table, asked.id)).toEqual(before);
    expect(await versions(asked.id)).toBe(0);
  });
});

test.each([
  [{ type: "user_roles" }],
  [{ type: null }],
  [{ type: "tours; drop table tours" }],
  [{ id: null }],
  [{ id: "x" }],
  [{ operation: null }],
  [{ operation: "x" }],
  [{ expected: "ayer por la mañana" }],
])("H11: a save with %j gets a client error", async (wrong) => {
  const asked = { type: "tours", id: newId(), expected: null, entry: {}, operation: newId() };
  const { status } = await save({ ...asked, ...wrong } as Save);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test("K2: stored responses of saves are erased with the versions of an entry", async () => {
  const { row } = tourContent;
  const asked: Save = {
    type: "tours",
    id: newId(),
    expected: null,
    entry: { ...row, slug: "uno" },
    operation: newId(),
  };
  await save(asked);
  await cast.admin.from("tours").delete().eq("id", asked.id);
  await cast.admin.rpc("erase_versions", { type: "tours", entry: asked.id });
  const left = await cast.backend.withDatabase((database) =>
    database.query("select from private.idempotency_keys where entry_id = $1", [asked.id]),
  );
  expect(left.rows).toEqual([]);
  await cast.backend.reopen();
});
