import type { Page } from "@playwright/test";
import { destination, post, tour } from "../integration/backend/harness.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { expectAccessible } from "./a11y.ts";
import { openDatabase, startedFolder } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { readHead } from "./head.ts";

// One site for all tests, so one worker.
test.describe.configure({ mode: "default" });

let site: RunningSite;
let folder: string;

const numbered = (count: number, make: (n: string, at: number) => object) =>
  Array.from({ length: count }, (_, at) => make(String(at + 1).padStart(3, "0"), at));

test.beforeAll(async () => {
  folder = await startedFolder("pages");
  site = await startSite({ DATA_DIR: folder, SEED: "none" });
  const database = openDatabase(site.url, folder);
  for (const [table, rows] of [
    // Exactly two full pages.
    [
      "blog_posts",
      numbered(48, (n, at) => ({
        ...post,
        slug: `nota-${n}`,
        title: `Nota ${n}`,
        title_en: `Note ${n}`,
        is_published: true,
        published_at: new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString(),
      })),
    ],
    [
      "tours",
      numbered(47, (n, at) => ({
        ...tour,
        slug: `viaje-${n}`,
        name: `Viaje ${n}`,
        // More than fit on the first page.
        is_featured: at < 17,
        price_per_person: 1000 + at,
      })),
    ],
    [
      "destinations",
      numbered(17, (n) => ({ ...destination, slug: `lugar-${n}`, name: `Lugar ${n}` })),
    ],
  ] as const) {
    const { error } = await database.from(table).insert(rows as never);
    if (error) throw error;
  }
});
test.afterAll(async () => {
  await site?.stop();
  await removeFolder(folder);
});

const pages = (page: Page, name = "Pages") => page.getByRole("navigation", { name });
const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });

test("F1: a long list has pages with their own URLs, linked forwards and backwards", async ({
  knownWindow,
}) => {
  const page = await knownWindow({ baseURL: site.url });
  await page.goto("/en/blog");
  await expect(titles(page)).toHaveCount(24);
  await expect(titles(page).first()).toHaveText("Note 001");
  await expect(pages(page).getByRole("link", { name: "Page 1" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(pages(page).getByRole("link", { name: "Previous" })).toHaveCount(0);

  await pages(page).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(`${site.url}/en/blog?page=2`);
  await expect(page).toHaveTitle("Safari blog, page 2 | Tsamma Safaris");
  await expect(titles(page)).toHaveCount(24);
  await expect(titles(page).first()).toHaveText("Note 025");
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(pages(page).getByRole("link", { name: "Next" })).toHaveCount(0);

  await page.goBack();
  await expect(titles(page).first()).toHaveText("Note 001");
  await page.goForward();
  await page.reload();
  await expect(titles(page).last()).toHaveText("Note 048");
  await pages(page).getByRole("link", { name: "Page 1" }).click();
  await expect(page).toHaveURL(`${site.url}/en/blog`);
});

test("D3, F3: on a slow network the next page shows a skeleton", {
  tag: "@deep",
}, async ({ knownWindow }) => {
  const page = await knownWindow({ baseURL: site.url });
  await page.goto("/en/tours");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/tours.data?page=3", async (route) => {
    await held;
    await route.continue();
  });
  await pages(page).getByRole("link", { name: "Page 3" }).click();
  await expect(page.locator("main[aria-busy=true]")).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  release();
  await expect(titles(page).first()).toHaveText("Viaje 031");
  await expect(page.getByText("from $1,000 per person")).toBeVisible();
});

test("A8, A15: without JavaScript pagination works, and a language change keeps the page", {
  tag: "@deep",
}, async ({ knownWindow }) => {
  const page = await knownWindow({ baseURL: site.url, javaScriptEnabled: false });
  await page.goto("/fr/destinations");
  await pages(page).getByRole("link", { name: "Suivante" }).click();
  await expect(page).toHaveURL(`${site.url}/fr/destinations?page=2`);
  await expect(titles(page)).toHaveText(["Lugar 017"]);
  const head = readHead(await (await page.request.get(page.url())).text());
  expect(head.canonical).toEqual([`${site.url}/fr/destinations?page=2`]);
  expect(head.alternates).toEqual({
    es: `${site.url}/es/destinations?page=2`,
    en: `${site.url}/en/destinations?page=2`,
    fr: `${site.url}/fr/destinations?page=2`,
    "x-default": `${site.url}/destinations?page=2`,
  });
  await page.goto("/en/destinations?page=2");
  await expect(titles(page)).toHaveText(["Lugar 017"]);
});

test("J1: a legacy query link to a tour or destination redirects permanently to its page", async ({
  request,
}) => {
  const answer = (path: string) => request.get(site.url + path, { maxRedirects: 0 });
  for (const [old, page] of [
    ["/en/tours?tour=viaje-040", "/en/tours/viaje-040"],
    ["/tours?tour=viaje-040", "/tours/viaje-040"],
    ["/fr/destinations?destination=lugar-017", "/fr/destinations/lugar-017"],
  ] as const) {
    const { status, headers } = await answer(old).then((found) => ({
      status: found.status(),
      headers: found.headers(),
    }));
    expect([status, headers.location], old).toEqual([301, page]);
    expect((await answer(page)).status(), page).toBe(200);
  }
  // An unknown slug shows the list.
  for (const slug of ["nada", "%3Cb%3E", "x".repeat(500)])
    expect((await answer(`/en/tours?tour=${slug}`)).status(), slug).toBe(200);
});

test("E6: structured data of a list page has the tours' URLs and positions", async ({
  request,
}) => {
  const head = readHead(await (await request.get(`${site.url}/en/tours?page=3`)).text());
  expect(head.structured[0]).toMatchObject({ numberOfItems: 47 });
  expect(head.structured[0]?.itemListElement).toHaveProperty(
    "0",
    expect.objectContaining({
      position: 31,
      url: `${site.url}/en/tours/viaje-031`,
    }),
  );
});

test("A6: past the end the list says so; an invalid page number is the first page", {
  tag: "@deep",
}, async ({ knownWindow }) => {
  const page = await knownWindow({ baseURL: site.url });
  // Exactly full pages: the next one is past the end.
  for (const path of ["blog?page=3", "tours?page=999999", "destinations?page=3"]) {
    const answer = await page.goto(`/fr/${path}`);
    expect(answer?.headers()["cache-control"], path).toBe("no-store");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.getByText("La liste s’arrête avant d’arriver à cette page.")).toBeVisible();
  }
  await page.getByRole("link", { name: "Aller à la dernière page" }).click();
  await expect(page).toHaveURL(`${site.url}/fr/destinations?page=2`);
  await expect(titles(page)).toHaveText(["Lugar 017"]);
  for (const odd of ["0", "-1", "02", "1e1", "%00", "9".repeat(30)]) {
    const html = await (await page.request.get(`/en/blog?page=${odd}`)).text();
    expect(html.match(/Note \d{3}(?=<)/g)?.at(0), odd).toBe("Note 001");
  }
});

test("A11: axe finds no violation in pagination in both themes and on a narrow phone", {
  tag: "@deep",
}, async ({ knownWindow }) => {
  const page = await knownWindow({
    baseURL: site.url,
    viewport: { width: 320, height: 640 },
    colorScheme: "dark",
  });
  await page.goto("/fr/tours?page=2");
  await expectAccessible(page, "pages of a list, dark");
  const widths = await pages(page).evaluate((nav) => [nav.scrollWidth, nav.clientWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  for (const link of await pages(page).getByRole("link").all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, "pages of a list", ["color-contrast"]);
});
