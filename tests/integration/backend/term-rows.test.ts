import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Cast, startCast } from "./cast.ts";
import { post } from "./harness.ts";

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());
beforeEach(async () => {
  await cast.service.from("blog_posts").delete().neq("slug", "").throwOnError();
  for (const table of ["blog_categories", "blog_tags"] as const)
    await cast.service.from(table).delete().neq("slug", "").throwOnError();
});

type TermTable = "blog_categories" | "blog_tags";

const add = (slug: string, values: object) =>
  cast.admin
    .from("blog_posts")
    .insert({ ...post, slug, is_published: true, ...values })
    .throwOnError();
const change = (slug: string, values: object) =>
  cast.admin.from("blog_posts").update(values).eq("slug", slug).throwOnError();
const postAt = async (slug: string) =>
  (
    await cast.service
      .from("blog_posts")
      .select("category, tags")
      .eq("slug", slug)
      .single()
      .throwOnError()
  ).data;
const names = async (table: TermTable) =>
  (await cast.anonymous.from(table).select("name, slug").order("name").throwOnError()).data.map(
    ({ name, slug }) => `${slug}: ${name}`,
  );
const idOf = async (table: TermTable, name: string) =>
  (await cast.service.from(table).select("id").eq("name", name).single().throwOnError()).data.id;
const setTerm = (table: TermTable, name: string, values: object) =>
  cast.admin.from(table).update(values).eq("name", name);

test("J24: the first post with a name adds its row, whatever accents and case the others have", async () => {
  await add("a", { category: "Guías y rutas", tags: ["Namibia", "Niebla"] });
  await add("b", { category: "guias y rutas", tags: ["NAMIBIA", "😀", "Namibia"] });
  await add("c", { category: "Fauna", tags: [], is_published: false });
  expect(await names("blog_categories")).toEqual(["fauna: Fauna", "guias-y-rutas: Guías y rutas"]);
  expect(await names("blog_tags")).toEqual(["namibia: Namibia", "niebla: Niebla"]);
  await change("a", { tags: ["Niebla", "Etosha"] });
  expect(await names("blog_tags")).toEqual([
    "etosha: Etosha",
    "namibia: Namibia",
    "niebla: Niebla",
  ]);
});

test("J24: a name whose address another row has in some language gets an address with a number", async () => {
  await add("a", { tags: ["Ríos"] });
  await setTerm("blog_tags", "Ríos", { name_en: "Rivers", slug_en: "rivers" }).throwOnError();
  await add("b", { tags: ["Rivers"] });
  expect(await names("blog_tags")).toEqual(["rivers-2: Rivers", "rios: Ríos"]);
});

test("J24: posts that are saved at the same time share the row of a new name", async () => {
  const slugs = ["a", "b", "c", "d", "e", "f"];
  await Promise.all(
    slugs.map((slug, at) => add(slug, { tags: at % 2 ? ["Uno", "Dos"] : ["Dos", "Uno"] })),
  );
  expect(await names("blog_tags")).toEqual(["dos: Dos", "uno: Uno"]);
});

test("J24: a new name of a row changes it in all posts, at its place and once", async () => {
  await add("a", { category: "Fauna", tags: ["Etosha", "namibia", "Naturaleza", "NAMIBIA"] });
  await add("b", { category: "fauna", tags: ["Etosha"], is_published: false });
  await setTerm("blog_tags", "namibia", { name: "Namib" }).throwOnError();
  await setTerm("blog_categories", "Fauna", { name: "Animales" }).throwOnError();
  expect(await postAt("a")).toEqual({
    category: "Animales",
    tags: ["Etosha", "Namib", "Naturaleza"],
  });
  expect(await postAt("b")).toEqual({ category: "Animales", tags: ["Etosha"] });
  expect(await names("blog_categories")).toEqual(["fauna: Animales"]);
});

