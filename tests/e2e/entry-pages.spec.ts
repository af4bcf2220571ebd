import { adminDatabase, test as changing, uniqueName } from "./admin.ts";
import { insertDestination } from "./destination-pages.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, locales, say } from "./pages.ts";
import { insertPost } from "./post-pages.ts";
import { insertTour } from "./tour-pages.ts";

for (const list of ["/tours", "/destinations"]) {
  for (const locale of inOne("fr")) {
    test(`J1: an entry in ${list} links to its page, which links back (${locale})`, async ({
      page,
    }) => {
      await page.goto(at(locale, list));
      const title = page.getByRole("main").getByRole("heading", { level: 2 }).first();
      const name = (await title.textContent()) ?? "?";
      await title.getByRole("link").click();
      await expect(page).toHaveURL(new RegExp(`${at(locale, list)}/[a-z0-9-]+$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
      await expect(page.getByRole("main")).toBeFocused();

      const crumbs = page.getByRole("navigation").filter({ has: page.locator("[aria-current]") });
      const trail = crumbs.filter({ hasText: name });
      await expect(trail.locator("[aria-current=page]")).toHaveText(name);
      await trail.locator(`a[href="${at(locale, list)}"]`).click();
      await expect(page).toHaveURL(at(locale, list));
    });
  }

  for (const locale of locales) {
    test(`J1: below ${list}, inactive, unknown and malformed slugs show the not-found page (${locale})`, {
      tag: "@deep",
    }, async ({ corners, allow }) => {
      allow(`404 ${at(locale, list)}/*`);
      for (const slug of ["inactivo", "nada", "EL-DELTA", "%F0%9F%A6%92", `${"x".repeat(300)}`]) {
        const answer = await corners.goto(`${at(locale, list)}/${slug}`);
        expect(answer?.status(), slug).toBe(404);
        await expect(corners.getByRole("heading", { level: 1 })).toHaveText(
          say(locale, "lost.title"),
        );
        await expect(corners.getByRole("main")).not.toContainText(/Tour inactivo|Destino inactivo/);
        const robots = corners.locator("meta[name=robots]");
        await expect(robots, slug).toHaveAttribute("content", "noindex");
        await expect(corners.locator("link[rel=canonical]"), slug).toHaveCount(0);
      }
    });
  }
}

changing(
  "J2: a former address redirects to the current one in its language, until another entry takes the slug",
  async ({ reader: page }) => {
    const database = adminDatabase();
    for (const [path, table, insert] of [
      ["/tours", "tours", insertTour],
      ["/destinations", "destinations", insertDestination],
      ["/blog", "blog_posts", insertPost],
    ] as const) {
      const [old, middle, now] = ["primero", "segundo", "ahora"].map((part) =>
        uniqueName(part).replace(" ", "-"),
      );
      const name = uniqueName("Movido");
      const called = table === "blog_posts" ? { title: name, is_published: true } : { name };
      const row = await insert({ slug: old, ...called });
      for (const slug of [middle, now])
        await database.from(table).update({ slug }).eq("id", row.id).throwOnError();
      for (const [former, prefix] of [
        [old, "/fr"],
        [middle, "/en"],
        [old, ""],
      ] as const) {
        const answers: number[] = [];
        page.on("response", (response) => {
          if (response.request().isNavigationRequest()) answers.push(response.status());
        });
        await page.goto(`${prefix}${path}/${former}?utm_source=x`);
        await expect(page).toHaveURL(`${prefix}${path}/${now}?utm_source=x`);
        // One redirect, also after several renames.
        expect(answers).toEqual([301, 200]);
        page.removeAllListeners("response");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
        await expect(page.locator("html")).toHaveAttribute("lang", prefix.slice(1) || "es");
      }
      const heir = uniqueName("Heredero");
      const next = table === "blog_posts" ? { title: heir, is_published: true } : { name: heir };
      await insert({ slug: old, ...next });
      await page.goto(`/es${path}/${old}`);
      await expect(page).toHaveURL(`/es${path}/${old}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heir);

      await database.from(table).delete().eq("id", row.id).throwOnError();
      const gone = await page.request.get(`/es${path}/${middle}`, { maxRedirects: 0 });
      expect([gone.status(), gone.headers().location]).toEqual(
        table === "blog_posts" ? [302, "/es/blog"] : [404, undefined],
      );
    }
  },
);
