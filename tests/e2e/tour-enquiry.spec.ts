import { anEnquiry, formOf } from "./contact-rules.ts";
import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inEach, inOne, type Locale, locales, say } from "./pages.ts";

const slug = "el-delta-en-mokoro";
const path = `/tours/${slug}`;

const nameOf = async (locale: Locale, table: "tours" | "destinations" = "tours", of = slug) => {
  const [row] = await rowsOf(openDatabase().from(table).select().eq("slug", of));
  return (locale === "es" ? row?.name : row?.[`name_${locale}`]) ?? "?";
};

/** The message as it begins (G2), spelled out. */
const begins: Record<Locale, (tour: string) => string> = {
  es: (tour) => `Consulta sobre el tour: ${tour}\n\n`,
  en: (tour) => `Tour inquiry: ${tour}\n\n`,
  fr: (tour) => `Demande pour le circuit\u00a0: ${tour}\n\n`,
};
const sent = { es: "¡Mensaje enviado!", en: "Message Sent!", fr: "Message envoyé !" };

/** The one enquiry of a sender, as it was stored. */
async function storedFrom(email: string) {
  const rows = await rowsOf(openDatabase().from("contact_submissions").select().eq("email", email));
  expect(rows).toHaveLength(1);
  return rows[0];
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
  for (const locale of javaScriptEnabled ? locales : inOne("fr")) {
    test(`J3, G2: ${how}, the form on a tour's page names the tour, is sent and thanks there (${locale})`, async ({
      knownWindow,
    }) => {
      const page = await knownWindow({ javaScriptEnabled });
      const name = await nameOf(locale);
      await page.goto(at(locale, path));
      // In French the contents say the same.
      await page.locator(".trip__acts").getByText(say(locale, "tour.inquire")).click();
      await expect(page).toHaveURL(`${at(locale, path)}#enquiry`);
      const { fill, field, button } = formOf(page, locale);
      const start = begins[locale](name);
      await expect(field("message")).toHaveValue(start);
      const enquiry = anEnquiry();
      await fill({ ...enquiry, message: start + enquiry.message });
      await button.click();
      const thanks = page.getByRole("heading", { name: sent[locale] });
      await expect(thanks).toBeVisible();
      await expect(thanks).toBeInViewport();
      expect(new URL(page.url()).pathname).toBe(at(locale, path));
      const stored = await storedFrom(enquiry.email);
      expect(stored).toMatchObject({ language: locale, source: at(locale, path) });
      expect(stored?.message.replaceAll("\r\n", "\n")).toBe(start + enquiry.message);
    });
  }
}

test("J3, A15: without JavaScript, a form with mistakes comes back on the tour's page with every word, and can be sent", async ({
  knownWindow,
  allow,
}) => {
  allow(`422 ${at("es", path)}`);
  const page = await knownWindow({ javaScriptEnabled: false });
  await page.goto(at("es", path));
  const { fill, field, button } = formOf(page, "es");
  const good = anEnquiry();
  await fill({ ...good, email: "nadie" });
  await button.click();
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(await nameOf("es"));
  await expect(field("email")).toHaveValue("nadie");
  await expect(field("message")).toHaveValue(good.message);
  await field("email").fill(good.email);
  await button.click();
  await expect(page.getByRole("heading", { name: sent.es })).toBeVisible();
  expect((await storedFrom(good.email))?.message.replaceAll("\r\n", "\n")).toBe(good.message);
});

test("J3: a part of a tour's page, pressed in its contents, is there and comes into view", async ({
  page,
}) => {
  await page.goto(at("en", path));
  const contents = page.getByRole("navigation", { name: say("en", "tour.contents") });
  const links = await contents.getByRole("link").all();
  expect(await contents.getByRole("link").allTextContents()).toEqual(
    (
      [
        "tour.journey",
        "tour.map",
        "tour.days",
        "tour.prices",
        "tour.services",
        "tour.practical",
        "tour.contents.enquiry",
      ] as const
    ).map((key) => say("en", key)),
  );
  for (const link of links) {
    await link.click();
    const part = page.locator((await link.getAttribute("href")) ?? "?");
    await expect(part.getByRole("heading", { level: 2 })).toBeInViewport();
  }
});

for (const locale of inEach) {
  test(`J10: WhatsApp and mail begin with the entry's name and address, in the page's words (${locale})`, async ({
    knownWindow,
    baseURL,
  }) => {
    const page = await knownWindow({ javaScriptEnabled: false });
    const hello = { es: /^Hola: /, en: /^Hello, /, fr: /^Bonjour, / }[locale];
    for (const [entry, name] of [
      [path, await nameOf(locale)],
      ["/destinations/okavango-y-chobe", await nameOf(locale, "destinations", "okavango-y-chobe")],
    ] as const) {
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
