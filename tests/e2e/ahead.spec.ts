import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Whose data the page has the browser fetch before anybody asks for it, or which scripts. */
const fetchedAhead = (page: Page, what: "fetch" | "script" = "fetch") =>
  page
    .locator(`link[rel=prefetch]${what === "fetch" ? "[as=fetch]" : ":not([as])"}`)
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test("A15: a page that most visitors go on to is there before the tap", async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 375, height: 800 } });
  await page.goto("/en");
  // The menu is closed: what cannot be seen is not fetched.
  await expect.poll(() => fetchedAhead(page)).toEqual(["/en/tours.data", "/en/contact.data"]);
  const taken = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith("/en/tours.data"))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
    );
  await expect.poll(taken).toEqual([true]);
  await page.locator(".hero__cta").getByRole("link", { name: "Explore tours" }).click();
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page).toHaveURL("/en/tours");
  expect(await taken()).toEqual([true, false]);
});

/** Notes in which frame of the page links come into it that fit a selector. */
async function noteFrames(page: Page, selector: string) {
  await page.addInitScript((selector) => {
    let frame = 0;
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const frames: Record<string, number> = {};
    Object.assign(window, { asked: frames });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const link of addedNodes) {
          if (link instanceof HTMLLinkElement && link.matches(selector))
            frames[new URL(link.href).pathname] = frame;
        }
      }
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  return () => page.evaluate(() => (window as unknown as { asked: Record<string, number> }).asked);
}

test("A15: what is fetched ahead is asked for link by link, each in a frame of its own", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ viewport: { width: 1280, height: 800 } });
  const frames = await noteFrames(page, "[rel=prefetch][as=fetch]");
  await page.goto("/en");
  // The menu's other five pages; the choices below the title lead to two of them.
  await expect.poll(async () => Object.keys(await frames()).length).toBe(5);
  const each = Object.values(await frames());
  expect(new Set(each).size).toBe(each.length);
});

test("A15: scripts that are fetched ahead are compiled one in each quiet moment", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ viewport: { width: 375, height: 800 } });
  const frames = await noteFrames(page, "[rel=modulepreload]");
  await page.goto("/en");
  await expect.poll(() => fetchedAhead(page)).toHaveLength(2);
  // Both pages need some of them.
  const scripts = [...new Set(await fetchedAhead(page, "script"))];
  expect(scripts.filter((file) => file?.includes("/tours-"))).toHaveLength(1);
  const compiled = async () =>
    Object.entries(await frames()).filter(([file]) => scripts.includes(file));
  await expect.poll(async () => (await compiled()).length).toBe(scripts.length);
  const each = (await compiled()).map(([, frame]) => frame);
  expect(new Set(each).size).toBe(each.length);
});

test("A15: on a line that is slow or to be spared nothing is fetched ahead", async ({
  newVisitor,
}) => {
  for (const line of [{ saveData: true }, { effectiveType: "3g" }]) {
    const page = await newVisitor();
    await page.addInitScript((given) => {
      let asked = 0;
      Object.defineProperty(navigator, "connection", {
        get() {
          Object.assign(window, { asked: ++asked });
          return given;
        },
      });
    }, line);
    await page.goto("/en/about");
    // The page asks about the line for each of the menu's other links, as it would before it fetched one.
    await page.waitForFunction(() => Object(window).asked >= 5);
    expect(await fetchedAhead(page)).toEqual([]);
    const pointedAt = page.waitForRequest(/\/en\/tours\.data$/);
    await page.getByRole("banner").getByRole("link", { name: "Tours" }).hover();
    await pointedAt;
  }
});

test("A15: until its scripts have come a page lets the browser fetch what is pointed at", async ({
  newVisitor,
  request,
}) => {
  const page = await newVisitor();
  const client = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  client.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
  });
  await client.send("Preload.enable");
  await page.route("**/*.js", () => {});
  await page.goto("/en/about", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("link", { name: "Tours" }).hover();
  await expect.poll(() => fetched).toEqual(["/en/tours"]);
  // Nothing of another page runs before somebody goes there.
  const html = await (await request.get("/en")).text();
  expect(html).toContain('<script type="speculationrules">{"prefetch":');
  expect(html).not.toContain("prerender");
  expect(await (await request.get("/admin/login")).text()).not.toContain("speculationrules");

  // The application fetches less for the same.
  await page.unrouteAll();
  await page.goto("/en/about");
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
});
