import type { Page } from "@playwright/test";
import { anEnquiry, formOf } from "../e2e/contact-rules.ts";
import { aDestination, aPost, aTour, at, type Locale, locales, say } from "../e2e/pages.ts";
import type { Screen } from "./screen.ts";

const phones = [320, 375];
const usual = [375, 1280];
const every = [320, 375, 768, 1280, 2560];

const pages: Screen[] = (
  [
    ["home", "/", every],
    ["about", "/about", every],
    ["destinations", "/destinations", every],
    ["destination", aDestination, every],
    ["tours", "/tours", every],
    ["tours-chosen", "/tours?country=ZA&style=camping", every],
    ["tours-none", "/tours?country=MZ&month=1&days=1-7", every],
    ["tour", aTour, every],
    ["blog", "/blog", every],
    ["post", aPost, every],
    ["category", "/blog/category/fauna", every],
    ["tag", "/blog/tag/namibia", every],
    ["search", "/search?q=delta", every],
    ["search-none", "/search?q=xyzzyq", usual],
    ["search-unasked", "/search", usual],
    ["contact", "/contact", every],
    ["contact-tour", "/contact?tour=Okavango", usual],
    ["privacy", "/privacy", every],
    ["404", "/lost", every],
  ] as const
).map(([name, path, widths]) => ({
  name,
  site: "demo",
  path: (locale) => at(locale, path),
  locales,
  widths: [...widths],
  whole: true,
}));

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("banner").getByRole("button", { name }).click();

/** Starts for a page whose data never comes, or comes as `fulfil` says. */
async function leaveFor(page: Page, locale: Locale, path: string, status?: number) {
  await page.route(/\.data(\?|$)/, (route) =>
    status ? route.fulfill({ status, contentType: "text/plain", body: "broken" }) : undefined,
  );
  // The menu of a phone is shut; its links are there all the same.
  const link = page.locator(`nav a[href="${at(locale, path)}"]`);
  await link.evaluate((element: HTMLElement) => element.click());
  await page.locator(status ? ".oops" : "main[aria-busy=true]").waitFor();
}

const states: Screen[] = [
  {
    name: "home-asking",
    site: "bare",
    path: (locale) => at(locale, "/"),
    locales,
    sizes: [
      [320, 568],
      [375, 720],
      [667, 375],
      [844, 390],
      [1280, 720],
    ],
  },
  {
    // 1280 px enlarged to 200 %.
    name: "tours-enlarged",
    site: "demo",
    path: (locale) => at(locale, "/tours"),
    locales: ["fr"],
    sizes: [[640, 450]],
    whole: true,
  },
  {
    name: "menu",
    site: "demo",
    path: (locale) => at(locale, "/about"),
    locales,
    widths: phones,
    prepare: (page, locale) => press(page, say(locale, "nav.open")),
  },
  {
    name: "menu-language",
    site: "demo",
    path: (locale) => at(locale, "/"),
    locales: ["fr"],
    widths: usual,
    prepare: (page, locale) => press(page, new RegExp(say(locale, "language.label"))),
  },
  {
    name: "menu-theme",
    site: "demo",
    path: (locale) => at(locale, "/"),
    locales: ["es"],
    widths: usual,
    prepare: (page, locale) => press(page, new RegExp(say(locale, "theme.label"))),
  },
  {
    name: "tours-itinerary",
    site: "demo",
    path: (locale) => at(locale, "/tours"),
    locales,
    widths: usual,
    prepare: async (page, locale) => {
      await page
        .getByRole("button", { name: say(locale, "tours.itinerary") })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "contact-errors",
    site: "demo",
    path: (locale) => at(locale, "/contact"),
    locales,
    widths: usual,
    whole: true,
    prepare: async (page, locale) => {
      const { button, field } = formOf(page, locale);
      await button.click();
      await field("name").and(page.locator("[aria-invalid]")).waitFor();
    },
  },
  {
    name: "contact-refused",
    site: "demo",
    path: (locale) => at(locale, "/contact"),
    locales,
    widths: usual,
    whole: true,
    prepare: async (page, locale) => {
      await page.route("**/functions/v1/**", (route) => route.fulfill({ status: 502 }));
      const { button, fill, form } = formOf(page, locale);
      await fill(anEnquiry());
      await button.click();
      await form.getByRole("alert").waitFor();
    },
  },
  {
    name: "contact-sent",
    site: "demo",
    path: (locale) => at(locale, "/contact?sent=1"),
    locales,
    widths: usual,
  },
  {
    // With those named who would hear of the visitor.
    name: "privacy-others",
    site: "bare",
    path: (locale) => at(locale, "/privacy"),
    locales,
    widths: usual,
    whole: true,
  },
  {
    name: "tours-corners",
    site: "corners",
    path: (locale) => at(locale, "/tours"),
    locales: ["fr"],
    widths: usual,
    whole: true,
  },
  {
    name: "destinations-corners",
    site: "corners",
    path: (locale) => at(locale, "/destinations"),
    locales: ["en"],
    widths: usual,
    whole: true,
  },
  ...(["tours", "destinations", "blog"] as const).map(
    (name): Screen => ({
      name: `${name}-empty`,
      site: "bare",
      path: (locale) => at(locale, `/${name}`),
      locales,
      widths: usual,
    }),
  ),
  ...(["tours", "destinations", "blog"] as const).map(
    (name): Screen => ({
      name: `${name}-skeleton`,
      site: "demo",
      path: (locale) => at(locale, "/about"),
      locales: ["es"],
      widths: usual,
      prepare: (page, locale) => leaveFor(page, locale, `/${name}`),
    }),
  ),
  {
    name: "error",
    site: "demo",
    path: (locale) => at(locale, "/about"),
    locales,
    widths: usual,
    prepare: (page, locale) => leaveFor(page, locale, "/tours", 500),
  },
];

const printed: Screen[] = (
  [
    ["print-tours", "/tours"],
    ["print-itinerary", "/tours"],
    ["print-tour", aTour],
    ["print-destination", aDestination],
    ["print-post", aPost],
    ["print-contact", "/contact"],
  ] as const
).map(([name, path]) => ({
  name,
  site: "demo",
  path: (locale) => at(locale, path),
  locales,
  // What an A4 sheet leaves between its margins.
  widths: [680],
  whole: true,
  printed: true,
  prepare: async (page, locale) => {
    if (name !== "print-itinerary") return;
    await page
      .getByRole("button", { name: say(locale, "tours.itinerary") })
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
  },
}));

/** With the colours that a system forces on every page. */
const forced: Screen[] = pages
  .filter(({ name }) => ["home", "tours", "contact"].includes(name))
  .map((screen) => ({
    ...screen,
    name: `${screen.name}-forced`,
    locales: ["en"],
    widths: usual,
    forcedColors: true,
  }));

export const publicScreens = [...pages, ...states, ...printed, ...forced];
