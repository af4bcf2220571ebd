import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type {
  SaveTextsAnswer,
  SiteTextChange,
  SiteTextRow,
} from "../../../shared/database.types.ts";
import { type Cast, startCast } from "./cast.ts";
import type { Client } from "./harness.ts";

let cast: Cast;
let heard: string[] = [];

beforeAll(async () => {
  cast = await startCast();
  cast.backend.backend.onContentChange((changed) => heard.push(...changed));
});
afterAll(() => cast.backend.dispose());
beforeEach(async () => {
  await cast.service.from("site_texts").delete().neq("key", "").throwOnError();
  await cast.service.from("site_text_versions").delete().gt("id", 0).throwOnError();
  await cast.service.from("admin_log").delete().gt("id", 0).throwOnError();
  heard = [];
});

const change = (key: string, values: Partial<SiteTextChange> = {}): SiteTextChange => ({
  key,
  text: null,
  text_en: null,
  text_fr: null,
  based_on: "abc",
  expected: null,
  ...values,
});
const save = async (
  changes: SiteTextChange[],
  { who = cast.admin, operation = crypto.randomUUID() }: { who?: Client; operation?: string } = {},
) => {
  const { data, error } = await who.rpc("save_texts", { changes, operation });
  return { answer: data as SaveTextsAnswer | null, code: error?.code };
};
const rowsOf = ({ answer }: Awaited<ReturnType<typeof save>>) => {
  if (answer?.outcome !== "saved") throw new Error(JSON.stringify(answer));
  return answer.rows;
};
const stored = async () =>
  (await cast.anonymous.from("site_texts").select("*").order("key").throwOnError()).data ?? [];
const versions = async (key: string) =>
  (await cast.admin.from("site_text_versions").select("*").eq("key", key).order("id")).data ?? [];

