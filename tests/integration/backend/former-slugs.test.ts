import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cast, content, startCast } from "./cast.ts";
import type { Client } from "./harness.ts";

let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());

type Table = (typeof content)[number]["table"];

async function add(table: Table, row: object, slug: string): Promise<string> {
  const { data, error } = await cast.admin
    .from(table as "tours")
    .insert({ ...row, slug } as never)
    .select("id")
    .single();
  if (error) throw error;
  return data.id;
}

async function rename(table: Table, id: string, slug: string): Promise<void> {
  const { data, error } = await cast.admin
    .from(table as "tours")
    .update({ slug })
    .eq("id", id)
    .select("slug");
  if (error) throw error;
  expect(data).toEqual([{ slug }]);
}

/** Target of each former slug of a table, as `slug id`. */
async function formerOf(table: Table, client: Client = cast.admin): Promise<string[]> {
  const { data, error } = await client
    .from("former_slugs")
    .select("slug, entry_id")
    .eq("entry_type", table)
    .order("slug");
  if (error) throw error;
  return data.map(({ slug, entry_id }) => `${slug} ${entry_id}`);
}

describe.each(content)("J2: in $table", ({ table, row, off }) => {
  test("an entry renamed twice is found by both former slugs until it is deleted", async () => {
    const id = await add(table, row, "uno");
    expect(await formerOf(table)).toEqual([]);
    await rename(table, id, "dos");
    await rename(table, id, "tres");
    expect(await formerOf(table)).toEqual([`dos ${id}`, `uno ${id}`]);
    await cast.admin.from(table).delete().eq("id", id);
    expect(await formerOf(table)).toEqual([]);
  });

  test("an entry renamed back keeps only the slug that it no longer has", async () => {
    const id = await add(table, row, "uno");
    await rename(table, id, "dos");
    await rename(table, id, "uno");
    expect(await formerOf(table)).toEqual([`dos ${id}`]);
    await rename(table, id, "dos");
    expect(await formerOf(table)).toEqual([`uno ${id}`]);
    await cast.admin.from(table).delete().eq("id", id);
  });

  test("a former slug that another entry takes no longer redirects", async () => {
    const first = await add(table, row, "uno");
    await rename(table, first, "dos");
    const second = await add(table, row, "uno");
    expect(await formerOf(table)).toEqual([]);
    await rename(table, second, "tres");
    expect(await formerOf(table)).toEqual([`uno ${second}`]);
    await rename(table, second, "uno");
    expect(await formerOf(table)).toEqual([`tres ${second}`]);
    await rename(table, first, "tres");
    expect(await formerOf(table)).toEqual([`dos ${first}`]);
    await cast.admin.from(table).delete().in("id", [first, second]);
  });

  test("two entries that exchange their slugs leave no redirect", async () => {
    const first = await add(table, row, "uno");
    const second = await add(table, row, "dos");
    await rename(table, first, "entretanto");
    await rename(table, second, "uno");
    await rename(table, first, "dos");
    expect(await formerOf(table)).toEqual([`entretanto ${first}`]);
    await cast.admin.from(table).delete().in("id", [first, second]);
  });

  test("a change without a new slug stores no former slug", async () => {
    const id = await add(table, row, "uno");
    await cast.admin.from(table).update({ slug: "uno", image_details: {} }).eq("id", id);
    expect(await formerOf(table)).toEqual([]);
    await cast.admin.from(table).delete().eq("id", id);
  });

  test("the former slug of a hidden entry is readable by administrators only", async () => {
    const id = await add(table, row, "uno");
    await rename(table, id, "dos");
    const users = ["anonymous", "traveller", "admin"] as const;
    for (const who of users) expect(await formerOf(table, cast[who])).toEqual([`uno ${id}`]);
    await cast.admin
      .from(table)
      .update(off as never)
      .eq("id", id);
    const told = await Promise.all(users.map((who) => formerOf(table, cast[who])));
    expect(told).toEqual([[], [], [`uno ${id}`]]);
    await cast.admin.from(table).delete().eq("id", id);
  });
});

test("J2: entries renamed in one statement, each to the former slug of the next, leave no redirect", async () => {
  await cast.backend.withDatabase(async (database) => {
    await database.exec(`
      delete from public.tours;
      insert into public.tours (slug, name, short_description, full_description, destination, price_per_person)
      select 'n' || n, 'N', 'N', 'N', 'N', 1 from generate_series(1, 4) n;
      update public.tours set slug = 'n' || (substr(slug, 2)::integer - 1);
    `);
    const { rows } = await database.query<{ slug: string }>(
      "select slug from public.former_slugs order by slug",
    );
    expect(rows).toEqual([{ slug: "n4" }]);
    await database.exec("truncate public.tours");
    expect((await database.query("select slug from public.former_slugs")).rows).toEqual([]);
  });
  await cast.backend.reopen();
});
