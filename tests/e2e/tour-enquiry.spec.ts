import type { Page } from "@playwright/test";
import { adminDatabase, adminSite, test as changing, uniqueName } from "./admin.ts";
import { anEnquiry, formOf } from "./contact-rules.ts";
import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { isHydrated } from "./hydrated.ts";
import { at, inOne, type Locale, say } from "./pages.ts";
import { insertTour } from "./tour-pages.ts";
import { settle } from "./wait-for-page.ts";

const slug = "el-delta-en-mokoro";
const path = `/tours/${slug}`;

const nameOf = async (locale: Locale) => {
  const [row] = await rowsOf(openDatabase().from("tours").select().eq("slug", slug));
  return (locale === "es" ? row?.name : row?.[`name_${locale}`]) ?? "?";
};

/** Expected initial message (G2). */
const begins: Record<Locale, (tour: string) => string> = {
  es: (tour) => `Consulta sobre el tour: ${tour}\n\n`,
  en: (tour) => `Tour enquiry: ${tour}\n\n`,
  fr: (tour) => `Demande pour le circuit\u00a0: ${tour}\n\n`,
};
const sent = { es: "¡Mensaje enviado!", en: "Message Sent!", fr: "Message envoyé !" };

/** The stored enquiry of a sender. */
async function storedFrom(email: string) {
  const rows = await rowsOf(openDatabase().from("contact_submissions").select().eq("email", email));
  expect(rows).toHaveLength(1);
  return rows[0];
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
  for (const locale of inOne(javaScriptEnabled ? "es" : "fr")) {
    test(`J3, G2: ${how}, the form on a tour's page is prefilled, sent and confirmed there (${locale})`, async ({
      knownWindow,
    }) => {
      const page = await knownWindow({ javaScriptEnabled });
      const name = await nameOf(locale);
      await page.goto(at(locale, path));
      // In French the table of contents has the same text.
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

test("J3, A15: without JavaScript, an invalid form on a tour's page keeps its values and can be sent", {
  tag: "@deep",
}, async ({ knownWindow, allow }) => {
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

/** Navigates to a related tour. @returns its name */
async function goToRelated(page: Page, locale: Locale) {
  const related = page.getByRole("region", { name: say(locale, "tour.related") });
  const link = related.getByRole("heading").getByRole("link").first();
  const name = (await link.textContent()) ?? "?";
  await link.hover();
  await settle(page);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  return name;
}

for (const [where, address, program] of [
  ["on a tour's page", at("en", path), /\/assets\/enquiry-(?!form)/],
  ["on the contact page", `${at("en", "/contact")}?tour=Okavango`, /\/assets\/entry\.client-/],
] as const) {
  test(`J3, G2: text typed into a message ${where} before its chunk loads is kept and counted`, {
    tag: where === "on a tour's page" ? [] : "@deep",
  }, async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(program, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: "commit" });
    const { form, field } = formOf(page, "en");
    await expect(field("message")).toHaveValue(/^Tour enquiry: /);
    if (where === "on a tour's page") {
      // The router hears of the link's step in the history, and must not replace the form.
      const ask = page.getByRole("link", { name: say("en", "tour.inquire") });
      await expect.poll(() => ask.evaluate(isHydrated)).toBe(true);
      await ask.click();
      await expect(field("name")).toBeInViewport();
    }
    await field("message").press("Control+End");
    await page.keyboard.type("We are two.");
    const typed = await field("message").inputValue();
    expect(typed).toMatch(/^Tour enquiry: .*\n\nWe are two\.$/);
    expect(await form.evaluate(isHydrated)).toBe(false);
    release();
    await expect.poll(() => form.evaluate(isHydrated)).toBe(true);
    await expect(field("message")).toHaveValue(typed);
    await expect(form.getByText(`${typed.length} / 2000`)).toBeVisible();
    await page.keyboard.type(" And a child.");
    await expect(field("message")).toHaveValue(`${typed} And a child.`);
  });
}

for (const locale of inOne("es")) {
  test(`G2, J3: navigating to another tour keeps typed values and renames the tour in the message (${locale})`, async ({
    page,
  }) => {
    await page.goto(at(locale, path));
    const { form, field, button } = formOf(page, locale);
    await field("name").fill("Ana");
    await expect.poll(() => form.evaluate(isHydrated)).toBe(true);
    const second = await goToRelated(page, locale);
    await expect(field("message")).toHaveValue(begins[locale](second));
    await expect(field("name")).toHaveValue("Ana");
    const { email, message } = anEnquiry();
    await field("email").fill(email);
    await field("message").fill(begins[locale](second) + message);
    const third = await goToRelated(page, locale);
    await expect(field("message")).toHaveValue(begins[locale](third) + message);
    await button.click();
    await expect(page.getByRole("heading", { name: sent[locale] })).toBeVisible();
    expect((await storedFrom(email))?.message).toBe(begins[locale](third) + message);
  });
}

test("G2, G4: after sending, the next tour's form is empty and prefilled with its tour", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto(at("es", path));
  const { fill, field, button } = formOf(page, "es");
  await fill(anEnquiry());
  await button.click();
  const thanks = page.getByRole("heading", { name: sent.es });
  await expect(thanks).toBeVisible();
  const next = await goToRelated(page, "es");
  await expect(field("message")).toHaveValue(begins.es(next));
  await expect(field("name")).toHaveValue("");
  await expect(thanks).toHaveCount(0);
});

test("D5, J3: a stopped carousel plays again on the next tour's page", { tag: "@deep" }, async ({
  page,
}) => {
  await page.goto(at("es", path));
  const button = (key: "pictures.next" | "pictures.pause" | "pictures.play") =>
    page.locator(".trip__pics").getByRole("button", { name: say("es", key) });
  await button("pictures.next").click();
  await expect(button("pictures.play")).toBeVisible();
  await goToRelated(page, "es");
  await expect(button("pictures.pause")).toBeVisible();
});

/** Opens a tour's page from the list. @returns its name */
async function openFromList(page: Page) {
  const name = await nameOf("es");
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  return name;
}

/** Blocks the form's chunk until released. */
async function withoutProgram(page: Page) {
  let isAway = true;
  await page.route(/\/assets\/enquiry-(?!form)/, (route) =>
    isAway ? route.abort() : route.continue(),
  );
  return {
    failed: () =>
      page.waitForEvent("requestfailed", (request) => /\/assets\/enquiry-/.test(request.url())),
    comeBack: () => {
      isAway = false;
    },
  };
}
const programFailed = "net::ERR_FAILED /assets/enquiry-*.js";

test("J3, G4: a form whose chunk failed to load works after the next interaction", {
  tag: "@deep",
}, async ({ page, allow }) => {
  const version = Number.parseInt(page.context().browser()?.version() ?? "", 10);
  test.skip(version < 155, "this version of Chromium never requests a failed module again");
  allow(programFailed);
  const program = await withoutProgram(page);
  await page.goto(at("es", path));
  const { form, fill, button } = formOf(page, "es");
  const failed = program.failed();
  await form.scrollIntoViewIfNeeded();
  await failed;
  expect(await form.evaluate(isHydrated)).toBe(false);
  program.comeBack();
  await expect(async () => {
    await page.keyboard.press("Shift");
    expect(await form.evaluate(isHydrated)).toBe(true);
  }).toPass();
  await fill(anEnquiry());
  await button.click();
  await expect(page.getByRole("heading", { name: sent.es })).toBeVisible();
});

for (const [from, open] of [
  ["another tour's page", (page: Page) => goToRelated(page, "es")],
  ["the list", openFromList],
] as const) {
  test(`J3, G2: a tour's page opened from ${from} is shown without the form's chunk, and the form works once it loads`, {
    tag: "@deep",
  }, async ({ page, allow }) => {
    allow(programFailed);
    const program = await withoutProgram(page);
    await page.goto(at("es", from === "the list" ? "/tours" : path));
    const failed = program.failed();
    const name = await open(page);
    await failed;
    const { form, field } = formOf(page, "es");
    // The document contains the form, even if its chunk cannot be fetched again.
    await expect(async () => {
      await page.keyboard.press("Shift");
      await expect(field("message")).toHaveValue(begins.es(name), { timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    program.comeBack();
    await expect(async () => {
      await page.keyboard.press("Shift");
      expect(await form.evaluate(isHydrated)).toBe(true);
    }).toPass();
  });
}

const renamed = uniqueName("otro").replace(" ", "-");
for (const [what, change, thanked] of [
  ["renamed", { slug: renamed }, `/fr/tours/${renamed}?sent=1#enquiry`],
  ["hidden", { is_active: false }, "/fr/contact?sent=1#enquiry"],
] as const) {
  changing(
    `J3, A15: without JavaScript, an enquiry about a tour that is ${what} meanwhile is confirmed`,
    { tag: "@deep" },
    async ({ knownWindow }) => {
      const page = await knownWindow({ javaScriptEnabled: false, baseURL: adminSite().url });
      const tour = await insertTour();
      await page.goto(at("fr", `/tours/${tour.slug}`));
      const { fill, button } = formOf(page, "fr");
      const enquiry = anEnquiry();
      await fill(enquiry);
      const database = adminDatabase();
      await database.from("tours").update(change).eq("id", tour.id).throwOnError();
      await button.click();
      await expect(page.getByRole("heading", { name: sent.fr })).toBeInViewport();
      await expect(page).toHaveURL(thanked);
      const stored = database.from("contact_submissions").select().eq("email", enquiry.email);
      expect(await rowsOf(stored)).toHaveLength(1);
    },
  );
}

for (const [what, change, address] of [
  ["renamed", { slug: `${renamed}-mas` }, `/fr/tours/${renamed}-mas`],
  ["hidden", { is_active: false }, "/fr/contact"],
] as const) {
  changing(
    `J3, A15: without JavaScript, an invalid form about a tour that is ${what} meanwhile keeps its values`,
    { tag: "@deep" },
    async ({ knownWindow, allow }) => {
      allow(`422 ${address}`);
      const page = await knownWindow({ javaScriptEnabled: false, baseURL: adminSite().url });
      const tour = await insertTour();
      await page.goto(at("fr", `/tours/${tour.slug}`));
      const { fill, field, button } = formOf(page, "fr");
      const enquiry = anEnquiry();
      await fill({ ...enquiry, email: "nadie" });
      await adminDatabase().from("tours").update(change).eq("id", tour.id).throwOnError();
      await button.click();
      await expect(page).toHaveURL(`${address}#enquiry`);
      await expect(field("email")).toHaveAttribute("aria-invalid", "true");
      await expect(field("message")).toHaveValue(enquiry.message);
      await expect(field("name")).toHaveValue(enquiry.name);
    },
  );
}
