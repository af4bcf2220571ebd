import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { adminDatabase, test as changing, uniqueName } from "./admin.ts";
import { openDatabase, rowsOf } from "./database.ts";
import { insertDestination } from "./destination-pages.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, say } from "./pages.ts";
import { insertPost } from "./post-pages.ts";
import { insertTour } from "./tour-pages.ts";

/** Names of the entries linked in a part of the page, in order. */
const namesIn = (page: Page, part: string) =>
  page.getByRole("region", { name: part }).getByRole("heading", { level: 3 });

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);

test("J8: a tour links to its destinations and posts, and they link back", async ({ page }) => {
  const database = openDatabase();
  const tours = await rowsOf(database.from("tours").select().eq("is_active", true));
  const destinations = await rowsOf(database.from("destinations").select());
  const posts = await rowsOf(
    database.from("blog_posts").select().order("published_at", { ascending: false }),
  );
  const named = tours.filter(({ id }) => posts.some(({ tour_ids }) => tour_ids.includes(id)));
  const [tour] = named.filter(({ destination_ids }) => destination_ids.length > 1);
  if (!tour) throw new Error("no tour has two destinations and a post");

  await page.goto(at("es", `/tours/${tour.slug}`));
  const places = page.getByRole("navigation", { name: say("es", "tour.places") });
  const wanted = tour.destination_ids.map((id) => destinations.find((row) => row.id === id)?.name);
  await expect(places.getByRole("link")).toHaveText(wanted.map((name) => name ?? "?"));
  const ofTour = posts.filter(({ tour_ids }) => tour_ids.includes(tour.id)).slice(0, 3);
  await expect(namesIn(page, say("es", "tour.posts"))).toHaveText(titles(ofTour));

  await places.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wanted[0] ?? "?");
  const going = tours.filter(({ destination_ids }) =>
    destination_ids.includes(tour.destination_ids[0] ?? ""),
  );
  const there = await namesIn(page, say("es", "destination.tours")).allTextContents();
  expect(there.toSorted()).toEqual(going.map(({ name }) => name).toSorted());
  await page
    .getByRole("region", { name: say("es", "destination.tours") })
    .getByRole("link", { name: tour.name, exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tour.name);
});

for (const locale of inOne("en")) {
  test(`J8: a post links to its tours, in its order (${locale})`, async ({ page }) => {
    const database = openDatabase();
    const posts = await rowsOf(database.from("blog_posts").select().eq("is_published", true));
    const post = posts.find(({ tour_ids }) => tour_ids.length > 1);
    if (!post) throw new Error("no post names two tours");
    const tours = await rowsOf(database.from("tours").select().in("id", post.tour_ids));
    const names = post.tour_ids.map((id) => {
      const row = tours.find((tour) => tour.id === id);
      return (locale === "es" ? row?.name : row?.[`name_${locale}`]) ?? "?";
    });
    await page.goto(at(locale, `/blog/${post.slug}`));
    await expect(namesIn(page, say(locale, "blog.tours"))).toHaveText(names);
    await page
      .getByRole("region", { name: say(locale, "blog.tours") })
      .getByRole("link", { name: names[1] ?? "?", exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[1] ?? "?");
  });
}

changing(
  "J8: hidden, draft and deleted related entries are not shown, and return when restored",
  { tag: "@deep" },
  async ({ reader: page }) => {
    const database = adminDatabase();
    const [first, second] = [await insertDestination(), await insertDestination()];
    const gone = randomUUID();
    const tour = await insertTour({ destination_ids: [second.id, gone, first.id] });
    const other = await insertTour({ name: uniqueName("Otro"), destination_ids: [first.id] });
    const named = { tour_ids: [other.id, gone, tour.id] };
    const post = await insertPost({ ...named, is_published: true });
    await insertPost({ ...named, title: uniqueName("Borrador") });
    const shown = {
      "tour's destinations": async () => {
        await page.goto(`/es/tours/${tour.slug}`);
        const places = page.getByRole("navigation", { name: say("es", "tour.places") });
        return places.getByRole("link").allTextContents();
      },
      "tour's posts": async () => {
        await page.goto(`/es/tours/${tour.slug}`);
        return namesIn(page, say("es", "tour.posts")).allTextContents();
      },
      "tour's tours": async () => {
        await page.goto(`/es/tours/${tour.slug}`);
        return namesIn(page, say("es", "tour.related")).allTextContents();
      },
      "destination's tours": async () => {
        await page.goto(`/es/destinations/${first.slug}`);
        return namesIn(page, say("es", "destination.tours")).allTextContents();
      },
      "post's tours": async () => {
        await page.goto(`/es/blog/${post.slug}`);
        return namesIn(page, say("es", "blog.tours")).allTextContents();
      },
    };
    const all = async () => {
      const found: Record<string, string[]> = {};
      for (const [name, read] of Object.entries(shown))
        found[name] = (await read()).map((text) => text.trim());
      return found;
    };
    const whole = {
      "tour's destinations": [second.name, first.name],
      "tour's posts": [post.title],
      "tour's tours": [other.name],
      "destination's tours": [tour.name, other.name],
      "post's tours": [other.name, tour.name],
    };
    expect(await all()).toEqual(whole);

    await database.from("tours").update({ is_active: false }).eq("id", other.id).throwOnError();
    await database
      .from("destinations")
      .update({ is_active: false })
      .eq("id", second.id)
      .throwOnError();
    await database
      .from("blog_posts")
      .update({ published_at: "2999-01-01T00:00:00Z" })
      .eq("id", post.id)
      .throwOnError();
    const { "post's tours": _, ...readable } = shown;
    for (const [name, rest] of [
      ["tour's destinations", [first.name]],
      ["tour's posts", []],
      ["tour's tours", []],
      ["destination's tours", [tour.name]],
    ] as const)
      expect(await readable[name](), name).toEqual(
        rest.map((text) => expect.stringContaining(text)),
      );

    await database.from("tours").update({ is_active: true }).eq("id", other.id).throwOnError();
    await database
      .from("destinations")
      .update({ is_active: true })
      .eq("id", second.id)
      .throwOnError();
    await database
      .from("blog_posts")
      .update({ published_at: "2020-01-01T00:00:00Z" })
      .eq("id", post.id)
      .throwOnError();
    expect(await all()).toEqual(whole);
    await database.from("tours").delete().eq("id", other.id).throwOnError();
    expect(await shown["post's tours"]()).toEqual([tour.name]);
  },
);