describe("M2: saving texts", () => {
  test("stores all of a page in one call, which everyone reads, and announces them once", async () => {
    const rows = rowsOf(
      await save([
        change("home.hero.title", { text: "Hola", text_fr: "Bonjour" }),
        change("footer.motto", { text: "" }),
      ]),
    );
    const words = ({ key, text, text_en, text_fr }: SiteTextRow) => [key, text, text_en, text_fr];
    expect(rows.map(words)).toEqual((await stored()).map(words));
    expect(rows).toMatchObject([
      { key: "footer.motto", text: "", text_en: null, en_at: null, es_at: expect.any(String) },
      { key: "home.hero.title", text: "Hola", text_fr: "Bonjour", based_on: "abc", en_at: null },
    ]);
    expect(new Set(heard)).toEqual(new Set(["site_texts", "site_texts/*"]));
    const { data: log } = await cast.admin.from("admin_log").select("action, entry_type, subject");
    expect(log).toEqual([{ action: "change", entry_type: "site_texts", subject: null }]);
  });

  test("keeps the earlier words as a version, and the time of each language", async () => {
    const [first] = rowsOf(await save([change("home.hero.title", { text: "Uno" })]));
    const [second] = rowsOf(
      await save([
        change("home.hero.title", {
          text: "Uno",
          text_en: "One",
          expected: first?.updated_at ?? null,
        }),
      ]),
    );
    expect(second).toMatchObject({ es_at: first?.es_at, text_en: "One" });
    expect(Date.parse(second?.en_at ?? "")).toBeGreaterThanOrEqual(Date.parse(second?.es_at ?? ""));
    const { data: user } = await cast.admin.auth.getUser();
    expect(await versions("home.hero.title")).toMatchObject([
      { was: { text: "Uno", text_en: null, text_fr: null }, recorded_by: user.user?.id },
    ]);
  });

  test("M7: a confirmed translation is up to date without a change; stored times cannot be chosen", async () => {
    const [first] = rowsOf(await save([change("home.hero.title", { text: "Uno" })]));
    const words = { text: "Uno", expected: first?.updated_at ?? null };
    const [second] = rowsOf(
      await save([change("home.hero.title", { ...words, confirmed: ["en"] })]),
    );
    expect(second).toMatchObject({ text_en: null, es_at: first?.es_at, fr_at: null });
    expect(Date.parse(second?.en_at ?? "")).toBeGreaterThanOrEqual(Date.parse(first?.es_at ?? ""));
    expect(await versions("home.hero.title")).toEqual([]);
    const late = await save([change("home.hero.title", { ...words, confirmed: ["fr"] })]);
    expect(late.answer).toMatchObject({ outcome: "conflict" });
    const unknown = change("home.hero.title", { ...words, confirmed: ["es"] as never });
    expect((await save([unknown])).code).toBe("22023");
    const texts = cast.admin.from("site_texts");
    await texts.update({ en_at: "2001-01-01", fr_at: "2999-01-01" }).neq("key", "").throwOnError();
    const [third] = await stored();
    expect(Date.parse(third?.en_at ?? "")).toBe(Date.parse(second?.en_at ?? ""));
    expect(Date.parse(third?.fr_at ?? "")).toBeLessThan(Date.parse("2100-01-01"));
  });

  test("without words removes the row; the version keeps them", async () => {
    const [row] = rowsOf(await save([change("home.hero.title", { text: "Uno" })]));
    const removal = change("home.hero.title", { expected: row?.updated_at ?? null });
    expect(rowsOf(await save([removal]))).toEqual([]);
    expect(await stored()).toEqual([]);
    expect(await versions("home.hero.title")).toMatchObject([{ was: { text: "Uno" } }]);
  });

  test("keeps at most fifty versions of a text", async () => {
    await cast.service.from("site_texts").insert({ key: "home.hero.title", text: "0" });
    for (let at = 1; at <= 55; at += 1)
      await cast.service
        .from("site_texts")
        .update({ text: String(at) })
        .neq("key", "");
    const kept = await versions("home.hero.title");
    expect(kept).toHaveLength(50);
    expect(kept.at(0)).toMatchObject({ was: { text: "5" } });
  });

  test("over a text that somebody has changed saves nothing, and returns it by key", async () => {
    const [mine] = rowsOf(await save([change("home.hero.title", { text: "Uno" })]));
    await cast.service.from("site_texts").update({ text: "De otra" }).eq("key", "home.hero.title");
    const late = [
      change("about.title", { text: "Nosotras" }),
      change("home.hero.title", { text: "Mío", expected: mine?.updated_at ?? null }),
    ];
    const { answer } = await save(late);
    expect(answer).toEqual({
      outcome: "conflict",
      conflicts: [{ key: "home.hero.title", row: expect.objectContaining({ text: "De otra" }) }],
    });
    expect((await stored()).map(({ key }) => key)).toEqual(["home.hero.title"]);
    // Another key of the same page is no conflict.
    expect(rowsOf(await save([change("about.title", { text: "Nosotras" })]))).toHaveLength(1);
  });

  test("over a text that somebody has added or removed is a conflict", async () => {
    const [row] = rowsOf(await save([change("home.hero.title", { text: "Uno" })]));
    expect((await save([change("home.hero.title", { text: "Dos" })])).answer).toMatchObject({
      outcome: "conflict",
      conflicts: [{ key: "home.hero.title", row: { text: "Uno" } }],
    });
    await cast.service.from("site_texts").delete().neq("key", "");
    const late = change("home.hero.title", { text: "Dos", expected: row?.updated_at ?? null });
    expect((await save([late])).answer).toEqual({
      outcome: "conflict",
      conflicts: [{ key: "home.hero.title", row: null }],
    });
  });

  test("of two simultaneous saves of a new text one is a conflict", async () => {
    const answers = await Promise.all(
      ["Uno", "Dos"].map((text) => save([change("home.hero.title", { text })])),
    );
    expect(answers.map(({ answer }) => answer?.outcome).sort()).toEqual(["conflict", "saved"]);
  });

  test("repeated with its operation is answered as the first time, and saves nothing again", async () => {
    const operation = crypto.randomUUID();
    const changes = [change("home.hero.title", { text: "Uno" })];
    const first = await save(changes, { operation });
    await cast.service.from("site_texts").update({ text: "De otra" }).neq("key", "");
    expect(await save(changes, { operation })).toEqual(first);
    expect((await stored())[0]).toMatchObject({ text: "De otra" });
    const other = await save([change("home.hero.title", { text: "Dos" })], { operation });
    expect(other.code).toBe("PT409");
  });

  test.each<[string, unknown]>([
    ["no list", { key: "home.hero.title" }],
    ["a change that is no object", ["home.hero.title"]],
    ["a change without key", [{ text: "Uno" }]],
    ["the same key twice", [change("a.b"), change("a.b")]],
    ["a text of 10,000 characters", [change("a.b", { text: "x".repeat(10_000) })]],
    ["a text that is a number", [{ ...change("a.b"), text: 7 }]],
    ["a time that is none", [change("a.b", { expected: "yesterday" })]],
  ])("refuses %s", async (_, changes) => {
    expect((await save(changes as SiteTextChange[])).code).toBe("22023");
    expect(await stored()).toEqual([]);
  });

  test("refuses a malformed key, and everyone but administrators", async () => {
    expect((await save([change("Home title", { text: "Uno" })])).code).toBe("23514");
    const changes = [change("home.hero.title", { text: "Uno" })];
    expect((await save(changes, { who: cast.traveller })).code).toBe("42501");
    expect((await save(changes, { who: cast.anonymous })).code).toBe("42501");
    expect(await stored()).toEqual([]);
  });
});
