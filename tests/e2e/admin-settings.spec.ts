import type { Page } from "@playwright/test";
import { expectAccessible, ofTheme, ofWidth } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { holdRequests, loseAnswers } from "./lost-answers.ts";
import { say } from "./pages.ts";
import { impostor, picture } from "./pictures.ts";
import { save, tab } from "./tour-pages.ts";

// Serial: all tests change the same row.
test.describe.configure({ mode: "default" });

async function readSettings() {
  const { data } = await adminDatabase().from("site_settings").select().single().throwOnError();
  return data;
}

async function newPartner(admin: Page) {
  await admin.getByRole("button", { name: "Añadir colaborador" }).click();
  return admin.getByRole("group", { name: /^Colaborador \d+$/ }).last();
}

test("K9: the company's data are displayed, changed in the form, which stays open", async ({
  admin,
}) => {
  const before = await readSettings();
  await admin.goto("/admin");
  await admin.getByRole("navigation").getByRole("link", { name: "Ajustes" }).click();
  await expect(admin.getByRole("heading", { name: "Ajustes", level: 1 })).toBeVisible();
  await expect(admin.getByLabel("Teléfono")).toHaveValue(before.phone);
  await expect(admin.getByText("Sin cambios")).toBeVisible();

  await admin.getByLabel("Teléfono").fill("+27 11 000 0099");
  await admin.getByLabel("WhatsApp").fill("27110000099");
  await admin.getByRole("button", { name: "Añadir horario" }).click();
  const hours = admin.getByRole("group", { name: /^Horario \d+$/ }).last();
  await hours.getByRole("checkbox", { name: "Domingo" }).check();
  await hours.getByLabel("Abre").fill("10:00");
  await hours.getByLabel("Cierra").fill("12:30");
  await tab(admin, "EN").click();
  await admin.getByLabel("Condiciones de reserva").fill("A deposit, then the rest.");
  await save(admin);
  await expect(admin.getByText("Ajustes guardados correctamente")).toBeVisible();
  await expect(admin.getByText("Sin cambios")).toBeVisible();
  await expect(admin).toHaveURL(/\/admin\/settings$/);
  const after = await readSettings();
  expect(after).toMatchObject({
    phone: "+27 11 000 0099",
    whatsapp: "27110000099",
    terms_en: "A deposit, then the rest.",
    opening_hours: [...before.opening_hours, { days: ["Sunday"], opens: "10:00", closes: "12:30" }],
  });
  // Again, over its own save.
  await admin.getByLabel("Teléfono").fill(before.phone);
  await save(admin);
  await expect.poll(async () => (await readSettings()).phone).toBe(before.phone);
  await admin.reload();
  await tab(admin, "EN").click();
  await expect(admin.getByLabel("Condiciones de reserva")).toHaveValue("A deposit, then the rest.");

  await admin.getByRole("button", { name: "Historial" }).click();
  const history = admin.getByRole("dialog", { name: "Historial" });
  const states = history.locator(".states > li");
  const [last, first] = [states.nth(0), states.nth(1)];
  await expect(last).toContainText(/, por \S+@/);
  for (const words of ["Teléfono", "quitado: 0099"]) await expect(last).toContainText(words);
  await expect(first).toContainText("Condiciones de reserva");
  await expect(first).toContainText("Horario");
  await first.getByRole("button", { name: "Recuperar lo de antes" }).click();
  await expect(admin.getByText("Recuperado en el formulario")).toBeVisible();
  await expect(admin.getByLabel("Condiciones de reserva")).toHaveValue(before.terms_en ?? "");
  await save(admin);
  await expect(admin.getByText("Sin cambios")).toBeVisible();
  const { updated_at: _, ...facts } = before;
  expect(await readSettings()).toMatchObject(facts);
});

test("K9: invalid values have errors at their fields; leaving asks first, and the other page is linked", async ({
  admin,
}) => {
  const before = await readSettings();
  await admin.goto("/admin/settings");
  await admin.getByLabel("Correo").fill("nadie");
  await admin.getByLabel("WhatsApp").fill("+27 11");
  await save(admin);
  await expect(admin.getByLabel("Correo")).toBeFocused();
  await expect(admin.getByLabel("Correo")).toHaveAccessibleDescription(
    "Escribe un correo electrónico válido",
  );
  await expect(admin.getByLabel("WhatsApp")).toHaveAccessibleDescription(/Solo cifras/);
  await admin.getByRole("link", { name: "Plantillas de respuesta" }).click();
  await admin.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(admin).toHaveURL(/\/admin\/settings\/answers$/);
  await admin.getByRole("button", { name: "Añadir plantilla" }).click();
  await admin.getByLabel("Nombre", { exact: true }).fill("Primera respuesta");
  await admin.getByLabel("Texto").fill("Gracias por escribirnos.");
  await save(admin);
  await expect(admin.getByText("Ajustes guardados correctamente")).toBeVisible();
  const { data } = await adminDatabase().from("inbox_settings").select().single().throwOnError();
  expect(data.answer_templates).toEqual([
    {
      id: expect.any(String),
      name: "Primera respuesta",
      body_es: "Gracias por escribirnos.",
      body_en: "",
      body_fr: "",
    },
  ]);
  expect(await readSettings()).toEqual(before);
});

