import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Editors, openEditor, startEditors } from "./editor.ts";
import { type Client, tour } from "./harness.ts";

let editors: Editors;
let ana: Client;
/** Id of a tour. */
let id: string;

beforeAll(async () => {
  editors = await startEditors();
  ({ ana } = editors);
});
afterAll(() => editors.cast.backend.dispose());

const day = (key: string, number: number, words: string) => ({
  id: key,
  day: number,
  description_es: words,
  description_en: `${words} (en)`,
  description_fr: `${words} (fr)`,
});
const cover = "/storage/v1/object/public/tour-images/cover.jpg";
const published = {
  ...tour,
  name_en: "Dunes",
  included_services: ["Guía", "Comidas"],
  included_services_en: ["Guide", "Meals"],
  excluded_services: ["Vuelos", "Visados"],
  excluded_services_en: ["Flights", "Visas"],
  itinerary: [day("k1", 1, "Uno"), day("k2", 2, "Dos"), day("k3", 3, "Tres")],
  image_url: cover,
  gallery_images: [cover],
};

beforeEach(async () => {
  id = await editors.reset();
  await write(published);
});

const write = (columns: object) =>
  editors.cast.service
    .from("tours")
    .update(columns as never)
    .eq("id", id)
    .throwOnError();
const stored = async () =>
  (await editors.cast.service.from("tours").select().eq("id", id).single()).data as Record<
    string,
    unknown
  >;

/** Saves changes and publishes one language of them. */
async function publishLanguage(changes: Record<string, unknown>, language = "en") {
  const editor = await openEditor(ana, id);
  await editor.save(changes);
  await editor.open();
  const answer = await editor.publish({ language });
  await editor.open();
  return { editor, answer };
}

