import type { Page } from "@playwright/test";
import { anEnquiry, formOf } from "../e2e/contact-rules.ts";
import { aDestination, aPost, aTour, at, type Locale, locales, say } from "../e2e/pages.ts";
import type { Screen } from "./screen.ts";

const phones = [320, 375];
const usual = [375, 1280];
const every = [320, 375, 768, 1280, 2560];

/** A page of the site, by default in every language and the usual widths. */
const screen = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
  name,
  site: "demo",
  path: (locale) => at(locale, path),
  locales,
  widths: usual,
  ...more,
});

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
    ["category", "/blog/category/safari", every],
    ["tag", "/blog/tag/okavango", every],
    ["search", "/search?q=delta", every],
    ["search-none", "/search?q=xyzzyq", usual],
    ["search-unasked", "/search", usual],
    ["contact", "/contact", every],
    ["contact-tour", "/contact?tour=Okavango", usual],
    ["privacy", "/privacy", every],
    ["404", "/lost", every],
  ] as const
).map(([name, path, widths]) => screen(name, path, { widths, whole: true }));

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("banner").getByRole("button", { name }).click();

async function openItinerary(page: Page, locale: Locale) {
  await page
    .getByRole("button", { name: say(locale, "tours.itinerary") })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
}

/** Opens a page whose data never arrives, or arrives by `fulfil`. */
async function leaveFor(page: Page, locale: Locale, path: string, status?: number) {
  await page.route(/\.data(\?|$)/, (route) =>
    status ? route.fulfill({ status, contentType: "text/plain", body: "broken" }) : undefined,
  );
  // The menu of a phone is closed; its links exist all the same.
  const link = page.locator(`nav a[href="${at(locale, path)}"]`);
  await link.evaluate((element: HTMLElement) => element.click());
  await page.locator(status ? ".oops" : "main[aria-busy=true]").waitFor();
}

const states: Screen[] = [
  screen("home-asking", "/", {
    site: "bare",
    widths: [],
    sizes: [
      [320, 568],
      [375, 720],
      [667, 375],
      [844, 390],
      [1280, 720],
    ],
  }),
  screen("tours-enlarged", "/tours", {
    // 1280 px at 200 % zoom.
    locales: ["fr"],
    widths: [],
    sizes: [[640, 450]],
    whole: true,
  }),
  screen("menu", "/about", {
    widths: phones,
    prepare: (page, locale) => press(page, say(locale, "nav.open")),
  }),
  screen("menu-language", "/", {
    locales: ["fr"],
    prepare: (page, locale) => press(page, new RegExp(say(locale, "language.label"))),
  }),
  screen("menu-theme", "/", {
    locales: ["es"],
    prepare: (page, locale) => press(page, new RegExp(say(locale, "theme.label"))),
  }),
  screen("tours-itinerary", "/tours", { prepare: openItinerary }),
  screen("contact-errors", "/contact", {
    whole: true,
    prepare: async (page, locale) => {
      const { button, field } = formOf(page, locale);
      await button.click();
      await field("name").and(page.locator("[aria-invalid]")).waitFor();
    },
  }),
  screen("contact-refused", "/contact", {
    whole: true,
    prepare: async (page, locale) => {
      await page.route("**/functions/v1/**", (route) => route.fulfill({ status: 502 }));
      const { button, fill, form } = formOf(page, locale);
      await fill(anEnquiry());
      await button.click();
      await form.getByRole("alert").waitFor();
    },
  }),
  screen("contact-sent", "/contact?sent=1"),
  screen("privacy-others", "/privacy", {
    // With third parties configured, which the dialog names.
    site: "bare",
    whole: true,
  }),
  screen("tours-corners", "/tours", {
    site: "corners",
    locales: ["fr"],
    whole: true,
  }),
  screen("destinations-corners", "/destinations", {
    site: "corners",
    locales: ["en"],
    whole: true,
  }),
  ...(["tours", "destinations", "blog"] as const).map((name) =>
    screen(`${name}-empty`, `/${name}`, { site: "bare" }),
  ),
  ...(["tours", "destinations", "blog"] as const).map((name) =>
    screen(`${name}-skeleton`, "/about", {
      locales: ["es"],
      prepare: (page, locale) => leaveFor(page, locale, `/${name}`),
    }),
  ),
  screen("error", "/about", {
    prepare: (page, locale) => leaveFor(page, locale, "/tours", 500),
  }),
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
).map(([name, path]) =>
  screen(name, path, {
    // Width of an A4 sheet without its margins.
    widths: [680],
    whole: true,
    printed: true,
    ...(name === "print-itinerary" && { prepare: openItinerary }),
  }),
);

/** With forced colours. */
const forced: Screen[] = pages
  .filter(({ name }) => ["home", "tours", "contact"].includes(name))
  .map((page) => ({
    ...page,
    name: `${page.name}-forced`,
    locales: ["en"],
    widths: usual,
    forcedColors: true,
  }));

export const publicScreens = [...pages, ...states, ...printed, ...forced];
