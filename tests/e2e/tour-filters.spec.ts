import type { Page } from "@playwright/test";
import { expectAccessible } from "./a11y.ts";
import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, type Locale, locales, say } from "./pages.ts";

const tours = () => rowsOf(openDatabase().from("tours").select().eq("is_active", true));
type Tour = Awaited<ReturnType<typeof tours>>[number];

/** In the order of the list: featured ones first, then by the alphabet. */
const namesOf = (rows: Tour[], locale: Locale) => {
  const nameOf = (row: Tour) => (locale === "es" ? row.name : row[`name_${locale}`]) ?? "?";
  const { compare } = new Intl.Collator(locale);
  return rows
    .toSorted(
      (a, b) => Number(b.is_featured) - Number(a.is_featured) || compare(nameOf(a), nameOf(b)),
    )
    .map(nameOf);
};
const listed = (page: Page) =>
  page.getByRole("main").getByRole("article").getByRole("heading", { level: 2 });

/** Localized count. */
const found = (locale: Locale, n: number) => {
  const one = new Intl.PluralRules(locale).select(n) === "one";
  return say(locale, one ? "tours.found_one" : "tours.found_other", { n });
};

const fits: Record<string, (tour: Tour) => boolean> = {
  "country=NA": ({ countries }) => countries.includes("NA"),
  "style=camping": ({ style }) => style === "camping",
  "days=11-14": ({ duration_days }) => duration_days >= 11 && duration_days <= 14,
  "month=2": ({ months }) => months.length === 0 || months.includes(2),
  "price=5000": ({ price_per_person }) => price_per_person <= 5000,
};

test("J6: each filter in the URL shows the matching tours, in list order, and their number", {
  tag: "@deep",
}, async ({ page }) => {
  const rows = await tours();
  const both = {
    "country=NA&days=11-14": (tour: Tour) =>
      tour.countries.includes("NA") && tour.duration_days >= 11 && tour.duration_days <= 14,
  };
  for (const [query, isFit] of Object.entries({ ...fits, ...both })) {
    const wanted = namesOf(rows.filter(isFit), "en");
    expect(wanted.length, query).toBeGreaterThan(0);
    expect(wanted.length, query).toBeLessThan(rows.length);
    await page.goto(`/en/tours?${query}`);
    await expect(listed(page)).toHaveText(wanted);
    await expect(page.getByText(found("en", wanted.length), { exact: true })).toBeVisible();
    for (const part of query.split("&")) {
      const [name = "", value = ""] = part.split("=");
      await expect(page.locator(`select[name=${name}]`)).toHaveValue(value);
    }
  }
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "by hand" : "without JavaScript";
  for (const locale of inOne(javaScriptEnabled ? "es" : "fr")) {
    test(`J6: filters chosen ${how} are in the URL; removing them shows all tours (${locale})`, async ({
      knownWindow,
    }) => {
      const page = await knownWindow({ javaScriptEnabled });
      const rows = await tours();
      await page.goto(at(locale, "/tours"));
      const filters = page.getByRole("region", { name: say(locale, "tours.filter") });
      const choose = (key: Parameters<typeof say>[1]) =>
        filters.getByRole("combobox", { name: say(locale, key), exact: true });
      await choose("tours.filter.country").selectOption("NA");
      await choose("tours.filter.price").selectOption("6000");
      await filters.getByRole("button", { name: say(locale, "tours.filter.send") }).click();
      const wanted = rows.filter(
        (row) => row.countries.includes("NA") && row.price_per_person <= 6000,
      );
      await expect(listed(page)).toHaveText(namesOf(wanted, locale));
      const { pathname, searchParams } = new URL(page.url());
      expect(pathname).toBe(at(locale, "/tours"));
      expect([...searchParams].filter(([, value]) => value)).toEqual([
        ["country", "NA"],
        ["price", "6000"],
      ]);
      await expect(filters.getByRole("status")).toHaveText(found(locale, wanted.length));

      await filters.getByRole("listitem").getByRole("link").first().click();
      await expect(page).toHaveURL(`${at(locale, "/tours")}?price=6000`);
      await expect(choose("tours.filter.country")).toHaveValue("");
      await filters.getByRole("listitem").getByRole("link").first().click();
      await expect(page).toHaveURL(at(locale, "/tours"));
      await expect(listed(page)).toHaveText(namesOf(rows, locale));

      await page.goBack();
      await expect(choose("tours.filter.price")).toHaveValue("6000");
    });
  }
}

for (const locale of locales) {
  test(`J6: without matches the page says so and links to all tours (${locale})`, {
    tag: "@deep",
  }, async ({ page }) => {
    const rows = await tours();
    await page.goto(`${at(locale, "/tours")}?country=LS&days=1-7&price=1`);
    const main = page.getByRole("main");
    await expect(main.getByRole("article")).toHaveCount(0);
    await expect(main.getByRole("status")).toHaveText(found(locale, 0));
    await expect(main.getByText(say(locale, "tours.none"))).toBeVisible();
    await main.getByRole("link", { name: say(locale, "tours.none.back") }).click();
    await expect(page).toHaveURL(at(locale, "/tours"));
    await expect(listed(page)).toHaveText(namesOf(rows, locale));
  });
}

test("J6: filters work by keyboard, and focus moves to the number of results", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/en/tours");
  const country = page.getByRole("combobox", { name: say("en", "tours.filter.country") });
  await country.focus();
  await page.keyboard.type("Zam");
  await expect(country).toHaveValue("ZM");
  const send = page.getByRole("button", { name: say("en", "tours.filter.send") });
  for (
    let step = 0;
    step < 6 && !(await send.evaluate((it) => it === document.activeElement));
    step++
  )
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en/tours?country=ZM");
  await expect(send).toBeFocused();
  const off = say("en", "tours.filter.without", { label: "Zambia" });
  await expect(page.getByRole("link", { name: off })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en/tours");
  const filters = page.getByRole("region", { name: say("en", "tours.filter") });
  await expect(filters.getByRole("status")).toBeFocused();
});

test("J6, A11: axe finds no violation with valid and invalid filters", {
  tag: "@deep",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto("/fr/tours?country=NA&price=6000&month=13");
  await expect(page.getByRole("alert")).toContainText(say("fr", "tours.filter.month"));
  await expectAccessible(page, "filters");
});
