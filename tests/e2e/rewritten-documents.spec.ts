import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { untilHydrated } from "./hydrated.ts";
import { say } from "./pages.ts";

/** Rewrites every document on its way to the browser, as a proxy does. */
async function rewriteDocuments(page: Page, rewrite: (html: string) => string) {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const rewritten = rewrite(html);
    expect(rewritten).not.toBe(html);
    await route.fulfill({ response, body: rewritten });
  });
}

/** Cloudflare's Email Address Obfuscation: XOR with the first byte. */
function obfuscated(address: string): string {
  const key = 0x5a;
  const hex = (byte: number) => byte.toString(16).padStart(2, "0");
  return hex(key) + [...address].map((letter) => hex(letter.charCodeAt(0) ^ key)).join("");
}
const addressPattern = /[\w.+-]+@[\w-]+\.[\w.-]*\w/g;
function hideAddresses(html: string): string {
  const [head = "", ...body] = html.split("<body");
  const hidden = body
    .join("<body")
    .replace(
      /href="mailto:([^"?]+)[^"]*"/g,
      (_, address: string) => `href="/cdn-cgi/l/email-protection#${obfuscated(address)}"`,
    )
    .replace(/(?<=>)[^<>]*@[^<>]*(?=<(?!\/script|\/style|\/textarea))/g, (text) =>
      text.replace(
        addressPattern,
        (address) =>
          `<span class="__cf_email__" data-cfemail="${obfuscated(address)}">[email&#160;protected]</span>`,
      ),
    );
  return `${head}<body${hidden}`.replace(
    "</body>",
    '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script></body>',
  );
}
const decoder = `for (const e of document.querySelectorAll("[data-cfemail], a[href*='email-protection#']")) {
  const code = e.dataset.cfemail ?? e.href.split("#")[1];
  const [key, ...bytes] = code.match(/../g).map((byte) => parseInt(byte, 16));
  const address = String.fromCharCode(...bytes.map((byte) => byte ^ key));
  if (e.dataset.cfemail) e.replaceWith(address);
  else e.href = "mailto:" + address;
}
document.currentScript.remove();`;

/** Cloudflare's Rocket Loader: runs all scripts itself, once the document is there. */
const mark = "0123456789abcdef01234567-";
const withRocketLoader = (html: string) =>
  html
    .replace(/<script(?![^>]*\btype=)/g, `<script type="${mark}text/javascript"`)
    .replace(/<script type="module"/g, `<script type="${mark}module"`)
    .replace(
      "</body>",
      `<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js" data-cf-settings="${mark}|49" defer></script></body>`,
    );
const rocketLoader = `for (const placeholder of document.querySelectorAll("script[type^='${mark}']")) {
  const script = document.createElement("script");
  for (const { name, value } of placeholder.attributes) script.setAttribute(name, value.replace("${mark}", ""));
  script.text = placeholder.text;
  placeholder.before(script);
  placeholder.remove();
}`;

/** HTML minifiers: no comments, no white space between elements, no needless quotes. Scripts stay as they are. */
const minified = (html: string) =>
  html
    .split(/(<script[\s\S]*?<\/script>)/)
    .map((part, at) =>
      at % 2
        ? part
        : part
            .replace(/<!--[\s\S]*?-->/g, "")
            .replace(/>\s+</g, "><")
            .replace(/ ([\w-]+)="([\w./-]*[\w.-])"(?!\/)(?=[^<>]*>)/g, " $1=$2"),
    )
    .join("");

/** React reports a hydration mismatch and renders the part again in the browser. */
const mismatches = ["HTML", "text"].map(
  (kind) =>
    `uncaught: Minified React error #418; visit https://react.dev/errors/418?args[]=${kind}&args[]= for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`,
);
const mail = (page: Page) => page.locator('main a[href^="mailto:"]').first();

/** Uses what needs the application: menus, filters, the form, links. */
async function useSite(page: Page) {
  await page.goto("/en/contact");
  await untilHydrated(page);
  await expect(mail(page)).toBeVisible();
  await expect(page.getByText("[email")).toHaveCount(0);
  await page.locator("form button[type=submit]").click();
  await expect(page.locator("form [aria-invalid=true]").first()).toBeFocused();
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page
    .locator("#site-menu")
    .getByRole("link", { name: say("en", "nav.tours") })
    .click();
  await expect(page.locator("main h1")).toHaveText(say("en", "tours.title"));
  await page.locator('.nav button[popovertarget="language-menu"]').click();
  await page.locator("#language-menu").getByRole("link", { name: "Français" }).click();
  await expect(page.locator("main h1")).toHaveText(say("fr", "tours.title"));
  // Navigation in the browser, not by documents.
  expect(documents).toBe(0);
}

for (const decodes of [true, false])
  test(`A14: a page whose addresses Cloudflare hides works ${decodes ? "with" : "without"} its decoder`, {
    tag: "@deep",
  }, async ({ page, tolerate }) => {
    tolerate(...mismatches, "net::ERR_FAILED /cdn-cgi/scripts/*/*/*");
    await rewriteDocuments(page, hideAddresses);
    await page.route("**/email-decode.min.js", (route) =>
      decodes ? route.fulfill({ contentType: "text/javascript", body: decoder }) : route.abort(),
    );
    await useSite(page);
  });

test("A14: a page whose scripts Cloudflare's Rocket Loader runs works", { tag: "@deep" }, async ({
  page,
}) => {
  await rewriteDocuments(page, withRocketLoader);
  await page.route("**/rocket-loader.min.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: rocketLoader }),
  );
  await useSite(page);
});

test("A14: a page whose HTML a proxy minifies works", { tag: "@deep" }, async ({
  page,
  tolerate,
}) => {
  tolerate(...mismatches);
  await rewriteDocuments(page, minified);
  await useSite(page);
});

test("A14: a page works whose elements a blocker removes before hydration", {
  tag: "@deep",
}, async ({ page, tolerate }) => {
  tolerate(...mismatches);
  await rewriteDocuments(page, (html) =>
    html
      .replace(/<(address|figure)\b[\s\S]*?<\/\1>/g, "")
      .replace("<main", '<div class="ad-slot"></div><main'),
  );
  await useSite(page);
});

test("A14: without the application's scripts, links and the form work as documents", {
  tag: "@deep",
}, async ({ page, allow }) => {
  allow("net::ERR_FAILED /assets/*.js");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/en/contact", { waitUntil: "commit" });
  await expect(mail(page)).toBeVisible();
  await page
    .locator("#site-menu")
    .getByRole("link", { name: say("en", "nav.tours") })
    .click();
  await expect(page.locator("main h1")).toHaveText(say("en", "tours.title"));
});
