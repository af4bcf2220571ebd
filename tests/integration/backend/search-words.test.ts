import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { destinations } from "../../../content/types/destinations.ts";
import { searchFilter } from "../../../panel/src/entries/list/search-filter.ts";
import { foldWords } from "../../../shared/search-words.ts";
import { type Cast, startCast } from "./cast.ts";
import { type Client, destination, post, tour } from "./harness.ts";

let cast: Cast;
let database: postgres.Sql;
const slugs = new Map<string, string>();

const published = { ...post, is_published: true };
const rows = {
  destinations: [
    { ...destination, slug: "ai-ais", name: "ǁAi-ǁAis", country: "Namibia" },
    { ...destination, slug: "park", name: "ǀAi-ǀAis/Richtersveld", country: "Sudáfrica" },
    { ...destination, slug: "lodz", name: "Łódź", country: "Đakovo" },
  ],
  tours: [
    { ...tour, slug: "tsau", name: "El Tsauǀkhâb", countries: ["NA"], months: [6] },
    { ...tour, slug: "juhoansi", name: "Con los Juǀ’hoansi", style: "luxury", countries: ["BW"] },
    { ...tour, slug: "kenia", name: "Кения", name_fr: "Le cheval et les bateaux" },
    {
      ...tour,
      slug: "sin-numero",
      name: "Un safari con leones",
      name_en: "A safari with a family",
    },
  ],
  blog_posts: [
    { ...published, slug: "gams", title: "!Ae!gams y el agua", title_fr: "L’eau d’Étosha" },
    { ...published, slug: "okavango", title: "Okavango’s delta", title_en: "The Okavango's delta" },
    { ...published, slug: "nombre", title: "La Skeleton Coast´s op\u00adcional" },
    { ...published, slug: "beijing", title: "北京 y Sørfjord" },
    { ...published, slug: "luego", title: "Zanzibarin", published_at: "2126-01-01" },
  ],
};

beforeAll(async () => {
  cast = await startCast();
  database = postgres(cast.backend.place.databaseUrl ?? "", { max: 1, onnotice: () => {} });
  for (const [table, entries] of Object.entries(rows)) {
    const name = table as keyof typeof rows;
    await cast.service.from(name).delete().neq("slug", "").throwOnError();
    const { data } = await cast.service
      .from(name)
      .insert(entries as never, { defaultToNull: false })
      .select("id, slug")
      .throwOnError();
    for (const { id, slug } of data) slugs.set(id, slug);
  }
});
afterAll(async () => {
  await database.end();
  await cast.backend.dispose();
});

async function search(q: string, language = "es", client: Client = cast.anonymous) {
  const { data } = await client.rpc("search_entries", { q, language }).throwOnError();
  return data.map(({ entry_id, ...found }) => ({ ...found, slug: slugs.get(entry_id) }));
}

const found = async (q: string, language?: string) =>
  (await search(q, language)).map(({ slug }) => slug).toSorted();