describe("K12: publishing one language", () => {
  test("publishes its texts, in one version, and leaves all other changes in the draft", async () => {
    const { editor, answer } = await publishLanguage({
      name: "Otras dunas",
      name_en: "Other dunes",
      name_fr: "D’autres dunes",
      vehicle_en: "Car",
      price_per_person: 1,
      is_active: false,
    });
    expect(answer).toMatchObject({
      outcome: "published",
      left: ["is_active", "name", "name_fr", "price_per_person"],
    });
    const changed = { name_en: "Other dunes", vehicle_en: "Car" };
    const { updated_at, incomplete_locales, ...row } = await stored();
    expect(row).toMatchObject({ ...published, ...changed });
    expect(editor.draft?.columns).toEqual(["is_active", "name", "name_fr", "price_per_person"]);
    const { data } = await ana.from("entry_versions").select("data").eq("entry_id", id);
    // The first one was made by `beforeEach`.
    expect(data).toHaveLength(2);
    // The rest fits later.
    expect(await editor.publish()).toMatchObject({ outcome: "published", left: [] });
    expect(await stored()).toMatchObject({ name: "Otras dunas", price_per_person: 1, ...changed });
  });

  test("leaves nothing in the draft if its items differ from the published ones only by empty members", async () => {
    const stay = { id: "k1", day: 1, description_es: "Uno" };
    await write({ itinerary: [stay] });
    const empty = { title_es: "", title_en: "", description_fr: null };
    const itinerary = [{ ...stay, ...empty, description_en: "One" }];
    const { editor, answer } = await publishLanguage({ itinerary });
    expect(answer).toMatchObject({ outcome: "published", left: [] });
    expect(editor.draft).toBeNull();
    expect((await stored()).itinerary).toEqual([{ ...stay, title_en: "", description_en: "One" }]);
  });

  test("publishes members of items by their id, also of moved days; new days, other members and the order stay", async () => {
    const [one, two, three] = published.itinerary;
    const itinerary = [
      { ...day("k9", 1, "Nuevo") },
      { ...three, day: 2, description_en: "Three!", description_es: "¡Tres!" },
      { ...one, day: 3, description_fr: "Un !" },
      { ...two, day: 4, description_en: undefined, title_en: "Second day" },
    ];
    const { editor, answer } = await publishLanguage({ itinerary });
    expect(answer).toMatchObject({ outcome: "published", left: ["itinerary"] });
    const { description_en, ...rest } = two as NonNullable<typeof two>;
    expect((await stored()).itinerary).toEqual([
      one,
      { ...rest, title_en: "Second day" },
      { ...three, description_en: "Three!" },
    ]);
    expect(JSON.stringify(editor.shown.itinerary)).toBe(
      JSON.stringify(editor.draft?.data.itinerary),
    );
    expect(await editor.publish()).toMatchObject({ outcome: "published" });
    expect((await stored()).itinerary).toMatchObject([
      { id: "k9" },
      { id: "k3", description_es: "¡Tres!" },
      { id: "k1", description_fr: "Un !" },
      { id: "k2" },
    ]);
  });

  test("publishes a list whose Spanish has the same items, and leaves one that was moved or has another length", async () => {
    const { answer } = await publishLanguage({
      included_services: ["Guía local", "Comidas"],
      included_services_en: ["Local guide", "All meals"],
      excluded_services: ["Visados", "Vuelos"],
      excluded_services_en: ["Visas", "Flights"],
      included_services_fr: ["Guide", "Repas"],
      excluded_services_fr: ["Visas", "Vols"],
    });
    expect(answer).toMatchObject({
      left: [
        "excluded_services",
        "excluded_services_en",
        "excluded_services_fr",
        "included_services",
        "included_services_fr",
      ],
    });
    expect(await stored()).toMatchObject({
      included_services: ["Guía", "Comidas"],
      included_services_en: ["Local guide", "All meals"],
      excluded_services: published.excluded_services,
      excluded_services_en: published.excluded_services_en,
      included_services_fr: [],
    });
    await write({ included_services: ["Guía"], included_services_en: ["Guide"] });
    const longer = await publishLanguage({
      excluded_services: ["Vuelos", "Visados", "Propinas"],
      excluded_services_en: ["Flights", "Visas", "Tips"],
    });
    expect(longer.answer).toEqual({ outcome: "nothing" });
  });

  test("publishes alternative texts of published pictures, and leaves those of new pictures", async () => {
    const other = "/storage/v1/object/public/tour-images/other.jpg";
    const focus = { x: 0.1, y: 0.2 };
    await write({ image_details: { "tour-images/cover.jpg": { alt: { es: "Duna" }, focus } } });
    const { editor } = await publishLanguage({
      gallery_images: [other, cover],
      image_details: {
        "tour-images/cover.jpg": { alt: { es: "Duna roja", en: "Dune", fr: "Dune" } },
        "tour-images/other.jpg": { alt: { es: "Otra", en: "Other" } },
      },
    });
    expect((await stored()).image_details).toEqual({
      "tour-images/cover.jpg": { alt: { es: "Duna", en: "Dune" }, focus },
    });
    expect(editor.draft?.columns).toEqual(["gallery_images", "image_details"]);
  });

  test("publishes the first alternative text of a published picture without details", async () => {
    const alt = { en: "Dune" };
    const { editor } = await publishLanguage({
      image_details: { "tour-images/cover.jpg": { alt } },
    });
    expect((await stored()).image_details).toEqual({ "tour-images/cover.jpg": { alt } });
    expect(editor.draft).toBeNull();
  });

  test("of a draft with nothing in the language, or of a new entry, publishes nothing", async () => {
    const { answer, editor } = await publishLanguage({ name: "Solo español" });
    expect([answer, editor.draft?.columns]).toEqual([{ outcome: "nothing" }, ["name"]]);
    id = crypto.randomUUID();
    const unborn = await publishLanguage({ name: "Nuevo", name_en: "New" });
    expect([unborn.answer, unborn.editor.draft?.is_new]).toEqual([{ outcome: "nothing" }, true]);
  });

  test.each([
    ["texts", { itinerary: "x", included_services_en: "x", image_details: 7 }],
    ["items without ids", { itinerary: [1, null, "x", { id: "k1" }, { id: "k1" }, {}] }],
    ["damaged details", { image_details: { "tour-images/cover.jpg": { alt: "x" } } }],
  ])("of unfinished values (%s) damages no published item", async (_, changes) => {
    const itineraryBefore = (await stored()).itinerary;
    const { answer } = await publishLanguage({ ...changes, name_en: "Other" });
    const { itinerary, image_details } = await stored();
    expect(["published", "invalid"]).toContain(answer.outcome);
    expect(image_details).toEqual({});
    expect((itinerary as object[]).map((item) => ({ ...item, description_en: "" }))).toEqual(
      (itineraryBefore as object[]).map((item) => ({ ...item, description_en: "" })),
    );
  });

  test("that a program has written meanwhile is a conflict; a later publication of the rest overwrites nothing unseen", async () => {
    const editor = await openEditor(ana, id);
    await editor.save({ name_en: "Other dunes", itinerary: [published.itinerary[0]] });
    await write({ name_en: "Program" });
    await editor.open();
    expect(await editor.publish({ language: "en" })).toMatchObject({
      outcome: "conflict",
      columns: { name_en: "Program" },
    });
    await editor.save({ name_en: "Program" });
    await write({ itinerary: [] });
    await editor.open();
    expect(await editor.publish()).toMatchObject({
      outcome: "conflict",
      columns: { itinerary: [] },
    });
  });
});

