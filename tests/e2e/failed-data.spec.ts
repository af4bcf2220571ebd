import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { untilHydrated } from "./hydrated.ts";
import { say } from "./pages.ts";

/** Answers to a request for data that come from a content blocker, a firewall, a portal or a sick server. */
const badAnswers: Record<string, { answer: (route: Route) => Promise<void>; complaint?: string }> =
  {
    "is aborted": { answer: (route) => route.abort(), complaint: "net::ERR_FAILED" },
    "gets 403": { answer: (route) => route.fulfill({ status: 403, body: "no" }), complaint: "403" },
    "gets 503": { answer: (route) => route.fulfill({ status: 503, body: "" }), complaint: "503" },
    "gets 204": { answer: (route) => route.fulfill({ status: 204 }) },
    "gets the page of a portal": {
      answer: (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hotel</h1>" }),
    },
    "is never answered": { answer: () => new Promise(() => {}) },
  };

interface Navigation {
  from: string;
  go: (page: Page) => Promise<unknown>;
  /** Path, query and hash. */
  to: string;
}

const navigations: Record<string, Navigation> = {
  "a link of the menu": {
    from: "/en/about",
    go: (page) => page.getByRole("banner").locator('nav a[href="/en/tours"]').click(),
    to: "/en/tours",
  },
  "a tour's card": {
    from: "/en/tours",
    go: (page) => page.getByRole("article").locator('a[href^="/en/tours/"]').first().click(),
    to: "/en/tours/*",
  },
  "another language": {
    from: "/en/tours?days=11-14",
    go: async (page) => {
      const banner = page.getByRole("banner");
      await banner.getByRole("button", { name: say("en", "language.label") }).click();
      await banner.getByRole("link", { name: "Français" }).click();
    },
    to: "/fr/tours?days=11-14",
  },
  "a filter": {
    from: "/en/tours",
    go: async (page) => {
      await page.locator(".filters select").first().selectOption({ index: 1 });
      await page.locator(".filters button[type=submit]").click();
    },
    to: "/en/tours?*",
  },
};

/** Counts the documents that the browser asks for. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) asked.push(pathname + search);
  });
  return asked;
}

const matches = (pattern: string) =>
  new RegExp(`^[^/]+//[^/]+${pattern.replace("?", "\\?").replace("*", ".+")}$`);

for (const [bad, { answer, complaint }] of Object.entries(badAnswers)) {
  for (const [name, { from, go, to }] of Object.entries(navigations)) {
    test(`A14: ${name}, whose data request ${bad}, loads its target in full once`, async ({
      newVisitor,
      allow,
    }) => {
      if (complaint)
        allow(`${complaint} /*/*.data`.replace("/*/*", to.includes("tours/") ? "/*/*/*" : "/*/*"));
      const page = await newVisitor();
      await page.goto(from);
      await page.route(/\.data(\?|$)/, answer);
      const documents = documentsOf(page);
      await go(page);
      await page.waitForURL(matches(to));
      await untilHydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
        say("en", "error.title"),
      );
      expect(documents).toEqual([new URL(page.url()).pathname + new URL(page.url()).search]);
    });
  }

  test(`A14: Back and Forward, whose data request ${bad}, load their target in full once`, async ({
    newVisitor,
    allow,
  }) => {
    if (complaint) allow(`${complaint} /en/*.data`);
    const page = await newVisitor();
    await page.goto("/en/tours?days=11-14");
    await page.getByRole("banner").locator('nav a[href="/en/about"]').click();
    await page.waitForURL("/en/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("en", "about.title"));
    await page.route(/\.data(\?|$)/, answer);
    const documents = documentsOf(page);
    await page.evaluate(() => history.back());
    await expect.poll(() => documents).toEqual(["/en/tours?days=11-14"]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("en", "tours.title"));
    await untilHydrated(page);
    await page.evaluate(() => history.forward());
    await expect.poll(() => documents).toEqual(["/en/tours?days=11-14", "/en/about"]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("en", "about.title"));
  });
}

test("A14: a link to a page whose module is gone after a deployment loads that page", async ({
  newVisitor,
  allow,
}) => {
  allow("404 /assets/*.js", "console: *");
  const page = await newVisitor();
  await page.goto("/en/about");
  const documents = documentsOf(page);
  await page.route(/\/assets\/contact[^/]*\.js/, (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await page.getByRole("banner").locator('nav a[href="/en/contact"]').click();
  await page.waitForURL("/en/contact");
  await untilHydrated(page);
  expect(documents.at(-1)).toBe("/en/contact");
});
