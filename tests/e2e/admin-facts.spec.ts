import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { save } from "./tour-pages.ts";

// Serial: all tests change the same row.
test.describe.configure({ mode: "default" });

const readSettings = async () =>
  (await adminDatabase().from("site_settings").select().single().throwOnError()).data;

const writeSettings = (values: object) =>
  adminDatabase().from("site_settings").update(values).eq("id", true).throwOnError();

test("K13: emptied years of service are counted from the year of foundation, on pages and in structured data", async ({
  admin,
  reader,
}) => {
  const { years_of_service, founded_year, reply_hours } = await readSettings();
  try {
    await admin.goto("/admin/settings");
    await admin.getByLabel("Años de servicio").fill("");
    await admin.getByLabel("Año de fundación").fill("2001");
    await admin.getByLabel("Respondemos en (horas)").fill("48");
    await save(admin);
    await expect(admin.getByText("Ajustes guardados correctamente")).toBeVisible();
    const years = new Date().getFullYear() - 2001;
    await reader.goto("/es/about");
    await expect(reader.getByText("Tsamma empezó en 2001 con")).toBeVisible();
    await expect(reader.getByText(`${years} años en estas carreteras`)).toBeVisible();
    await reader.goto("/en/contact");
    await expect(reader.getByText(`${years} years of service`)).toBeVisible();
    await expect(reader.getByText("A person answers, within 48 hours")).toBeVisible();
    const about = await (await reader.request.get("/fr/about")).text();
    expect(about).toContain('"foundingDate":"2001"');
    expect(about).toContain("fondée en 2001");
    // The open panel follows, without a reload.
    await admin.getByRole("link", { name: "Contactos" }).first().click();
    await expect(admin.getByLabel("Estado")).toContainText("Sin respuesta en 48 h");
    await admin.reload();
    await expect(admin.getByLabel("Estado")).toContainText("Sin respuesta en 48 h");
  } finally {
    await writeSettings({ years_of_service, founded_year, reply_hours });
  }
  await reader.goto("/es/about");
  await expect(reader.getByText("Catorce años en estas carreteras")).toBeVisible();
});

test("K13: absurd facts have errors at their fields, and nothing is saved", async ({ admin }) => {
  const before = await readSettings();
  await admin.goto("/admin/settings");
  await admin.getByLabel("Año de fundación").fill("1066");
  await admin.getByLabel("Años de servicio").fill("-3");
  await admin.getByLabel("Latitud").fill("200");
  await admin.getByLabel("Zona horaria").fill("Africa/Atlantis");
  await admin.getByLabel("Anunciar tours desde (días)").fill("20");
  await save(admin);
  for (const [label, message] of [
    ["Año de fundación", /Mínimo 1\.?800/],
    ["Años de servicio", /Mínimo 1/],
    ["Latitud", /Máximo 90/],
    ["Zona horaria", /Escribe una zona horaria, como Africa\/Johannesburg/],
  ] as const)
    await expect(admin.getByLabel(label)).toHaveAccessibleDescription(message);
  expect(await readSettings()).toEqual(before);
});

test("K13: a page without tours follows a new tour in another country", async ({ reader }) => {
  await reader.goto("/en/blog");
  const line = reader.getByText(/journeys through .+ countr(?:y|ies)/);
  const before = String(await line.textContent());
  const name = uniqueName("Mozambique");
  const tours = adminDatabase().from("tours");
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  await tours
    .insert({
      name,
      slug,
      short_description: name,
      full_description: name,
      destination: name,
      price_per_person: 9000,
      countries: ["MZ"],
    })
    .throwOnError();
  const shown = async () => {
    await reader.reload();
    return line.textContent();
  };
  try {
    await expect.poll(shown).not.toBe(before);
  } finally {
    await tours.delete().eq("slug", slug).throwOnError();
  }
  await expect.poll(shown).toBe(before);
});