test("K9: a partner's logo is uploaded in the settings, and displayed on the home page after a save", async ({
  admin,
  allow,
  reader,
}) => {
  const before = await readSettings();
  await admin.goto("/admin/settings");
  const partner = await newPartner(admin);
  const name = uniqueName("Gremio");
  await partner.getByLabel("Nombre", { exact: true }).fill(name);
  allow("415 /storage/v1/object/tour-images/*.jpg");
  await partner.getByLabel("Archivo: Logotipo").setInputFiles(impostor("roto.jpg", 2000));
  const logo = partner.getByRole("textbox", { name: "Logotipo" });
  await expect(logo).toHaveAccessibleDescription(/No se pudo subir roto\.jpg: no es una imagen/);
  await logo.fill("https://gremio.example/logo.png");
  await expect(logo).not.toHaveAccessibleDescription(/No se pudo/);
  await save(admin);
  await expect(logo).toHaveAccessibleDescription(/Sube la imagen: la web no muestra/);
  await partner.getByLabel("Archivo: Logotipo").setInputFiles(await picture("logo.png", "#224466"));
  await expect(logo).toHaveValue(/\/tour-images\/.+\.png$/);
  await save(admin);
  await expect(admin.getByText("Ajustes guardados correctamente")).toBeVisible();
  await reader.goto("/es");
  const shown = reader
    .getByRole("list", { name: say("es", "home.partners") })
    .getByRole("img", { name });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  const { partners } = before;
  await adminDatabase().from("site_settings").update({ partners }).eq("id", true).throwOnError();
});

test("K9: a stalled upload of a logo can be cancelled", { tag: "@deep" }, async ({ admin }) => {
  await admin.goto("/admin/settings");
  const partner = await newPartner(admin);
  await holdRequests(admin, "**/storage/v1/object/**/*.png");
  await partner.getByLabel("Archivo: Logotipo").setInputFiles(await picture("fijo.png", "#446622"));
  await partner.getByRole("button", { name: "Cancelar la subida" }).click();
  await expect(partner.getByRole("button", { name: "Subir imagen" })).toBeFocused();
  await expect(partner.getByRole("textbox", { name: "Logotipo" })).toHaveValue("");
});

test("K9, H11: settings that others have changed meanwhile are merged, and the same field is asked about", {
  tag: "@deep",
}, async ({ admin }) => {
  const settings = () => adminDatabase().from("site_settings");
  await admin.goto("/admin/settings");
  await admin.getByLabel("Calle y número").fill("La mía");
  await settings().update({ city: "Durban" }).eq("id", true).throwOnError();
  await save(admin);
  await expect(admin.getByText("Ajustes guardados correctamente")).toBeVisible();
  expect(await readSettings()).toMatchObject({ street: "La mía", city: "Durban" });
  await expect(admin.getByLabel("Ciudad")).toHaveValue("Durban");

  await admin.getByLabel("Calle y número").fill("Otra vez la mía");
  await settings().update({ street: "La de Ana" }).eq("id", true).throwOnError();
  await save(admin);
  const told = admin.getByRole("dialog", {
    name: "Otra persona o dispositivo ha cambiado lo mismo",
  });
  await expect(told.getByRole("group", { name: "Calle y número" })).toContainText("Ana");
  expect(await readSettings()).toMatchObject({ street: "La de Ana" });
  await told.getByLabel("Quedarme con la mía").check();
  await told.getByRole("button", { name: "Aplicar" }).click();
  await save(admin);
  await expect.poll(async () => (await readSettings()).street).toBe("Otra vez la mía");
});

test("K9, H11: settings saved without response, then saved again with more changes, cause no conflict", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  await admin.goto("/admin/settings");
  await admin.getByLabel("Calle y número").fill("Sin respuesta 1");
  allow("net::ERR_FAILED /rest/v1/site_settings");
  await loseAnswers(admin, "**/rest/v1/site_settings?*");
  await save(admin);
  await expect(admin.locator(".save").getByRole("alert")).toContainText("No hay conexión");
  await admin.unroute("**/rest/v1/site_settings?*");
  await admin.getByLabel("Ciudad").fill("Durban");
  await save(admin);
  await expect(admin.getByText("Ajustes guardados correctamente")).toBeVisible();
  expect(await readSettings()).toMatchObject({ street: "Sin respuesta 1", city: "Durban" });
});

test("K9, H11: settings that cannot be saved stay in the form, and the reason is displayed", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("500 /rest/v1/site_settings");
  await admin.route("**/rest/v1/site_settings*", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await admin.goto("/admin/settings");
  await admin.getByLabel("Calle y número").fill("Calle sin guardar");
  await save(admin);
  await expect(admin.getByText("No se pudieron guardar los ajustes")).toBeVisible();
  await expect(admin.getByLabel("Calle y número")).toHaveValue("Calle sin guardar");
});

test("K9: the settings are accessible in both themes and on a phone", { tag: "@deep" }, async ({
  admin,
}) => {
  await admin.emulateMedia({ colorScheme: "light" });
  await admin.goto("/admin/settings");
  await admin.getByRole("button", { name: "Añadir colaborador" }).click();
  await expectAccessible(admin, "the settings");
  await admin.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(admin, "the settings, dark", ofTheme);
  await admin.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(admin, "the settings on a phone", ofWidth);
  const over = await admin.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
});