describe("J11: names are found as written and as people type them", () => {
  test.each([
    ["ǁAi-ǁAis", "ai-ais"],
    ["ai-ais", "ai-ais"],
    ["aiais", "ai-ais"],
    ["ai ais", "ai-ais"],
    ["|Ai-|Ais", "ai-ais"],
    ["/Ai-/Ais", "ai-ais"],
    ["//Ai-//Ais", "ai-ais"],
    ["!Ai-!Ais", "ai-ais"],
    ["AIAIS", "ai-ais"],
    ["Ai‑Ais", "ai-ais"],
    ["aiais richtersveld", "park"],
    ["Tsauǀkhâb", "tsau"],
    ["tsaukhab", "tsau"],
    ["tsau khab", "tsau"],
    ["Tsau/Khâb", "tsau"],
    ["ǃAeǃgams", "gams"],
    ["!Ae!gams", "gams"],
    ["aegams", "gams"],
    ["ae gams", "gams"],
    ["juhoansi", "juhoansi"],
    ["Ju/'hoansi", "juhoansi"],
    ["Ju|’hoan", "juhoansi"],
    ["Lodz", "lodz"],
    ["ŁÓDŹ", "lodz"],
    ["dakovo", "lodz"],
    ["кения", "kenia"],
    ["КЕНИЯ", "kenia"],
    ["北京", "beijing"],
    ["sorfjord", "beijing"],
    ["Sørfjord", "beijing"],
    ["opcional", "nombre"],
    ["op\u00adcio\u200bnal", "nombre"],
    ["Skeleton Coast’s", "nombre"],
    ["skeleton coast", "nombre"],
  ])("%j finds %s in every language", async (q, slug) => {
    for (const language of ["es", "en", "fr"]) expect(await found(q, language)).toContain(slug);
  });

  test.each([
    "okavango's",
    "Okavango’s",
    "Okavangoʼs",
    "okavango`s",
    "okavango´s",
    "okavangos",
    "okavango",
  ])("%j finds the Okavango in every language, without a word s", async (q) => {
    for (const language of ["es", "en", "fr"])
      expect(await found(q, language)).toEqual(["okavango"]);
  });

  test.each(["l’eau", "l'eau", "eau", "leau", "d'étosha", "Etosha"])(
    "%j finds L’eau d’Étosha",
    async (q) => {
      expect(await found(q, "fr")).toEqual(["gams"]);
    },
  );
});

test.each(["aiais", "Ai-Ais", "ai ais", "|Ai-|Ais", "ǁAi-ǁAis"])(
  "J11, H5: the panel's list finds %j",
  async (q) => {
    const { data } = await cast.admin
      .from("destinations")
      .select("slug")
      .or(searchFilter(destinations, q))
      .throwOnError();
    expect(data).toEqual([{ slug: "ai-ais" }]);
  },
);

test.each([
  ["safaris", "es", "sin-numero"],
  ["león", "es", "sin-numero"],
  ["families", "en", "sin-numero"],
  ["chevaux", "fr", "kenia"],
  ["bateau", "fr", "kenia"],
])("J11: the plural or singular %s finds the other one (%s)", async (q, language, slug) => {
  expect(await search(q, language)).toMatchObject([{ slug, match: "all" }]);
});

test.each([
  ["es", "ñus ñu, jabalíes jabalí, cañones cañón, aviones avión, luces luz, avestruces avestruz"],
  ["es", "tours tour, lodges lodge, autobuses autobús, ñandúes ñandú, países país, leones león"],
  [
    "en",
    "families family, buffaloes buffalo, wolves wolf, leaves leaf, valleys valley, knives knife",
  ],
  ["en", "beaches beach, foxes fox, buses bus, gnus gnu, safaris safari, canoes canoe"],
  ["fr", "chevaux cheval, oiseaux oiseau, lionceaux lionceau, gnous gnou, éléphants éléphant"],
  ["fr", "safaris safari, cailloux caillou, pays pays, nuits nuit, familles famille"],
])("J11: plurals and singulars share a form (%s: %s)", async (language, pairs) => {
  for (const pair of pairs.split(", ")) {
    const [row] = await database`
      select private.forms_of(one, private.singular_of(one, ${language}), dictionary)
        && private.forms_of(other, private.singular_of(other, ${language}), dictionary) as shared
      from private.dictionary_of(${language}) as dictionary,
        split_part(private.fold_words(${pair}), ' ', 1) as one,
        split_part(private.fold_words(${pair}), ' ', 2) as other`;
    expect(row, pair).toEqual({ shared: true });
  }
});

test.each([
  ["Namibia", "en"],
  ["Namibie", "es"],
  ["namibie", "fr"],
])(
  "J11: a tour is found by the country %j, which only its list of countries names (%s)",
  async (q, language) => {
    expect(await found(q, language)).toContain("tsau");
  },
);