describe("K6: publishing one language with the Spanish of some fields", () => {
  test("publishes both in one version, so that the translation does not count as outdated", async () => {
    const editor = await openEditor(ana, id);
    const spanish = ["name", "itinerary"];
    const days = published.itinerary.map((one) =>
      one.id === "k1" ? { ...one, description_es: "Uno más", description_en: "One more" } : one,
    );
    const draft = { name: "Otras dunas", name_en: "Other dunes", destination: "Otra parte" };
    await editor.save({ ...draft, itinerary: [...days, day("k4", 4, "Cuatro")] });
    await editor.open();
    expect(await editor.publish({ language: "en", spanish })).toMatchObject({
      outcome: "published",
      left: ["destination", "itinerary"],
    });
    expect(await stored()).toMatchObject({
      ...{ name: "Otras dunas", name_en: "Other dunes" },
      ...{ destination: published.destination, itinerary: days },
    });
    expect(
      (await ana.from("stale_translations").select("field").eq("language", "en")).data,
    ).toEqual([]);
    expect((await ana.from("entry_versions").select("id").eq("entry_id", id)).data).toHaveLength(2);
  });

  test("publishes the Spanish texts of pictures", async () => {
    const editor = await openEditor(ana, id);
    const alt = { es: "Una duna", en: "A dune", fr: "Une dune" };
    await editor.save({ image_details: { "tour-images/cover.jpg": { alt } } });
    await editor.open();
    await editor.publish({ language: "en", spanish: ["image_details"] });
    expect(await stored()).toMatchObject({
      image_details: { "tour-images/cover.jpg": { alt: { es: "Una duna", en: "A dune" } } },
    });
  });
});

test("K6: the list of pending translations tells which have texts of the language in their draft", async () => {
  const inDraft = async (language: string) => {
    const { data } = await ana.rpc("pending_translations", { language }).throwOnError();
    return data.map(({ entry_id, in_draft }) => [entry_id, in_draft]);
  };
  expect(await inDraft("en")).toEqual([[id, false]]);
  const editor = await openEditor(ana, id);
  const days = published.itinerary.map((one) => ({ ...one, description_fr: "Un" }));
  await editor.save({ name: "Otras dunas", itinerary: days });
  // A column alone does not tell the language.
  expect([await inDraft("en"), await inDraft("fr")]).toEqual([[[id, false]], [[id, true]]]);
});