test("J24: a name that another row has is refused by the form, and merged by rename_term", async () => {
  await add("a", { tags: ["Namibia", "Etosha", "Namib"] });
  await add("b", { tags: ["Namib"], is_published: false });
  await setTerm("blog_tags", "Namib", { slug: "el-namib", name_en: "Namib" }).throwOnError();
  await setTerm("blog_tags", "Namibia", { name_fr: "Namibie" }).throwOnError();
  expect((await setTerm("blog_tags", "Namib", { name: "NAMIBIA" })).error?.code).toBe("23505");

  const [term, other] = [await idOf("blog_tags", "Namib"), await idOf("blog_tags", "Namibia")];
  const renamed = await cast.admin.rpc("rename_term", { type: "blog_tags", term, name: "namibia" });
  expect(renamed.data).toEqual({ id: other, posts: 2 });
  expect(await postAt("a")).toMatchObject({ tags: ["Namibia", "Etosha"] });
  expect(await postAt("b")).toMatchObject({ tags: ["Namibia"] });
  expect(await names("blog_tags")).toEqual(["etosha: Etosha", "namibia: Namibia"]);
  const { data } = await cast.anonymous
    .from("former_slugs")
    .select("slug, entry_id")
    .eq("entry_type", "blog_tags")
    .order("slug");
  expect(data).toEqual([
    { slug: "el-namib", entry_id: other },
    { slug: "namib", entry_id: other },
  ]);
});

test("J24: rename_term renames rows, and refuses bad names, other types and everyone but administrators", async () => {
  await add("a", { category: "Fauna" });
  const term = await idOf("blog_categories", "Fauna");
  const rename = async (name: string, values = {}, who = cast.admin) => {
    const { data, error } = await who.rpc("rename_term", {
      ...{ type: "blog_categories" as const, term, name },
      ...values,
    });
    return error?.code ?? data;
  };
  for (const name of ["", " ", "😀", "x".repeat(101)]) expect(await rename(name)).toBe("23514");
  expect(await rename("Flora", { type: "tours" })).toBe("22023");
  expect(await rename("Flora", { term: crypto.randomUUID() })).toBe("PT404");
  for (const who of [cast.anonymous, cast.traveller])
    expect(await rename("Flora", {}, who)).toBe("42501");
  expect(await postAt("a")).toMatchObject({ category: "Fauna" });
  expect(await rename(" Vida salvaje ")).toEqual({ id: term, posts: 1 });
  expect(await postAt("a")).toMatchObject({ category: "Vida salvaje" });
});

test("J24: administrators see how many posts a name has, and which", async () => {
  await add("a", { title: "Uno", category: "Fauna", tags: ["Etosha", "ETOSHA"] });
  await add("b", { title: "Dos", category: "fauna", tags: [], is_published: false });
  await cast.admin.from("blog_tags").insert({ name: "Libre", slug: "libre" }).throwOnError();
  const uses = async (type: TermTable, who = cast.admin) => {
    const { data, error } = await who.rpc("term_uses", { type });
    return error?.code ?? data?.map(({ posts, titles }) => ({ posts, titles }));
  };
  expect(await uses("blog_categories")).toEqual([{ posts: 2, titles: ["Dos", "Uno"] }]);
  const tags = await uses("blog_tags");
  expect(tags).toHaveLength(2);
  expect(tags).toEqual(
    expect.arrayContaining([
      { posts: 1, titles: ["Uno"] },
      { posts: 0, titles: null },
    ]),
  );
  expect(await uses("blog_tags", cast.traveller)).toBe("42501");
});

test("J24: the list of terms has the visible rows; a hidden one leaves the name", async () => {
  await add("a", { category: "Fauna", tags: ["Etosha"] });
  await setTerm("blog_categories", "Fauna", { name_en: "Wildlife" }).throwOnError();
  await setTerm("blog_tags", "Etosha", { is_active: false }).throwOnError();
  const terms = async () =>
    (await cast.admin.rpc("blog_terms").throwOnError()).data.map(({ name, term }) => [
      name,
      term?.name_en,
    ]);
  expect(await terms()).toEqual([
    ["Fauna", "Wildlife"],
    ["Etosha", undefined],
  ]);
});

test("J24: a row is deleted only if no post has its name, hidden posts included", async () => {
  await add("a", { title: "Uno", tags: ["Etosha"], is_published: false });
  // A second row of the name is not the one that counts.
  await cast.admin.from("blog_tags").insert({ name: "ETOSHA", slug: "etosha-b" }).throwOnError();
  await setTerm("blog_tags", "ETOSHA", { name: "Otra" }).throwOnError();
  expect(await postAt("a")).toMatchObject({ tags: ["Etosha"] });
  await cast.admin.from("blog_tags").delete().eq("name", "Otra").throwOnError();
  const remove = async (who = cast.admin) => {
    const { error } = await who.from("blog_tags").delete().eq("name", "Etosha");
    return error && [error.code, error.message];
  };
  const refused = ["23503", "Used by 1 posts: Uno"];
  expect([await remove(), await remove(cast.service)]).toEqual([refused, refused]);
  await change("a", { tags: [] });
  expect(await remove()).toBeNull();
  expect(await names("blog_tags")).toEqual([]);
});
