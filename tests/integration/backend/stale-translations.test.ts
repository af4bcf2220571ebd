import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentTypes } from "../../../content/index.ts";
import { type Cast, startCast } from "./cast.ts";
import { destination, post, tour } from "./harness.ts";

let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());
beforeEach(async () => {
  for (const { table } of contentTypes)
    await cast.service.from(table).delete().not("id", "is", null);
  await cast.service.from("entry_versions").delete().gt("id", 0);
});

const day = (es: string, en = "", fr = "") => ({
  ...{ day: 1, description_es: es, description_en: en, description_fr: fr },
});

const translated = {
  ...tour,
  ...{ name_en: "Dunes", name_fr: "Dunes" },
  ...{ destination_en: "Namibia", destination_fr: "Namibie" },
  ...{ short_description_en: "Red sand.", short_description_fr: "Sable rouge." },
  ...{ full_description_en: "Ten days.", full_description_fr: "Dix jours." },
};

async function add(more: object = {}): Promise<string> {
  const row = { ...translated, ...more };
  const { data } = await cast.admin.from("tours").insert(row).select("id").single().throwOnError();
  return data.id;
}

const change = (id: string, values: object) =>
  cast.admin.from("tours").update(values).eq("id", id).throwOnError();

/** `en name`, with the earlier Spanish text. */
async function stale(): Promise<Record<string, unknown>> {
  const rows = await cast.admin.from("stale_translations").select().order("field").throwOnError();
  return Object.fromEntries(
    rows.data.map(({ language, field, source }) => [`${language} ${field}`, source]),
  );
}

describe("K6: a translation", () => {
  test("becomes outdated when its Spanish text changes, with the earlier text, if it exists", async () => {
    const id = await add({ full_description_fr: null });
    expect(await stale()).toEqual({});
    await change(id, { full_description: "Doce días.", price_per_person: 1 });
    await change(id, { full_description: "Trece días." });
    expect(await stale()).toEqual({ "en full_description": tour.full_description });
  });

  test("is up to date again when it is rewritten or emptied, or when the Spanish text is restored", async () => {
    const id = await add();
    const later = { name: "Arena", full_description: "Doce días.", short_description: "Roja." };
    await change(id, later);
    expect(Object.keys(await stale())).toHaveLength(6);
    await change(id, { name_en: "Sand", full_description_en: null, full_description_fr: " " });
    expect(Object.keys(await stale())).toEqual(
      ["fr name", "en short_description", "fr short_description"].toSorted((a, b) =>
        a.slice(3).localeCompare(b.slice(3)),
      ),
    );
    await change(id, { name: tour.name, short_description: tour.short_description });
    // `Sand` translates `Arena`, and `Dunes` the restored text.
    expect(await stale()).toEqual({ "en name": "Arena" });
  });

  test("written in the same save as its Spanish text does not become outdated", async () => {
    const id = await add();
    await change(id, { name: "Arena", name_en: "Sand", name_fr: "Sable" });
    expect(await stale()).toEqual({});
  });

  test("of a list or of days becomes outdated by content, not by position", async () => {
    const id = await add({
      included_services: ["Guía", "Agua"],
      included_services_en: ["Guide", "Water"],
      itinerary: [day("Uno", "One"), day("Dos", "Two")],
    });
    await change(id, {
      included_services: ["Agua", "Guía"],
      included_services_en: ["Water", "Guide"],
      itinerary: [day("Dos", "Two")],
    });
    expect(await stale()).toEqual({});
    const before = [day("Dos", "Two")];
    await change(id, { included_services: ["Agua", "Vino"], itinerary: [day("Tres", "Two")] });
    expect(await stale()).toEqual({
      "en included_services": ["Agua", "Guía"],
      "en itinerary": before,
    });
    await change(id, { itinerary: [day("Tres", "Three")] });
    expect(Object.keys(await stale())).toEqual(["en included_services"]);
  });

  test("of a deleted entry is still outdated after restoring, and removed when the entry is erased", async () => {
    const id = await add();
    await change(id, { name: "Arena" });
    await cast.admin.from("tours").delete().eq("id", id).throwOnError();
    const { data } = await cast.admin.rpc("deleted_entries").select("id");
    await cast.admin.rpc("restore_version", { version: data?.[0]?.id ?? 0 }).throwOnError();
    expect(Object.keys(await stale())).toEqual(["en name", "fr name"]);
    await cast.admin.from("tours").delete().eq("id", id).throwOnError();
    await cast.admin.rpc("erase_versions", { type: "tours", entry: id }).throwOnError();
    expect(await stale()).toEqual({});
  });

  test("can be confirmed by administrators only", async () => {
    const id = await add();
    await change(id, { name: "Arena" });
    const markUpToDate = (who = cast.admin) =>
      who
        .from("stale_translations")
        .delete()
        .match({ entry_id: id, language: "en" })
        .select("field");
    expect((await markUpToDate(cast.traveller)).data).toEqual([]);
    expect((await markUpToDate(cast.anonymous)).error?.code).toBe("42501");
    expect((await markUpToDate()).data).toEqual([{ field: "name" }]);
    expect(Object.keys(await stale())).toEqual(["fr name"]);
  });
});

describe("K6: the list of translations", () => {
  const pending = async (language: string, more: object = {}) =>
    (await cast.admin.rpc("pending_translations", { language, ...more }).throwOnError()).data;

  test("of a language has missing and outdated ones, oldest first", async () => {
    const whole = await add({ slug: "entero" });
    const behind = await add({ slug: "atrasado" });
    const open = await add({ slug: "abierto", name_en: null });
    // A name without letters adds no category, which would be listed too.
    await cast.admin
      .from("blog_posts")
      .insert({ ...post, category: "·" })
      .throwOnError();
    await cast.admin.from("destinations").insert(destination).throwOnError();
    await change(behind, { full_description: "Doce días." });
    const found = await pending("en");
    expect(found.map(({ entry_type, missing, stale }) => [entry_type, missing, stale])).toEqual([
      ["tours", true, []],
      ["blog_posts", true, []],
      ["destinations", true, []],
      ["tours", false, ["full_description"]],
    ]);
    expect(found.map(({ total }) => total)).toEqual([4, 4, 4, 4]);
    expect([found[0]?.entry_id, found[3]?.entry_id]).toEqual([open, behind]);
    expect(found.map(({ entry_id }) => entry_id)).not.toContain(whole);
    const ofTours = await pending("fr", { type: "tours" });
    expect(ofTours.map(({ entry_id }) => entry_id)).toEqual([behind]);
    expect(await pending("en", { row_offset: 3, row_limit: 1 })).toEqual(found.slice(3));
    const { data: progress } = await cast.admin.rpc("translation_progress").throwOnError();
    const of = (type: string, code: string) =>
      progress
        .filter(({ entry_type, language }) => entry_type === type && language === code)
        .flatMap(({ entries, pending }) => [entries, pending]);
    expect([of("tours", "en"), of("tours", "fr"), of("blog_posts", "en")]).toEqual([
      [3, 2],
      [3, 1],
      [1, 1],
    ]);
    expect(progress).toHaveLength(contentTypes.length * 2);
  });

  test("returns nothing to anonymous clients", async () => {
    for (const who of [cast.anonymous, cast.traveller]) {
      expect((await who.rpc("pending_translations", { language: "en" })).error?.code).toBe("42501");
      expect((await who.rpc("translation_progress")).error?.code).toBe("42501");
    }
  });

  test.each(["xx", "", "'"])("of the unknown language %j is empty", async (language) => {
    await add();
    expect(await pending(language)).toEqual([]);
  });
});
