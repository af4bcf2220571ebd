import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database, Row } from "../../../shared/database.types.ts";
import { type Cast, content, hidden, shown, startCast } from "./cast.ts";
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

describe.each(content)("H11: in $table", ({ table, row, off }) => {
  const title = table === "blog_posts" ? "title" : "name";
  const fresh = (more: object = {}): Save => ({
    type: table,
    id: newId(),
    expected: null,
    entry: { ...row, ...off, slug: "uno", ...more },
    operation: newId(),
  });

  test("a new entry, saved, is there with its id and its defaults", async () => {
    const asked = fresh();
    const { outcome, row: saved, error } = await save(asked);
    expect([outcome, error]).toEqual(["saved", null]);
    const there = await stored(table, asked.id);
    expect(there).toMatchObject({ ...asked.entry, id: asked.id, image_details: {} });
    expect(saved).toMatchObject({ id: asked.id, slug: "uno" });
    expect(Date.parse(saved?.updated_at ?? "")).toBe(Date.parse(there?.updated_at ?? ""));
  });

  test("an entry, saved over what was read, is changed in what was given alone, with one version", async () => {
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

  test("an entry, saved over what somebody else has written, is a conflict and shows what is there", async () => {
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
    // What is there is what the next save may be over.
    const over = { ...late, expected: answer.row?.updated_at ?? "", operation: newId() };
    expect((await save({ ...over, entry: { [title]: "Mío" } })).outcome).toBe("saved");
  });

  test("an entry, saved when somebody has deleted it, is gone and stays so", async () => {
    const asked = fresh();
    const first = await save(asked);
    await cast.service.from(table).delete().eq("id", asked.id);
    const late = { ...asked, expected: first.row?.updated_at ?? "", operation: newId() };
    expect(await save(late)).toMatchObject({ outcome: "gone" });
    expect(await stored(table, asked.id)).toBeNull();
    // As a new one it is there again.
    expect(await save({ ...late, expected: null, operation: newId() })).toMatchObject({
      outcome: "saved",
    });
  });

  test("an entry, saved with another's slug, changes nothing, new or not", async () => {
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
    // The same operation with a slug that is free: nothing was saved by it yet.
    const free = { ...third, entry: { ...third.entry, slug: "tres" } };
    expect(await save(free)).toMatchObject({ outcome: "saved" });
  });

  test("a new entry, saved with the id of one that is there, is a conflict", async () => {
    const asked = fresh();
    await save(asked);
    const other = { ...asked, entry: { ...asked.entry, slug: "dos" }, operation: newId() };
    expect(await save(other)).toMatchObject({ outcome: "conflict", row: { slug: "uno" } });
  });

  test("a save, repeated, is answered as the first time and leaves no second version", async () => {
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
    // Also when somebody else has written it since: whoever goes on from there must meet that.
    await cast.service
      .from(table as "tours")
      .update({ [title]: "De otra" } as never)
      .eq("id", asked.id);
    expect(await save(change)).toEqual(second);
    expect(await versions(asked.id)).toBe(2);
    expect(await stored(table, asked.id)).toMatchObject({ [title]: "De otra" });
    // And when it is gone: it was saved.
    await cast.service.from(table).delete().eq("id", asked.id);
    expect(await save(change)).toEqual(second);
    expect(await stored(table, asked.id)).toBeNull();
  });

  test("a save, sent ten times at once, is one", async () => {
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

  test("ten saves over the same state, sent at once, are one and nine conflicts", async () => {
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

  test("an operation that has saved, used for something else, is refused and changes nothing", async () => {
    const asked = fresh();
    await save(asked);
    const other = { ...asked, entry: { ...asked.entry, [title]: "Otra cosa" } };
    const { error, status } = await save(other);
    expect([error?.code, status]).toEqual(["PT409", 409]);
    expect(await stored(table, asked.id)).toMatchObject({ [title]: row[title as "slug"] });
  });

  test("columns that nobody writes are left as the database has them", async () => {
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

  test("strangers save nothing, and a session without the role neither", async () => {
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
  ])("%s, saved, is the client's fault and changes nothing", async (_, entry, code) => {
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
])("H11: a save with %j is the client's fault", async (wrong) => {
  const asked = { type: "tours", id: newId(), expected: null, entry: {}, operation: newId() };
  const { status } = await save({ ...asked, ...wrong } as Save);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test("K2: what saves have answered is erased with the versions of an entry", async () => {
  const { row } = content[0];
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
