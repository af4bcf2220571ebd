import { expect, test } from "./fixtures.ts";
import { at, localeInTurn, publicPages } from "./pages.ts";
import { readToTheEnd } from "./reading.ts";

test("A12: the CSP of every page allows no third party", async ({ request }) => {
  for (const [index, path] of [...publicPages, "/lost"].entries()) {
    const answer = await request.get(at(localeInTurn(index), path));
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).toContain("object-src 'none'");
    expect(policy, path).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+/);
    expect(policy.match(/script-src [^;]*/)?.[0], path).not.toMatch(/unsafe|\*|https?:/);
    expect(policy, path).not.toMatch(/https?:\/\//);
    const html = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, "");
    // Without third parties there is no consent UI.
    expect(html, path).not.toContain("consent");
    const loaded = html.matchAll(
      /<(?:script|img|iframe|source|link)\b[^>]*\s(?:src|srcset)="([^"]*)"/gi,
    );
    for (const [, address] of loaded) expect(address, path).toMatch(/^(\/(?!\/)|data:)/);
  }
});

// Every test checks that no request leaves the site; this one scrolls through whole pages.
test("A12: reading all pages sets no cookie and contacts no third party", {
  tag: "@deep",
}, async ({ newVisitor }) => {
  const page = await newVisitor();
  for (const path of ["/en", "/en/tours", "/en/destinations", "/en/contact"]) {
    await page.goto(path);
    await readToTheEnd(page);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
  }
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const broken = await page
    .locator("img")
    .evaluateAll((all) => all.filter((img) => !(img as HTMLImageElement).naturalWidth).length);
  expect(broken).toBe(0);
});
