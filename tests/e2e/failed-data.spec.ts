import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { untilHydrated } from "./hydrated.ts";
import { say } from "./pages.ts";

interface BadAnswer {
  answer: (route: Route) => Promise<void>;
  complaint?: string;
  isLate?: boolean;
}

/** Answers to a data request by a content blocker, a firewall, a captive portal or a failing server. */
const badAnswers: Record<string, BadAnswer> = {
  "is aborted": { answer: (route) => route.abort(), complaint: "net::ERR_FAILED" },
  "gets a portal's page @deep": {
    answer: (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hotel</h1>" }),
  },
  "gets JSON of a blocker @deep": {
    answer: (route) => route.fulfill({ contentType: "application/json", body: "{}" }),
  },
  "gets an empty list with the type of data @deep": {
    answer: (route) => route.fulfill({ contentType: "text/x-script", body: "[]" }),
  },
  "gets a redirect to something else @deep": {
    answer: (route) => route.fulfill({ status: 302, headers: { location: "/robots.txt" } }),
  },
  "gets half of its data @deep": {
    answer: async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.length / 2) });
    },
  },
  "gets no answer @deep": { answer: () => new Promise(() => {}), isLate: true },
  "gets 204 @deep": { answer: (route) => route.fulfill({ status: 204 }) },
  "gets 403 @deep": {
    answer: (route) => route.fulfill({ status: 403, body: "no" }),
    complaint: "403",
  },
  "gets 503 @deep": {
    answer: (route) => route.fulfill({ status: 503, body: "" }),
    complaint: "503",
  },
};

const dataRequests = /\.data(\?|$)/;
const limitMs = 15_000;

/** Paths and queries of the documents that the browser requests. */
function documentsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) requested.push(pathname + search);
  });
  return requested;
}

const menuLink = (page: Page, path: string) =>
  page.getByRole("banner").locator(`nav a[href="${path}"]`);

for (const [bad, { answer, complaint, isLate }] of Object.entries(badAnswers)) {
  test(`A14: each navigation whose data request ${bad} loads its target in full once`, async ({
    newVisitor,
    allow,
  }) => {
    if (complaint) allow(`${complaint} /*/*.data`, `${complaint} /*/*/*.data`);
    const page = await newVisitor();
    if (isLate) await page.clock.install();
    await page.goto("/en/about");
    const documents = documentsOf(page);
    const expectFullLoad = async (path: RegExp, navigate: () => Promise<unknown>) => {
      documents.length = 0;
      const requested = page.waitForRequest(dataRequests);
      await navigate();
      await requested;
      if (isLate) await page.clock.fastForward(limitMs);
      await expect.poll(() => documents).toEqual([expect.stringMatching(path)]);
      await untilHydrated(page);
      const { pathname, search } = new URL(page.url());
      expect(documents).toEqual([pathname + search]);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/error|erreur/i);
    };

    await page.route(dataRequests, answer);
    await expectFullLoad(/^\/en\/tours$/, () => menuLink(page, "/en/tours").click());
    await expectFullLoad(/^\/en\/tours\?country=.+$/, async () => {
      await page.locator(".filters select").first().selectOption({ index: 1 });
      await page.locator(".filters button[type=submit]").click();
    });
    const { search } = new URL(page.url());
    await expectFullLoad(new RegExp(`^/fr/tours\\?${search.slice(1)}$`), async () => {
      const banner = page.getByRole("banner");
      await banner.getByRole("button", { name: say("en", "language.label") }).click();
      await banner.getByRole("link", { name: "Français" }).click();
    });
    await expectFullLoad(/^\/fr\/tours\/[^/]+$/, () =>
      page.getByRole("article").first().getByRole("heading").getByRole("link").click(),
    );

    await page.unroute(dataRequests);
    documents.length = 0;
    await menuLink(page, "/fr/about").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("fr", "about.title"));
    expect(documents).toEqual([]);
    await page.route(dataRequests, answer);
    await expectFullLoad(/^\/fr\/tours\/[^/]+$/, () => page.evaluate(() => history.back()));
  });
}

