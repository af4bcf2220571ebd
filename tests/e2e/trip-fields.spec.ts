import { expectAccessible } from "./a11y.ts";
import { anEnquiry, formOf } from "./contact-rules.ts";
import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { isHydrated } from "./hydrated.ts";
import { at } from "./pages.ts";

const path = "/tours/el-delta-en-mokoro";
const nextJuly = `${new Date().getUTCFullYear() + 1}-07`;

const storedFrom = async (email: string) =>
  (await rowsOf(openDatabase().from("contact_submissions").select().eq("email", email)))[0];

test("R2, R3: without JavaScript, details of the journey stay when the form is refused, and are stored with the tour of the link", async ({
  knownWindow,
  allow,
}) => {
  allow("422 /es/contact");
  const page = await knownWindow({ javaScriptEnabled: false });
  await page.goto(at("es", "/tours"));
  await page.locator("article .tour__acts .btn").first().click();
  const { form, fill, button } = formOf(page, "es");
  const enquiry = anEnquiry();
  await expect(form.getByLabel("¿Cuándo?")).toBeHidden();
  await form.getByText("Ayúdanos a acertar (opcional)").click();
  await form.getByLabel("¿Cuándo?").selectOption(nextJuly);
  await form.getByLabel("Adultos").fill("2");
  await form.getByLabel(/^Edades de los niños/).fill("8 y 11");
  await form.getByLabel("Sí").check();
  await fill({ ...enquiry, name: "A" });
  await button.click();
  await expect(form.getByLabel("¿Cuándo?")).toHaveValue(nextJuly);
  await expect(form.getByLabel("Sí")).toBeChecked();
  await fill(enquiry);
  await button.click();
  await expect(page.getByRole("heading", { name: "¡Mensaje enviado!" })).toBeVisible();
  const stored = await storedFrom(enquiry.email);
  expect(stored?.tour_id).toBeTruthy();
  expect(stored).toMatchObject({
    travel_from: `${nextJuly}-01`,
    travel_to: `${nextJuly}-31`,
    adults: 2,
    child_ages: [8, 11],
    first_time: true,
  });
});

test("R2, R3: on a tour's page, details stay in another language and after a failure, and are stored with the tour", async ({
  page,
  allow,
}) => {
  await page.goto(`${at("es", path)}#enquiry`);
  const spanish = formOf(page, "es");
  await spanish.form.scrollIntoViewIfNeeded();
  await expect.poll(() => spanish.form.evaluate(isHydrated)).toBe(true);
  const enquiry = anEnquiry();
  await spanish.form.getByText("Ayúdanos a acertar (opcional)").click();
  await spanish.form.getByText("Tengo fechas").click();
  await spanish.form.getByLabel("Desde").fill("2027-07-04");
  await spanish.form.getByLabel("Puedo moverme unos días").check();
  await spanish.form.getByLabel("Estilo").selectOption("Lujo");
  await expectAccessible(page, "the open details");
  await spanish.fill(enquiry);
  await page.locator('.nav button[popovertarget="language-menu"]').click();
  await page.locator("#language-menu").getByRole("link", { name: "English" }).click();
  const { form, button } = formOf(page, "en");
  await expect(form.getByLabel("From")).toHaveValue("2027-07-04");
  await expect(form.getByLabel("Style")).toHaveValue("luxury");

  allow("422 /functions/v1/send-contact-email");
  await page.route("**/functions/v1/send-contact-email", (route) =>
    route.fulfill({ status: 422, json: { error: "Once more" } }),
  );
  await button.click();
  await expect(page.getByText("Once more")).toBeVisible();
  await page.unrouteAll();
  await expect(form.getByLabel("From")).toHaveValue("2027-07-04");
  await button.click();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  const [tour] = await rowsOf(openDatabase().from("tours").select().eq("slug", path.slice(7)));
  expect(await storedFrom(enquiry.email)).toMatchObject({
    tour_id: tour?.id,
    tour_name: tour?.name,
    travel_from: "2027-07-04",
    travel_to: "2027-07-04",
    travel_flexible: true,
    style: "luxury",
  });
  await expect(form.getByLabel("Style")).toHaveValue("");
});
