import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContentType, contentTypes } from "../../../content/index.ts";
import { slugColumnsOf } from "../../../content/properties.ts";
import { type Cast, content, startCast } from "./cast.ts";

let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());

const translated = content.filter(({ table }) => {
  const type: ContentType | undefined = contentTypes.find((each) => each.table === table);
  return type && slugColumnsOf(type).length > 1;
});
type Content = (typeof translated)[number];

interface Slugs {
  slug?: string;
  slug_en?: string | null;
  slug_fr?: string | null;
}

const rowsOf = ({ table }: Content) => cast.admin.from(table as "tours");

/** @returns the id, or the code of the refusal */
async function add(type: Content, slugs: Slugs): Promise<string> {
  const { data, error } = await rowsOf(type)
    .insert({ ...type.row, ...slugs } as never)
    .select("id")
    .single();
  return error ? error.code : data.id;
}

async function change(type: Content, id: string, slugs: Slugs): Promise<string | undefined> {
  const { error } = await rowsOf(type).update(slugs).eq("id", id);
  return error?.code;
}

async function formerOf({ table }: Content): Promise<string[]> {
  const { data } = await cast.admin
    .from("former_slugs")
    .select("slug")
    .eq("entry_type", table)
    .order("slug")
    .throwOnError();
  return data.map(({ slug }) => slug);
}

test("J20: the types whose entries have pages below a list, and terms of posts, have slugs by language, and no others", () => {
  const tables = translated.map(({ table }) => table);
  expect(tables).toEqual(
    contentTypes.flatMap(({ table, site, admin }: ContentType) =>
      (site?.path && !site.onePage) || admin.termsOf ? [table] : [],
    ),
  );
  expect(tables).toContain("tours");
});

describe.each(translated)("J20: in $table", (type) => {
  test("a slug that another entry has in any language is refused, and free again once it is gone", async () => {
    const first = await add(type, { slug: "uno", slug_en: "one", slug_fr: "un" });
    for (const slug of ["uno", "one", "un"]) {
      expect(await add(type, { slug }), slug).toBe("23505");
      expect(await add(type, { slug: "dos", slug_en: slug }), slug).toBe("23505");
      expect(await add(type, { slug: "dos", slug_fr: slug }), slug).toBe("23505");
    }
    // Other programs know `slug` alone.
    const second = await add(type, { slug: "dos" });
    expect(await change(type, second, { slug_fr: "one" })).toBe("23505");
    expect(await change(type, first, { slug_en: "dos" })).toBe("23505");
    expect(await change(type, first, { slug_en: null })).toBeUndefined();
    expect(await change(type, second, { slug_fr: "one" })).toBeUndefined();
    await rowsOf(type).delete().in("id", [first, second]);
  });

  test("an entry may have the same slug in several languages, and malformed ones are refused", async () => {
    const id = await add(type, { slug: "uno", slug_en: "uno", slug_fr: "uno" });
    expect(await change(type, id, { slug_en: "one" })).toBeUndefined();
    for (const slug of ["", "Con Espacio", "-uno", "x".repeat(121)])
      expect(await change(type, id, { slug_en: slug }), slug).toBe("23514");
    await rowsOf(type).delete().eq("id", id);
  });

  test("of two entries that claim a slug at the same time, one is refused", async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        add(type, at % 2 === 0 ? { slug: "mismo" } : { slug: `otro-${at}`, slug_en: "mismo" }),
      ),
    );
    expect(ids.filter((id) => id === "23505")).toHaveLength(5);
    await rowsOf(type)
      .delete()
      .in(
        "id",
        ids.filter((id) => id !== "23505"),
      );
  });

  test("changed and removed slugs of all languages are former ones until another entry takes them", async () => {
    const first = await add(type, { slug: "uno", slug_en: "one", slug_fr: "un" });
    await change(type, first, { slug: "one", slug_en: "first", slug_fr: null });
    expect(await formerOf(type)).toEqual(["un", "uno"]);
    const second = await add(type, { slug: "dos", slug_fr: "un" });
    expect(await formerOf(type)).toEqual(["uno"]);
    await change(type, first, { slug_fr: "uno" });
    expect(await formerOf(type)).toEqual([]);
    await rowsOf(type).delete().in("id", [first, second]);
    expect(await formerOf(type)).toEqual([]);
  });

  test("saving answers that a slug is taken; a version whose slug is taken names it", async () => {
    const first = await add(type, { slug: "uno", slug_en: "one" });
    await change(type, first, { slug_en: null });
    const second = await add(type, { slug: "dos", slug_fr: "one" });
    const { data } = await cast.admin
      .rpc("save_entry", {
        type: type.table,
        id: crypto.randomUUID(),
        expected: null as never,
        entry: { ...type.row, slug: "tres", slug_en: "one" } as never,
        operation: crypto.randomUUID(),
      })
      .throwOnError();
    expect(data).toEqual({ outcome: "slug-taken" });
    const { data: versions } = await cast.admin
      .from("entry_versions")
      .select("id")
      .eq("entry_id", first)
      .throwOnError();
    const { error } = await cast.admin.rpc("restore_version", { version: versions[0]?.id ?? 0 });
    expect(error?.message).toBe("Another entry has the slug one by now");
    // A restored entry gets back the former slugs that are free.
    await rowsOf(type).delete().eq("id", second);
    await change(type, first, { slug: "primero" });
    await rowsOf(type).delete().eq("id", first);
    const { data: deleted } = await cast.admin
      .from("entry_versions")
      .select("id")
      .eq("entry_id", first)
      .order("id", { ascending: false })
      .limit(1)
      .single()
      .throwOnError();
    await cast.admin.rpc("restore_version", { version: deleted.id }).throwOnError();
    expect(await formerOf(type)).toEqual(["one", "uno"]);
    await rowsOf(type).delete().eq("id", first);
  });
});

test("J20: entries that pass their slugs on in one statement are accepted", async () => {
  await cast.backend.withDatabase(async (database) => {
    await database.exec(`
      delete from public.tours;
      insert into public.tours (slug, slug_en, name, short_description, full_description, destination, price_per_person)
      values ('a', 'a-en', 'N', 'N', 'N', 'N', 1), ('b', 'b-en', 'N', 'N', 'N', 'N', 1);
      update public.tours set slug_en = case slug when 'a' then 'b-en' else 'a-en' end;
    `);
    const { rows } = await database.query("select slug from public.former_slugs");
    expect(rows).toEqual([]);
    await database.exec("truncate public.tours");
  });
  await cast.backend.reopen();
});
