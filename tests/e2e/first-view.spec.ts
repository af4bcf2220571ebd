import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { at, inOne, localeInTurn, say } from "./pages.ts";
import { settle } from "./wait-for-page.ts";

test("A15: a page without its scripts can be read and navigated", { tag: "@deep" }, async ({
  newVisitor,
  baseURL,
}) => {
  const visitor = await newVisitor({ baseURL });
  await visitor.route("**/*.js", () => {});
  await visitor.goto("/fr", { waitUntil: "commit" });
  await expect(visitor.locator("h1")).toBeVisible();
  await visitor.locator('.hero__cta a[href="/fr/tours"]').click();
  await expect(visitor).toHaveURL("/fr/tours");
  await expect(visitor.locator("h1")).toBeVisible();
});

test("A15: partner logos are fetched when they come near the viewport", { tag: "@deep" }, async ({
  page,
}) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  const fetched = () => files.filter((file) => file.includes("/partners-")).length;
  await page.goto("/fr");
  await settle(page);
  const list = page.getByRole("list", { name: say("fr", "home.partners") });
  const height = async () => (await list.boundingBox())?.height;
  const before = await height();
  expect(fetched()).toBe(0);
  await list.scrollIntoViewIfNeeded();
  await expect(list.locator("use")).toHaveCount(5);
  await expect.poll(fetched).toBe(1);
  expect(await height()).toBe(before);
});

/** Text of each part of a page. */
const textsOf = (page: Page) =>
  page.locator("main > *, footer").evaluateAll((all) =>
    all.map((part) => {
      const copy = part.cloneNode(true) as Element;
      // Buttons that work without JavaScript become dialogs with it.
      for (const either of copy.querySelectorAll(".tour__acts, noscript, script")) either.remove();
      return copy.textContent;
    }),
  );

for (const [index, path] of ["/", "/tours", "/destinations", "/blog"].entries()) {
  for (const locale of inOne(localeInTurn(index))) {
    const address = at(locale, path);
    test(`A15: ${address} is hydrated in parts, unchanged, to its end`, {
      tag: path === "/tours" ? [] : "@deep",
    }, async ({ page, newVisitor }) => {
      const reader = await newVisitor({ javaScriptEnabled: false });
      await reader.goto(address);
      const sent = await textsOf(reader);
      expect(sent.length).toBeGreaterThan(2);
      await page.goto(address);
      expect(await textsOf(page)).toEqual(sent);
      // A link in its last part navigates on the client.
      await page.evaluate(() => Object.assign(window, { same: true }));
      await page.getByRole("link", { name: say(locale, "footer.privacy") }).click();
      await expect(page).toHaveURL(at(locale, "/privacy"));
      expect(await page.evaluate(() => "same" in window)).toBe(true);
    });
  }
}

test("A15: hydration and later changes do not restyle the whole page", {
  tag: "@deep",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const added: string[] = [];
    Object.assign(window, { added });
    const note = (changes: MutationRecord[]) => {
      for (const { target, addedNodes } of changes) {
        const whole = document.getElementById("root") ?? document.body;
        if (target !== whole || document.readyState === "loading") continue;
        for (const node of addedNodes) {
          // The script that starts the application; it affects no style.
          if (node instanceof HTMLScriptElement) continue;
          if (node instanceof Element) added.push(node.nodeName);
        }
      }
    };
    const observer = new MutationObserver(note);
    observer.observe(document, { childList: true, subtree: true });
    // Nodes added last by the parser.
    document.addEventListener("readystatechange", () => observer.takeRecords(), { once: true });
  });
  for (const path of ["/en", "/en/tours", "/en/contact", "/admin/login"]) {
    await page.goto(path);
    await settle(page);
    // Adjacent-sibling selectors would restyle each inserted node. The panel is rendered in the
    // browser: spinner, page, toasts and announcements.
    const expected = path.startsWith("/admin") ? ["DIV", "DIV", "DIV", "P"] : [];
    await expect.poll(() => page.evaluate(() => Object(window).added), path).toEqual(expected);
    const asking = await page.evaluate(() => {
      const found: string[] = [];
      const read = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule && rule.conditionText === "print") continue;
          if (rule instanceof CSSStyleRule && /:has\(|\* [+~] \*/.test(rule.selectorText))
            found.push(rule.selectorText);
          if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) read(sheet.cssRules);
      return found;
    });
    // These selectors are evaluated for whole documents on each change.
    expect(asking, path).toEqual([]);
  }
});

