import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne } from "./pages.ts";

for (const locale of inOne("fr")) {
  test(`J10: WhatsApp and mail links contain the entry's name and URL, in the page's language (${locale})`, async ({
    knownWindow,
    baseURL,
  }) => {
    const page = await knownWindow({ javaScriptEnabled: false });
    const hello = { es: /^Hola: /, en: /^Hello, /, fr: /^Bonjour, / }[locale];
    for (const [table, slug] of [
      ["tours", "el-delta-en-mokoro"],
      ["destinations", "okavango-y-chobe"],
    ] as const) {
      const entry = `/${table}/${slug}`;
      const [row] = await rowsOf(openDatabase().from(table).select().eq("slug", slug));
      const name = (locale === "es" ? row?.name : row?.[`name_${locale}`]) ?? "?";
      await page.goto(at(locale, entry));
      const links = (start: string) => page.getByRole("main").locator(`a[href^="${start}"]`);
      const [whatsapp, mail] = [links("https://wa.me/"), links("mailto:")];
      expect(await whatsapp.count()).toBeGreaterThan(0);
      expect(await mail.count()).toBe(await whatsapp.count());
      for (const link of await whatsapp.all()) {
        const { pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
        expect(pathname).toMatch(/^\/\d{8,15}$/);
        expect(searchParams.get("text")).toMatch(hello);
        expect(searchParams.get("text")).toContain(name);
        expect(searchParams.get("text")).toContain(baseURL + at(locale, entry));
        await expect(link).toHaveAccessibleName(new RegExp(name));
      }
      for (const link of await mail.all()) {
        const { pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
        expect(pathname).toMatch(/^[^@]+@[^@]+$/);
        expect(searchParams.get("subject")).toContain(name);
        expect(searchParams.get("body")).toMatch(hello);
        expect(searchParams.get("body")).toContain(baseURL + at(locale, entry));
      }
    }
  });
}
