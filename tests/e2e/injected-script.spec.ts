import { expect, test } from "./fixtures.ts";

const injected = "<script>document.documentElement.dataset.injected = 'yes'</script>";

for (const path of ["/en", "/admin/login"])
  test(`A12: ${path} runs its own scripts but not an injected inline script`, {
    tag: path === "/en" ? [] : "@deep",
  }, async ({ browser, baseURL }) => {
    // Not a watched page, which fails on any console error.
    const page = await browser.newPage({ baseURL });
    const refused = page.waitForEvent("console", (message) =>
      message.text().startsWith("Executing inline script violates"),
    );
    await page.addInitScript(() => localStorage.setItem("vite-ui-theme", "dark"));
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</body>", `${injected}</body>`);
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await refused;
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-injected");
    await page.close();
  });