test.each([
  ["Botswana", "es"],
  ["Botsuana", "en"],
  ["Botsuana", "fr"],
  ["lujo", "es"],
  ["luxe", "fr"],
])(
  "J11: a tour is found by %j, a country or style in the words of any language (%s)",
  async (q, language) => {
    expect(await found(q, language)).toEqual(["juhoansi"]);
  },
);

test("J11: a tour is found by its months", async () => {
  expect(await found("namibia junio")).toEqual(["tsau"]);
  expect(await found("namibia june", "en")).toEqual(["tsau"]);
});

describe("J11: without a result for all words", () => {
  test("a misspelled word finds similar ones, which are returned to be marked", async () => {
    for (const q of ["okawango", "ocabango", "okavanggo"]) {
      const [first, ...others] = await search(q);
      expect(first).toMatchObject({ slug: "okavango", match: "similar" });
      expect(first?.words).toContain("okavango");
      expect(others).toEqual([]);
    }
  });

  test("a word that consists of two is found as these", async () => {
    for (const q of ["skeletoncoast", "la skeletoncoast"])
      expect(await search(q)).toMatchObject([
        { slug: "nombre", match: "similar", words: expect.arrayContaining(["skeleton", "coast"]) },
      ]);
    expect(await search("skeletonokavango")).toEqual([]);
  });

  test("all words in another language come before some of them in this one", async () => {
    expect(await search("safari family", "fr")).toMatchObject([
      { slug: "sin-numero", match: "language" },
    ]);
  });

  test("some of the words are enough; entries with more or rarer ones come first", async () => {
    const results = await search("quiero ver leones de safari en Groenlandia");
    expect(results[0]).toMatchObject({ slug: "sin-numero", match: "similar" });
  });

  test("words that nothing resembles find nothing", async () => {
    for (const q of ["qwertzuiop", "xyzzyq asdfgh", "zzzz"]) expect(await search(q)).toEqual([]);
  });

  test("words of scheduled posts are not suggested", async () => {
    for (const client of [cast.anonymous, cast.admin]) {
      const results = await search("sanzibarin okavango", "es", client);
      expect(results.map(({ slug }) => slug)).toEqual(["okavango"]);
      expect(results[0]?.words.join()).not.toContain("zanzibarin");
    }
  });
});

test("J11: synonyms are rows, and apply to the next search", async () => {
  const { admin } = cast;
  expect(await search("miaumiau")).toEqual([]);
  const { data } = await admin
    .from("search_synonyms")
    .insert({ words: ["Miáumiáu", "gran río de África", "LEÓN"] })
    .select("id")
    .single()
    .throwOnError();
  expect(await search("miaumiau")).toMatchObject([{ slug: "sin-numero", match: "all" }]);
  expect(await search("el gran rio de africa")).toMatchObject([
    { slug: "sin-numero", match: "all" },
  ]);
  await admin
    .from("search_synonyms")
    .update({ words: ["miaumiau", "okavango"] })
    .eq("id", data.id)
    .throwOnError();
  expect(await search("miaumiau")).toMatchObject([{ slug: "okavango" }]);
  await admin.from("search_synonyms").delete().eq("id", data.id).throwOnError();
  expect(await search("miaumiau")).toEqual([]);
  for (const words of [
    ["solo"],
    ["uno", "x".repeat(61)],
    Array.from({ length: 41 }, (_, n) => `w${n}`),
  ])
    expect((await admin.from("search_synonyms").insert({ words })).error?.code).toBe("23514");
});

test("J11: words that only former entries had leave the search with the daily cleaning", async () => {
  const id = crypto.randomUUID();
  const row = { ...destination, id, slug: "pasajero", name: "Brandbergia" };
  await cast.service.from("destinations").insert(row).throwOnError();
  const known = async () =>
    (await database`select from private.search_vocabulary where word = 'brandbergia'`).length;
  expect(await known()).toBe(3);
  await cast.service.from("destinations").delete().eq("id", id).throwOnError();
  await cast.service.rpc("purge_trash" as never).throwOnError();
  expect(await known()).toBe(0);
  expect(await search("okawango")).toMatchObject([{ slug: "okavango" }]);
});

