/** Long, because one site with third-party scripts is taken through all answers. */
import { fixedPaths } from "../../site/page-list.ts";
import { expectAccessible } from "./a11y.ts";
import { tabTo } from "./by-keyboard.ts";
import {
  anAnswer,
  consentOn,
  expect,
  extraOrigins,
  pressHydrated,
  reviewsOn,
  runs,
  storedAnswer,
  test,
} from "./consent-site.ts";
import { declareWidgetTests } from "./consent-widget.ts";
import { expectFocusInSight } from "./focus-visibility.ts";
import { isHydrated, untilHydrated, waitUntilHydrated } from "./hydrated.ts";
import { at, localeInTurn, locales, say } from "./pages.ts";
import { measureShifts, shifts } from "./shifts.ts";
import { readToTheEnd, settle } from "./wait-for-page.ts";

// One worker, and so one site, for all tests.
test.describe.configure({ mode: "default" });

test("A12: before consent no page contacts a third party", async ({
  page,
  fake,
  thirdPartyRequests,
}) => {
  for (const [index, path] of fixedPaths().entries()) {
    const locale = localeInTurn(index);
    // Legal pages and lists outside the navigation need a published entry, which this site lacks.
    if ((await page.request.get(at(locale, path))).status() === 404) continue;
    await page.goto(at(locale, path));
    const { bar, accept, refuse } = consentOn(page, locale);
    await expect(bar).toContainText(say(locale, "consent.text.both").slice(0, 40));
    await readToTheEnd(page);
    // Refusing is as easy as accepting: one press, same look, same size.
    const [one, other] = await Promise.all(
      [accept, refuse].map((button) =>
        button.evaluate((node) => {
          const { width, height } = node.getBoundingClientRect();
          const { color, backgroundColor, fontWeight } = getComputedStyle(node);
          return { width, height, color, backgroundColor, fontWeight };
        }),
      ),
    );
    expect(one).toEqual(other);
    expect(one?.height).toBeGreaterThanOrEqual(44);
  }
  expect(thirdPartyRequests).toEqual([]);
  expect(fake.requests).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("A12: the CSP allows exactly the configured hosts, and none in the panel", {
  tag: "@deep",
}, async ({ request, fake }) => {
  const sources = [fake.origin, ...extraOrigins].join(" ");
  for (const path of ["/en", "/fr/privacy", "/es/lost"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    const directives = policy.replace(/(?: 'sha256-[\w+/=]+')+/, " 'sha256'").split("; ");
    expect(directives, path).toEqual([
      "default-src 'self'",
      `script-src 'self' 'sha256' ${sources}`,
      `style-src 'self' 'unsafe-inline' ${sources}`,
      `img-src 'self' data: blob: ${sources}`,
      `font-src 'self' ${sources}`,
      `connect-src 'self' ${sources}`,
      `frame-src 'self' ${sources}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  }
  const panel = await request.get("/admin/login");
  expect(panel.headers()["content-security-policy"]).not.toMatch(/https?:/);
  expect(await panel.text()).not.toContain(fake.origin);
});

test("A12: after refusal the page works; reviews load once on request", async ({
  page,
  thirdPartyRequests,
}) => {
  await page.goto("/fr");
  const { bar, refuse } = consentOn(page, "fr");
  const { still, widget, show, comeNear } = reviewsOn(page, "fr");
  await refuse.click();
  await expect(bar).toBeHidden();
  await readToTheEnd(page);
  await expect(still).toBeVisible();
  await expect(widget).toHaveCount(0);
  expect(thirdPartyRequests).toEqual([]);

  await page.reload();
  await comeNear();
  await pressHydrated(show);
  await expect(bar).toBeHidden();
  await expect(widget).toContainText("Reviews: fr, light");
  await expect(widget).toBeFocused();
  await expect(show).toBeHidden();
  expect(await page.evaluate(runs)).toBeUndefined();
  expect(thirdPartyRequests).not.toContain("/everywhere.js");

  // The next page view starts like the first.
  const link = (key: "nav.about" | "nav.home") =>
    page.getByRole("banner").getByRole("link", { name: say("fr", key), exact: true });
  await link("nav.about").click();
  await expect(page).toHaveURL(/about/);
  await link("nav.home").click();
  await comeNear();
  await expect(show).toBeVisible();
  await expect(widget).toHaveCount(0);
  await pressHydrated(show);
  await expect(widget).toContainText("Review 40");
  expect(thirdPartyRequests.filter((path) => path === "/widget.js")).toHaveLength(1);
});

test("A7: after consent the site-wide script runs once per document, and never in the panel", async ({
  page,
  fake,
  thirdPartyRequests,
}) => {
  await page.goto("/en/about");
  await consentOn(page, "en").accept.click();
  await expect.poll(() => page.evaluate(runs)).toBe("1");
  const banner = page.getByRole("banner");
  for (const [name, path] of [
    ["Tours", "/en/tours"],
    ["Contact", "/en/contact"],
    ["Home", "/en"],
  ] as const) {
    await banner.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  // The URL changes before React has rendered the links of the new page.
  const spanish = page.getByRole("contentinfo").getByRole("link", { name: "Español" });
  await expect(spanish).toHaveAttribute("href", "/es");
  await spanish.click();
  await expect(page).toHaveURL("/es");
  await expect(consentOn(page, "es").reopen).toBeVisible();
  expect(await page.evaluate(runs)).toBe("1");
  expect(thirdPartyRequests.filter((path) => path === "/everywhere.js")).toHaveLength(1);

  await page.goto("/es/privacy");
  await expect.poll(() => page.evaluate(runs)).toBe("1");
  thirdPartyRequests.length = 0;
  await page.goto("/admin/login");
  await expect(page.getByRole("button", { name: "Ingresar" })).toBeVisible();
  await settle(page);
  expect(thirdPartyRequests).toEqual([]);
  expect(await page.evaluate(runs)).toBeUndefined();

  // The answer changes while the page is in the back/forward cache.
  await page.goto("/es/about");
  await expect.poll(() => page.evaluate(runs)).toBe("1");
  const reloaded = page.waitForEvent("load");
  await page.evaluate(
    (stored) => {
      localStorage.setItem("consent", stored);
      setTimeout(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    },
    storedAnswer(fake, "refused"),
  );
  await reloaded;
  expect(await page.evaluate(runs)).toBeUndefined();
});

test("A12: an answer is stored with version, services and time, and asked for again after six months", async ({
  page,
  fake,
  thirdPartyRequests,
}) => {
  const { host } = new URL(fake.origin);
  await page.clock.install({ time: new Date("2027-01-31T09:00:00Z") });
  await page.goto("/en/about");
  const { bar, accept } = consentOn(page, "en");
  await accept.click();
  await expect.poll(() => page.evaluate(runs)).toBe("1");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("consent") ?? ""));
  expect(stored).toEqual({
    version: 1,
    answer: "accepted",
    services: [`reviewWidget:${host}`, `script:${host}`],
    at: expect.stringMatching(/^2027-01-31T09:/),
  });

  for (const path of ["/en", "/en/about"]) {
    await page.clock.setFixedTime(new Date("2027-07-30T09:00:00Z"));
    await page.goto(path);
    await expect.poll(() => page.evaluate(runs)).toBe("1");
    await expect(bar).toHaveCount(0);

    await page.clock.setFixedTime(new Date("2027-08-01T09:00:00Z"));
    thirdPartyRequests.length = 0;
    await page.goto(path);
    await expect(bar).toBeVisible();
    await readToTheEnd(page);
    expect(thirdPartyRequests).toEqual([]);
    expect(await page.evaluate(runs)).toBeUndefined();
  }
});

test("A12: an answer that does not cover a service, or of an earlier release, is asked for again", async ({
  newVisitor,
  baseURL,
  fake,
}) => {
  for (const stored of [
    storedAnswer(fake, "accepted", { services: ["reviewWidget"] }),
    storedAnswer(fake, "refused", { services: ["script"] }),
    "accepted",
    "refused",
  ]) {
    const visitor = await newVisitor({ baseURL });
    await visitor.addInitScript(anAnswer, stored);
    await visitor.goto("/fr");
    const { bar } = consentOn(visitor, "fr");
    await expect(bar, stored).toBeVisible();
    await readToTheEnd(visitor);
    expect(await visitor.evaluate(runs), stored).toBeUndefined();
  }
  expect(fake.requests).toEqual([]);
});

test("A12: withdrawing consent by keyboard stops the scripts in every tab", async ({
  page,
  context,
  thirdPartyRequests,
}) => {
  await page.goto("/en/privacy");
  const { bar, reopen, change } = consentOn(page, "en");
  await expect(bar).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(bar.getByRole("link", { name: "Privacy" })).toBeFocused();
  await tabTo(page, "Accept");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => page.evaluate(runs)).toBe("1");
  await expect(page.getByRole("main")).toContainText(say("en", "consent.accepted"));

  const other = await context.newPage();
  waitUntilHydrated(other);
  await other.goto("/en/tours");
  await expect.poll(() => other.evaluate(runs)).toBe("1");

  await pressHydrated(change);
  await expect(bar).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await expect(change).toBeFocused();

  await pressHydrated(reopen);
  await expect(bar).toContainText(say("en", "consent.accepted"));
  await tabTo(page, "Reject");
  thirdPartyRequests.length = 0;
  await Promise.all([
    page.waitForEvent("load"),
    other.waitForEvent("load"),
    page.keyboard.press("Enter"),
  ]);
  for (const tab of [page, other]) {
    await expect(consentOn(tab, "en").reopen).toBeVisible();
    await untilHydrated(tab);
    await settle(tab);
    expect(await tab.evaluate(runs)).toBeUndefined();
  }
  await expect(page.getByRole("main")).toContainText(say("en", "consent.refused"));
  expect(thirdPartyRequests).toEqual([]);
});

test("G10: the privacy page names the third parties in three languages", {
  tag: "@deep",
}, async ({ page, newVisitor, baseURL, fake }) => {
  const { host } = new URL(fake.origin);
  for (const locale of locales) {
    await page.goto(at(locale, "/"));
    await consentOn(page, locale).bar.getByRole("link").click();
    await expect(page).toHaveURL(at(locale, "/privacy#third-parties"));
    const main = page.getByRole("main");
    const section = main.locator("#third-parties");
    await expect(section.getByRole("heading")).toBeInViewport();
    await expect(section.getByRole("listitem")).toHaveText([
      new RegExp(host.replaceAll(".", "\\.")),
      new RegExp(host.replaceAll(".", "\\.")),
    ]);
    await expect(section.getByRole("status")).toHaveText(
      say(locale, "consent.none").replace(/ ([:!])/g, "\u00a0$1"),
    );
    // Texts that hold only without third parties are absent.
    await expect(main).not.toContainText(say(locale, "privacy.visit.text").slice(0, 40));
    await expect(main).not.toContainText(say(locale, "privacy.device.text").slice(-60));
  }

  const scriptless = await newVisitor({ baseURL, javaScriptEnabled: false });
  for (const path of ["/es", "/es/privacy"]) {
    await scriptless.goto(path);
    await expect(scriptless.locator(".consent")).toHaveCount(0);
    for (const way of [consentOn(scriptless, "es").reopen, consentOn(scriptless, "es").change]) {
      await expect(way).toBeHidden();
    }
  }
  await scriptless.goto("/es");
  await expect(reviewsOn(scriptless, "es").still).toBeVisible();
  await expect(reviewsOn(scriptless, "es").show).toBeHidden();
});

test("A12: the consent bar causes no layout shift and hides no focused element", {
  tag: "@deep",
}, async ({ newVisitor, page, baseURL, fake }) => {
  for (const [width, answer] of [
    [375, "none"],
    [1280, "none"],
    [375, "refused"],
    [1280, "accepted"],
  ] as const) {
    const visitor = await newVisitor({ baseURL, viewport: { width, height: 800 } });
    await measureShifts(visitor);
    if (answer !== "none") await visitor.addInitScript(anAnswer, storedAnswer(fake, answer));
    await visitor.goto("/fr");
    const { bar, reopen } = consentOn(visitor, "fr");
    // Both appear together.
    await expect.poll(() => reopen.evaluate(isHydrated)).toBe(true);
    await expect(bar).toHaveCount(answer === "none" ? 1 : 0);
    if (answer === "none") {
      const choices = await visitor.locator(".hero__cta").boundingBox();
      const top = (await bar.boundingBox())?.y;
      expect((choices?.y ?? 0) + (choices?.height ?? 0), `${width}`).toBeLessThan(top ?? 0);
    }
    await readToTheEnd(visitor);
    expect(await shifts(visitor), `${width} ${answer}`).toEqual([]);
    await visitor.context().close();
  }

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/fr/contact");
  await expect(consentOn(page, "fr").bar).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const { name, hidden } = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const bar = document.querySelector(".consent");
      const top = bar?.contains(focused) ? innerHeight : (bar?.getBoundingClientRect().top ?? 0);
      return {
        name: focused === document.body ? "" : focused.outerHTML.slice(0, 80),
        hidden: focused.getBoundingClientRect().top + 20 > top,
      };
    });
    if (!name) return;
    expect(hidden, name).toBe(false);
  }
  throw new Error("the page has no end");
});

test("A12: with blocked storage the answer lasts until unload", {
  tag: "@deep",
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/en/tours");
  const { bar, accept, refuse, reopen } = consentOn(page, "en");
  await accept.click();
  await expect.poll(() => page.evaluate(runs)).toBe("1");
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/en/about");
  await expect(bar).toHaveCount(0);
  await pressHydrated(reopen);
  await Promise.all([page.waitForEvent("load"), refuse.click()]);
  await expect(bar).toBeVisible();
  expect(await page.evaluate(runs)).toBeUndefined();
});

test("A12: axe finds no violation in bar, widget and privacy page in both themes", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/fr");
  const { bar, accept, reopen } = consentOn(page, "fr");
  const { widget, comeNear } = reviewsOn(page, "fr");
  const look = async (what: string) => {
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page, what);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, `${what}, dark`, ["color-contrast"]);
  };
  await expect(bar).toBeVisible();
  await look("home with the bar");
  await accept.click();
  await comeNear();
  await expect(widget).toContainText("Review 40");
  await look("home with the widget");
  await page.goto("/fr/privacy");
  await pressHydrated(reopen);
  await expect(bar).toBeFocused();
  await look("privacy with the bar");
});

test("A12: the consent bar covers no focused element", { tag: "@deep" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto("/es/contact");
    await expect(consentOn(page, "es").bar).toBeVisible();
    expect(await expectFocusInSight(page, `${width}`)).toBeGreaterThan(15);
  }
});

declareWidgetTests();
