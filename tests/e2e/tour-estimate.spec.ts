import { expectAccessible } from "./a11y.ts";
import { anEnquiry } from "./contact-rules.ts";
import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, locales, say } from "./pages.ts";

const tour = "/tours/el-kalahari-de-la-sal-a-la-arena";
const plain = (text: string | null) => (text ?? "").replace(/[\s\u202f\u00a0]+/g, " ").trim();

test("J22, R4, R5: an estimate is asked for while an enquiry is half typed, the fields are kept, the details have its values, and both are stored", async ({
  page,
}) => {
  await page.goto(at("es", tour));
  const enquiry = page.getByRole("form", { name: say("es", "contact.form") });
  // Taking over what was typed replaces the form, but not the part of the page that it is in.
  const section = page.locator("#enquiry");
  const name = enquiry.getByLabel(say("es", "contact.name"));
  const message = enquiry.getByLabel(say("es", "contact.message"), { exact: true });
  await section.scrollIntoViewIfNeeded();
  await name.pressSequentially("Lucía");
  await message.press("ControlOrMeta+End");
  await message.pressSequentially("¿Llueve en julio?");

  const form = page.getByRole("form", { name: say("es", "estimate.title") });
  await form.getByLabel(say("es", "estimate.month")).selectOption("julio de 2027");
  await form.getByLabel(say("es", "estimate.ages")).fill("11, 12");
  await form.getByRole("button").click();
  const result = page.getByRole("status", { name: say("es", "estimate.result") });
  await expect(result).toContainText(/24\s012\sUS\$ en total/);
  await expect(result).toBeInViewport();

  await result.getByRole("link", { name: say("es", "estimate.ask") }).click();
  await expect(page).toHaveURL(/\?month=2027-07&adults=2&ages=11%2C\+12#enquiry$/);
  await expect(name).toHaveValue("Lucía");
  await expect(message).toHaveValue(/^Consulta sobre el tour: .+\s+¿Llueve en julio\?$/);
  const month = enquiry.getByLabel("¿Cuándo?");
  await expect(month).toHaveValue("2027-07");
  await expect(enquiry.getByLabel(/^Edades de los niños/)).toHaveValue("11, 12");

  // Another month by the form of the estimate is a later answer; one that is typed here survives a reload.
  await form.getByLabel(say("es", "estimate.month")).selectOption("agosto de 2027");
  await form.getByRole("button").click();
  await expect(page).toHaveURL(/month=2027-08/);
  await section.scrollIntoViewIfNeeded();
  await expect(name).toHaveValue("Lucía");
  await expect(month).toHaveValue("2027-08");
  await month.selectOption("2027-07");
  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await expect(name).toHaveValue("Lucía");
  await expect(month).toHaveValue("2027-07");

  const { email } = anEnquiry();
  await enquiry.getByLabel(say("es", "contact.email")).fill(email);
  await enquiry.getByRole("button", { name: say("es", "contact.send") }).click();
  await expect(page.getByRole("heading", { name: "¡Mensaje enviado!" })).toBeVisible();
  const stored = await rowsOf(
    openDatabase().from("contact_submissions").select().eq("email", email),
  );
  expect(stored).toMatchObject([
    {
      travel_from: "2027-07-01",
      child_ages: [11, 12],
      estimate: { per_person: 6670, total: 24_012, size: 4 },
    },
  ]);
});

test("J22: without JavaScript the form works in each language, on a phone and accessibly", {
  tag: "@deep",
}, async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  const totals = { es: "23 390 US$ en total", en: "$23,390 in total", fr: "23 390 $US au total" };
  for (const locale of locales) {
    await page.goto(at(locale, tour));
    const form = page.getByRole("form", { name: say(locale, "estimate.title") });
    await form.getByLabel(say(locale, "estimate.month")).selectOption({ value: "2027-07" });
    await form.getByLabel(say(locale, "estimate.adults")).fill("3");
    await form.getByLabel(say(locale, "estimate.single")).check();
    await form.getByRole("button", { name: say(locale, "estimate.send") }).click();
    const result = page.getByRole("status", { name: say(locale, "estimate.result") });
    expect(plain(await result.textContent())).toContain(totals[locale]);
    await expect(form.getByLabel(say(locale, "estimate.adults"))).toHaveValue("3");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  }
  await context.close();
});

test("J22: estimate and marked table have no accessibility faults in both themes", {
  tag: "@deep",
}, async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(at("fr", `${tour}?month=2027-07&adults=2&ages=11&single=1`));
    await expectAccessible(page, colorScheme);
  }
});