test("J11: long queries are cut to two hundred characters, twenty words and eight groups", async () => {
  const groups = async (q: string) =>
    (await database`select from private.search_groups(${q}, 'es')`).length;
  expect(await groups("delta okavango ".repeat(5000))).toBe(8);
  expect(await groups(`${"y ".repeat(20)}okavango`)).toBe(8);
  expect(await groups(`${"x".repeat(200)} okavango`)).toBe(1);
  expect(await groups("'".repeat(5000))).toBe(0);
});

test.each([
  "ǁAi-ǁAis, Tsauǀkhâb; !Ae!gams — ǂKhomani ʘ",
  "Okavango’s l'eau d´Étosha ‘quoted’ rock 'n' roll a ' b",
  "Ñandú ŒUVRE Æsir Straße ẞ Þór CAFÉ e\u0301 ŁÓDŹ Øre Đ ı İ",
  "op\u00adcio\u200bnal\ufeff m² ½ ﬁn ＡＢＣ １２ 4x4 a_b a.b@c.de 10.000 €",
  "Кения Йога ΑΘΉΝΑ ς 北京 東京タワー 서울 हिन्दी العربية עברית ไทย",
  "«Hola» ¡qué! ¿no? 😀x 👩‍👩‍👧 \u202eabc\u0000".replace("\u0000", ""),
  "\u2028\u2029\u000b\u0085\u00a0x\u3000y / | # ` --- ' '' \\",
])("J11: %j is folded alike by the site and the database, in every collation", async (text) => {
  const folded = foldWords(text);
  for (const collation of ["default", "C", "POSIX"]) {
    const [row] = await database.unsafe(
      `select private.fold_words($1::text collate "${collation}") as folded`,
      [text],
    );
    expect(row?.folded).toBe(folded);
  }
  expect(folded).not.toMatch(/^[ ']|[ ']$| {2}|' | '/);
});

test("J11: an update indexes the languages whose texts it changes, as a new entry would be", async () => {
  const id = crypto.randomUUID();
  await cast.service
    .from("destinations")
    .insert({
      ...destination,
      id,
      slug: "reindexado",
      name: "Brandberg",
      name_en: "Brandberg Massif",
    })
    .throwOnError();
  const documents = () => database<{ language: string; place: string; content: string }[]>`
    select language, ctid::text as place, title_vector::text || text_vector::text as content
    from private.search_documents where entry_id = ${id} order by language`;
  const indexedAnew = async () => {
    await database`delete from private.search_documents where entry_id = ${id}`;
    await database`
      select private.insert_search_documents('destinations', to_jsonb(entry))
      from public.destinations as entry where id = ${id}`;
    return documents();
  };
  const changes: [update: object, languages: string[]][] = [
    [{ name_en: "Brandberg Mountains" }, ["en"]],
    // French shows the Spanish name.
    [{ name: "Macizo Brandberg" }, ["es", "fr"]],
    [{ name_fr: "Massif du Brandberg" }, ["fr"]],
    [{ latitude: -21.1, longitude: 14.6 }, []],
    [{ countries: ["NA", "ZA"] }, ["en", "es", "fr"]],
    [{ name_fr: null }, ["fr"]],
  ];
  for (const [update, languages] of changes) {
    const before = new Map((await documents()).map(({ language, place }) => [language, place]));
    await cast.service.from("destinations").update(update).eq("id", id).throwOnError();
    const after = await documents();
    const indexed = after.filter(({ language, place }) => before.get(language) !== place);
    expect(indexed.map(({ language }) => language)).toEqual(languages);
    const content = after.map((document) => document.content);
    expect((await indexedAnew()).map((document) => document.content)).toEqual(content);
  }
  await cast.service.from("destinations").update({ is_active: false }).eq("id", id).throwOnError();
  expect(await documents()).toEqual([]);
  await cast.service.from("destinations").update({ is_active: true }).eq("id", id).throwOnError();
  expect(await documents()).toHaveLength(3);
});
