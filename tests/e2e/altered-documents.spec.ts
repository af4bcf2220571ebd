import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { untilHydrated } from "./hydrated.ts";
import { say } from "./pages.ts";

/** Imitates browser translation: wraps each text node in two elements. Runs in the browser. */
function wrapTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, svg, font")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text.data);
  }
}

/** Navigates through the site and checks that each page is complete. */
async function walkThrough(page: Page, eachPage: () => Promise<void>) {
  const link = (name: "nav.tours" | "nav.contact" | "nav.blog") =>
    page.locator("#site-menu").getByRole("link", { name: say("en", name), exact: true });
  const title = page.locator("main h1");
  await link("nav.tours").click();
  await expect(title).toHaveText(say("en", "tours.title"));
  await eachPage();
  await page.locator(".tour__acts button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await eachPage();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await link("nav.contact").click();
  await expect(title).toHaveText(say("en", "contact.title"));
  await eachPage();
  await page.locator("form button[type=submit]").click();
  await expect(page.locator("form [aria-invalid=true]").first()).toBeFocused();
  await eachPage();
  await link("nav.blog").click();
  await expect(title).toHaveText(say("en", "blog.title"));
  await eachPage();
  await page.locator('.nav button[popovertarget="language-menu"]').click();
  await page.locator("#language-menu").getByRole("link", { name: "Français" }).click();
  await expect(title).toHaveText(say("fr", "blog.title"));
  await page.setViewportSize({ width: 375, height: 720 });
  await page.locator(".nav__toggle").click();
  await page.locator("#site-menu a").nth(1).click();
  await expect(title).toHaveText(say("fr", "about.title"));
}

test("A15: a page translated by the browser keeps working", { tag: "@deep" }, async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto("/en");
  await page.evaluate(wrapTexts);
  await walkThrough(page, () => page.evaluate(wrapTexts));
  expect(errors).toEqual([]);
});

test("A15: a page translated before hydration is rendered again and keeps working", {
  tag: "@deep",
}, async ({ page, allow }) => {
  // React reports a hydration mismatch and renders the part again in the browser.
  allow(
    "uncaught: Minified React error #418; visit https://react.dev/errors/418?args[]=HTML&args[]= for the full message or use the non-minified dev environment for full errors and additional helpful warnings.",
  );
  await page.addInitScript(
    `document.addEventListener("readystatechange", ${wrapTexts}, { once: true })`,
  );
  await page.goto("/en");
  await walkThrough(page, async () => {});
});

test("A15: elements that extensions insert before hydration stay and cause no error", {
  tag: "@deep",
}, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("vite-ui-theme", "dark");
    addEventListener("DOMContentLoaded", () => {
      const style = document.createElement("style");
      style.className = "darkreader";
      document.head.prepend(style);
      const { documentElement: html, body } = document;
      for (const element of [html, ...document.querySelectorAll("main *")])
        element.setAttribute("data-darkreader-inline", "");
      html.append(document.createElement("aside"));
      body.prepend(document.createElement("aside"));
      body.append(document.createElement("aside"));
    });
  });
  await page.goto("/en");
  await untilHydrated(page);
  await walkThrough(page, async () => {});
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("aside")).toHaveCount(3);
});