test("A15: navigating before hydration is complete shows the next page completely", {
  tag: "@deep",
}, async ({ page }) => {
  // React schedules by MessageChannel; with those blocked the document is hydrated but its parts
  // are not.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const isHydrated = (part: string) =>
      Object.keys(document.querySelector(part) ?? {}).some((key) =>
        key.startsWith("__reactProps$"),
      );
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (!isHydrated("body")) return postMessage.call(this, message, {});
      held.push(() => postMessage.call(this, message, {}));
      Object.assign(window, { held: !isHydrated("main") && !isHydrated("footer") });
    };
    const release = () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const send of held) send();
    };
    Object.assign(window, { release });
  });
  await page.goto("/en", { waitUntil: "commit" });
  await page.waitForFunction(() => Object(window).held);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page
    .locator("#site-menu")
    .getByRole("link", { name: say("en", "nav.about") })
    .click();
  await page.evaluate(() => Object(window).release());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("en", "about.title"));
  await expect(page.locator("main")).toHaveCount(1);
  await expect(page.locator("footer")).toHaveCount(1);
  await expect(page.locator(".hero")).toHaveCount(0);
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("A6: client-rendered pictures have loading attributes before src", {
  tag: "@deep",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLImageElement;
    const src = Object.getOwnPropertyDescriptor(prototype, "src") as PropertyDescriptor;
    const known = (img: HTMLImageElement) =>
      ["loading", "sizes", "srcset"].map((name) => img.getAttribute(name)).join("\n");
    const seen = { made: 0, hasty: [] as string[] };
    Object.assign(window, { seen });
    Object.defineProperty(prototype, "src", {
      ...src,
      set(this: HTMLImageElement, address: string) {
        const before = known(this);
        seen.made += 1;
        src.set?.call(this, address);
        // Browsers start to fetch immediately, at the next attribute, or after all attributes.
        queueMicrotask(() => known(this) === before || seen.hasty.push(address));
      },
    });
  });
  await page.goto("/en");
  for (const name of ["nav.tours", "nav.destinations", "nav.home"] as const) {
    const before = await page.evaluate(() => Object(window).seen.made);
    await page
      .locator("#site-menu")
      .getByRole("link", { name: say("en", name) })
      .click();
    await expect.poll(() => page.evaluate(() => Object(window).seen.made)).toBeGreaterThan(before);
  }
  expect(await page.evaluate(() => Object(window).seen.hasty)).toEqual([]);
});

test("A15: going back or following a link to a tour far down the list restores its position", {
  tag: "@deep",
}, async ({ newVisitor, baseURL }) => {
  const page = await newVisitor({ baseURL });
  const last = page.locator(".tour").last();
  const top = () => last.evaluate((tour) => Math.round(tour.getBoundingClientRect().top));
  await page.goto("/en/tours");
  await last.evaluate((tour) => tour.scrollIntoView({ behavior: "instant" }));
  await expect(last).toBeInViewport();
  await settle(page);
  const left = await top();
  // Playwright's click would scroll to the bar's unscrolled position first.
  await page
    .locator("#site-menu a[href$='/contact']")
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByLabel(say("en", "contact.message"))).toBeVisible();
  await page.goBack();
  await expect.poll(top).toBe(left);
  await page.reload();
  await expect.poll(top).toBe(left);

  const id = await last.getAttribute("id");
  await page.goto("/robots.txt", { waitUntil: "commit" });
  await page.goto(`/en/tours#${id}`);
  await expect.poll(top).toBe(left);
});
