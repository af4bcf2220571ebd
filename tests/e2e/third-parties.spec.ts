import { expect, test } from "./fixtures.ts";
import { at, localeInTurn, publicPages } from "./pages.ts";
import { readToTheEnd } from "./reading.ts";

test("A12: the policy of every page lets in nobody else", async ({ request }) => {
  for (const [index, path] of [...publicPages, "/lost"].entries()) {
    const answer = await request.get(at(localeInTurn(index), path));
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).toContain("object-src 'none'");
    expect(policy, path).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+/);
    expect(policy.match(/script-src [^;]*/)?.[0], path).not.toMatch(/unsafe|\*|https?:/);
    expect(policy, path).not.toMatch(/https?:\/\//);
    const html = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, "");
    // Where nobody has to be asked, nothing of it is there.
    expect(html, path).not.toContain("consent");
    const loaded = html.matchAll(
      /<(?:script|img|iframe|source|link)\b[^>]*\s(?:src|srcset)="([^"]*)"/gi,
    );
    for (const [, address] of loaded) expect(address, path).toMatch(/^(\/(?!\/)|data:)/);
  }
});

// That no request leaves the site is watched in every test; here the whole page is seen.
test("A12: a visitor who reads everything is given no cookie and meets no stranger", {
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