/** Waits until the browser has told the page that it has, or has not, prefetched a module. */
const prefetchEnd = (page: Page, href: string) =>
  page.evaluate(
    (module) =>
      new Promise<void>((resolve) => {
        const onEvent = ({ target }: Event) => {
          if (target instanceof HTMLLinkElement && target.href === module) resolve();
        };
        for (const type of ["load", "error"]) document.addEventListener(type, onEvent, true);
      }),
    href,
  );

const badModules: Record<string, { answer: BadAnswer["answer"]; isLate?: boolean }> = {
  "is aborted": { answer: (route) => route.abort() },
  "is gone @deep": { answer: (route) => route.fulfill({ status: 404 }) },
  "gets a portal's page @deep": {
    answer: (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hotel</h1>" }),
  },
  "gets no answer @deep": { answer: () => new Promise(() => {}), isLate: true },
};

for (const [bad, { answer, isLate }] of Object.entries(badModules)) {
  test(`A14: a link to a page whose code ${bad} loads the page in full once, and its prefetch reloads nothing`, async ({
    newVisitor,
    tolerate,
  }) => {
    const page = await newVisitor();
    if (isLate) await page.clock.install();
    await page.goto("/en/about");
    const code = await page.evaluate(
      () => Object(window).__reactRouterManifest.routes["en/tours"].module as string,
    );
    const importFailure = "Failed to fetch dynamically imported module:";
    const href = new URL(code, page.url()).href;
    tolerate(
      `net::ERR_FAILED ${code}`,
      `404 ${code}`,
      `uncaught: ${importFailure} ${href}`,
      `console: TypeError: ${importFailure} ${href}`,
      `console: Error loading route module \`${code}\`, reloading page...`,
      'console: Failed to load module script: Expected a JavaScript-or-Wasm module script but the server responded with a MIME type of "text/html". Strict MIME type checking is enforced for module scripts per HTML spec.',
    );
    await page.route(`**${code}`, answer);
    const documents = documentsOf(page);
    const link = menuLink(page, "/en/tours");
    const requested = page.waitForRequest(`**${code}`);
    const isHandled = isLate ? undefined : prefetchEnd(page, href);
    await link.hover();
    await requested;
    await isHandled;
    expect(documents).toEqual([]);
    const reached = page.waitForURL("/en/tours", { waitUntil: "commit" });
    await link.click();
    if (isLate) await page.clock.fastForward(limitMs);
    await reached;
    await expect(page.locator("main h1")).toHaveText(say("en", "tours.title"));
    expect(documents).toEqual(["/en/tours"]);
    // Without its code the page works as a document.
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/en\/tours\/.+/);
    expect(documents).toHaveLength(2);
  });
}

test("A14: a second link before the data of the first one opens the second page without a full load", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/en/about");
  const documents = documentsOf(page);
  await page.route(/\/tours\.data/, () => new Promise(() => {}));
  const requested = page.waitForRequest(/\/tours\.data/);
  await menuLink(page, "/en/tours").click();
  await requested;
  await menuLink(page, "/en/contact").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("en", "contact.title"));
  await expect(page).toHaveURL("/en/contact");
  expect(documents).toEqual([]);
});

test("A14: the reload of a page that cannot be rendered keeps path, query and hash", {
  tag: "@deep",
}, async ({ page, allow }) => {
  allow("console: *");
  await page.goto("/en/tours");
  const documents = documentsOf(page);
  await page.route(/\/tours\.data/, async (route) => {
    const response = await route.fetch();
    // Turbo-stream: an array of values that refer to each other by index; -5 is null.
    const [values = "", ...rest] = (await response.text()).split("\n");
    const list = JSON.parse(values);
    for (const [key, index] of Object.entries<number>(list[0]))
      if (list[Number(key.slice(1))] !== "root") list[index] = { [`_${list.indexOf("data")}`]: -5 };
    await route.fulfill({ response, body: [JSON.stringify(list), ...rest].join("\n") });
  });
  await page.locator(".filters select").first().selectOption({ index: 1 });
  await page.locator(".filters button[type=submit]").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("en", "error.title"));
  expect(documents).toEqual([]);
  await page.evaluate(() => {
    location.hash = "#main";
  });
  const { href } = new URL(page.url());
  expect(href).toMatch(/\?country=.+#main$/);
  await page.getByRole("link", { name: say("en", "error.retry") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("en", "tours.title"));
  expect(page.url()).toBe(href);
  expect(documents).toHaveLength(1);
});
