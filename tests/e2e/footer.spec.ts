import { company } from "../../shared/company.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, say } from "./pages.ts";

for (const locale of inOne("es")) {
  test(`A5: the footer has address, phone, e-mail and three networks (${locale})`, async ({
    page,
  }) => {
    await page.goto(at(locale, "/privacy"));
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(company.address.street);
    await expect(footer).toContainText(
      `${company.address.city} ${company.address.postalCode}, ${company.address.country[locale]}`,
    );
    const link = (name: string) => footer.getByRole("link", { name, exact: true });
    await expect(link(company.phone.display)).toHaveAttribute("href", /^tel:\+\d+$/);
    await expect(link(company.email)).toHaveAttribute("href", `mailto:${company.email}`);
    expect(company.networks).toHaveLength(3);
    for (const network of company.networks) {
      await expect(link(network.name)).toHaveAttribute("href", network.href);
      await expect(link(network.name).locator("svg")).toBeVisible();
    }
    await expect(link(say(locale, "footer.privacy"))).toHaveAttribute(
      "href",
      at(locale, "/privacy"),
    );
  });
}

test("A5: the footer is hydrated unchanged if the visitor's year differs from the server's", {
  tag: "@deep",
}, async ({ page, newVisitor }) => {
  const reader = await newVisitor({ javaScriptEnabled: false });
  await reader.goto("/en/privacy");
  const sent = (await reader.getByRole("contentinfo").textContent()) ?? "";
  expect(sent).toMatch(/© 20\d\d Tsamma Safaris/);

  await page.clock.install({ time: "2041-06-01T12:00:00Z" });
  await page.goto("/en/privacy");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toHaveText(sent);
  await footer.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
