import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { columnOf, isTranslated, memberOf } from "../../../content/columns.ts";
import type { Field, Member } from "../../../content/define.ts";
import { type ContentType, contentTypes } from "../../../content/index.ts";
import { hasFixedSlugs, pathOf, searchWeight } from "../../../content/properties.ts";
import type { Locale } from "../../../shared/locales.ts";
import { foldWords } from "../../../shared/search-words.ts";
import { highlight } from "../../../site/pages/search/excerpt.server.ts";
import { sampleRow } from "../../support/sample-entry.ts";
import { type Cast, startCast } from "./cast.ts";
import { type Client, destination, post, tour } from "./harness.ts";

let cast: Cast;

const published = { ...post, is_published: true };
const rows = {
  tours: [
    {
      ...tour,
      slug: "delta",
      name: "El delta en mokoro",
      name_en: "The delta by mokoro",
      itinerary: [
        { day: 1, description_es: "Ñandúes no hay.", description_en: "", description_fr: "" },
        { day: 2, title_fr: "Chez les éléphants", description_es: "Agua", bed_es: "Camp Moremi" },
      ],
      included_services: ["Guía", "Champán"],
    },
    { ...tour, slug: "oculto", name: "El tour escondido", is_active: false },
  ],
  destinations: [
    { ...destination, slug: "okavango", name: "Okavango", highlights: ["Elefantes", "Nenúfares"] },
    { ...destination, slug: "tapado", name: "El destino escondido", is_active: false },
  ],
  blog_posts: [
    {
      ...published,
      slug: "elefantes",
      title: "Elefantes al alba",
      content: "Vienen del delta.",
      title_en: "Elephants at dawn",
      tags: ["Botsuana"],
    },
    { ...published, slug: "otro", title: "Otra cosa", content: "De vez en cuando un elefante." },
    { ...post, slug: "borrador", title: "El borrador escondido" },
    { ...published, slug: "luego", title: "El futuro escondido", published_at: "2126-01-01" },
  ],
};
const slugs = new Map<string, string>();

beforeAll(async () => {
  cast = await startCast();
  for (const [table, entries] of Object.entries(rows)) {
    const name = table as keyof typeof rows;
    await cast.service.from(name).delete().neq("slug", "");
    const { data, error } = await cast.service
      .from(name)
      .insert(entries as never, { defaultToNull: false })
      .select("id, slug");
    if (error) throw error;
    for (const { id, slug } of data) slugs.set(id, slug);
  }
});
afterAll(() => cast.backend.dispose());

async function find(q: string, language = "es", client: Client = cast.anonymous) {
  const { data, error } = await client.rpc("search_entries", { q, language });
  if (error) throw error;
  return data.map(({ entry_id }) => slugs.get(entry_id));
}

test.each([
  ["elefantes", "es", ["elefantes", "okavango", "otro"]],
  ["ELEFANTÉ", "es", ["elefantes", "okavango", "otro"]],
  ["elef", "es", ["elefantes", "okavango", "otro"]],
  ["nandu", "es", ["delta"]],
  ["ñandúes", "es", ["delta"]],
  ["nenufar", "es", ["okavango"]],
  ["champan", "es", ["delta"]],
  ["Camp Moremi", "es", ["delta"]],
  ["botsuana elefantes", "es", ["elefantes"]],
  ["el elefante en el delta", "es", ["elefantes"]],
  ["el delta", "es", ["delta", "elefantes"]],
  ["delta mokoro", "en", ["delta"]],
  ["elephant", "en", ["elefantes", "okavango", "otro"]],
  ["éléphant", "fr", ["delta", "elefantes", "okavango", "otro"]],
  ["l'okavango", "fr", ["okavango"]],
  // Pages show the Spanish text if a translation is missing.
  ["nenufares", "fr", ["okavango"]],
  ["lefantes", "es", []],
])("J11: searching %j in %s finds %j", async (q, language, expected) => {
  expect((await find(q, language)).toSorted()).toEqual(expected.toSorted());
});

test("J11: a word in the name ranks above a word in the text", async () => {
  expect(await find("delta")).toEqual(["delta", "elefantes"]);
  expect((await find("elefantes")).at(0)).toBe("elefantes");
  expect((await find("elefantes")).at(-1)).toBe("otro");
});

test("J11: hidden entries, drafts and scheduled posts are found by authorised users only", async () => {
  for (const client of [cast.anonymous, cast.traveller, cast.admin])
    expect(await find("escondido", "es", client)).toEqual([]);
  const words = await cast.anonymous.schema("private" as never).from("search_documents" as never);
  expect((await words.select()).error?.code).toBe("PGRST106");
});

describe("J11: changes are searchable at once", () => {
  test("for a change, hiding, showing and a deletion", async () => {
    const { service } = cast;
    const change = (values: object) =>
      service
        .from("tours")
        .update(values as never)
        .eq("slug", "delta");
    await change({ full_description: "Ahora con jirafas." });
    expect(await find("jirafa")).toEqual(["delta"]);
    await change({ full_description: "Ahora sin ellas." });
    expect(await find("jirafa")).toEqual([]);
    await change({ is_active: false });
    expect(await find("mokoro")).toEqual([]);
    await change({ is_active: true });
    expect(await find("mokoro")).toEqual(["delta"]);
    const { data } = await service
      .from("destinations")
      .insert({ ...destination, slug: "pasajero", name: "Efímero" })
      .select("id")
      .single();
    slugs.set(data?.id ?? "", "pasajero");
    expect(await find("efimero")).toEqual(["pasajero"]);
    await service.from("destinations").delete().eq("slug", "pasajero");
    expect(await find("efimero")).toEqual([]);
  });

  type Text = [column: string, language: Locale, word: string, value: unknown];

  /** Values with a word of their own, for each text of a field that the search reads. */
  function searchedTexts(name: string, field: Field | Member): Text[] {
    if (field.kind === "array")
      return Object.entries(field.of).flatMap(([key, member]) =>
        searchedTexts(key, member).map(([, language, word]): Text => {
          return [name, language, word, [{ day: 1, [memberOf(key, language)]: word }]];
        }),
      );
    if (!searchWeight(field) || field.kind === "months" || "options" in field) return [];
    return (isTranslated(field) ? (["es", "fr"] as const) : (["es"] as const)).map((language) => {
      const word = `zambullida${name.replaceAll("_", "")}${language}`;
      return [columnOf(name, language), language, word, field.kind === "text" ? word : [word]];
    });
  }

  const searchedTypes = contentTypes.filter((type: ContentType) => pathOf(type) !== null);
  test.each(searchedTypes)("for a change of a single text of $table", async (type: ContentType) => {
    const entries = () => cast.service.from(type.table as "tours");
    const id = crypto.randomUUID();
    slugs.set(id, "cambiado");
    const slug = hasFixedSlugs(type) ? {} : { slug: "cambiado" };
    const row = { ...sampleRow(type), ...slug, id, [type.visible]: true };
    await entries().delete().eq("slug", String(row.slug));
    await entries()
      .insert(row as never)
      .throwOnError();
    for (const [name, field] of Object.entries(type.fields))
      for (const [column, language, word, value] of searchedTexts(name, field)) {
        await entries()
          .update({ [column]: value } as never)
          .eq("id", id)
          .throwOnError();
        expect(await find(word, language), column).toEqual(["cambiado"]);
      }
    await entries().delete().eq("id", id);
  });
});

test.each([
  "",
  "   ",
  "%",
  "' or '1'='1",
  "\\",
  "a & b | !c:* <-> d",
  "((((",
  ":*",
  "<script>",
  "😀",
  "x".repeat(12_000),
  "a ".repeat(6000),
  "\u202e\u0301\u0301",
])("J11: the query %j is plain text and causes no error", async (q) => {
  for (const language of ["es", "en", "fr", "zz", ""])
    expect(Array.isArray(await find(q, language))).toBe(true);
});

test("J11: pages are consecutive and have at most fifty results", async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...published,
    slug: `muchos-${at}`,
    title: `Suricata ${at}`,
  }));
  await cast.service.from("blog_posts").insert(many);
  const ask = async (first: number, limit: number) => {
    const asked = { q: "suricata", language: "es", row_offset: first, row_limit: limit };
    return (await cast.anonymous.rpc("search_entries", asked)).data ?? [];
  };
  const pages = await Promise.all([0, 10, 20, 30, 40, 50].map((first) => ask(first, 10)));
  expect(new Set(pages.flat().map(({ entry_id }) => entry_id)).size).toBe(60);
  expect(pages[0]?.[0]).toMatchObject({ total: 60, match: "all" });
  expect(pages[0]?.[0]?.words).toEqual(expect.arrayContaining(["suricata", "meerkat"]));
  expect(await ask(0, 1000)).toHaveLength(50);
  expect(await ask(60, 10)).toEqual([]);
  expect(await ask(-5, -5)).toEqual([]);
  await cast.service.from("blog_posts").delete().like("slug", "muchos-%");
});

test.each([
  "Ñandú ŒUVRE",
  "Étosha, l’été",
  "Straße 4x4",
  "e\u0301l",
  "ǁAi-ǁAis",
  "Okavango’s",
  "op\u00adcional",
])("J11: each word of %j is marked in the text in which the database finds it", async (text) => {
  const change = { excerpt: `Prueba: ${text}` };
  await cast.service.from("blog_posts").update(change).eq("slug", "otro").throwOnError();
  const found = await cast.anonymous.rpc("search_entries", { q: text, language: "es" });
  const marks = highlight(change.excerpt, found.data?.[0]?.words ?? [])
    .filter(({ mark }) => mark)
    .map((segment) => segment.text);
  expect(foldWords(marks.join(" "))).toBe(
    foldWords(text)
      .replace(/\bl'|'s\b/g, "")
      .replaceAll("'", " "),
  );
});

test("J11: the longest possible entries are saved, and found by their names", async () => {
  /** Distinct words of one letter, in this number of characters. */
  const distinct = (from: number, characters: number) =>
    Array.from({ length: characters / 2 }, (_, at) =>
      String.fromCodePoint(0x20000 + ((from + at) % 40_000)),
    ).join("-");
  const content = distinct(0, 100_000);
  const { error } = await cast.service.from("blog_posts").insert({
    ...published,
    slug: "larguisimo",
    title: "Larguísimo",
    content,
    content_en: content,
    content_fr: content,
    tags: Array.from({ length: 40 }, (_, at) => distinct(at * 30, 30)),
  });
  expect(error).toBeNull();
  const { data } = await cast.anonymous.rpc("search_entries", { q: "larguisimo", language: "en" });
  expect(data).toHaveLength(1);
  await cast.service.from("blog_posts").delete().eq("slug", "larguisimo");
});
