import { startTranslator } from "../fakes/translator.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { startSite } from "../support/site.ts";
import { expectAccessible, ofWidth } from "./a11y.ts";
import { signedInStorage } from "./admin.ts";
import { openDatabase, startedFolder } from "./database.ts";
import { expect, test } from "./fixtures.ts";

test("P4: at 375 px «Proponer lo que falta» says what it sends, and proposals are used, edited and discarded on the desk and in the form", async ({
  newVisitor,
}) => {
  const dataDir = await startedFolder("proposals");
  const fake = await startTranslator();
  const site = await startSite({
    ...{ DATA_DIR: dataDir, SEED: "none" },
    ...{ TRANSLATE_PROVIDER: "deepl", TRANSLATE_URL: fake.url, TRANSLATE_KEY: "key-of-nobody" },
  });
  try {
    const database = openDatabase(site.url, dataDir);
    const { data: tour } = await database
      .from("tours")
      .insert({
        ...{ slug: "dunas", name: "Dunas rojas", destination: "Namibia", is_active: true },
        ...{ short_description: "Arena y sol.", full_description: "Diez días.\nY más." },
        ...{ price_per_person: 10, destination_en: "Namibia" },
        itinerary: [{ id: "k1", day: 1, title_es: "Llegada", description_es: "Un día" }],
      })
      .select("id")
      .single()
      .throwOnError();
    const id = tour?.id ?? "";
    const proposals = async () =>
      (
        await database
          .from("translation_proposals")
          .select("path, text, accepted_by")
          .order("path")
          .throwOnError()
      ).data;
    const storageState = await signedInStorage(site.url);
    const page = await newVisitor({
      storageState,
      viewport: { width: 375, height: 800 },
      baseURL: site.url,
    });

    await page.goto(`${site.url}/admin/settings`);
    await page.getByRole("link", { name: "Traducciones", exact: true }).last().click();
    await expect(page.getByText(`se envían a ${new URL(fake.url).host} (DeepL)`)).toBeVisible();
    await page.getByRole("button", { name: "Añadir nombre" }).click();
    await page.getByLabel("Nombre", { exact: true }).fill("Namibia");
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(page.getByText("Ajustes guardados correctamente")).toBeVisible();

    await page.goto(`${site.url}/admin/translations/tours/${id}/en`);
    await page.getByRole("button", { name: "Proponer lo que falta" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("5 textos, 53 caracteres; este mes quedan 200.000.");
    await expect(question).toContainText(new URL(fake.url).host);
    await expectAccessible(page, "the question", ofWidth);
    await question.getByRole("button", { name: "Proponer" }).click();
    await expect(page.getByText("5 propuestas")).toBeVisible();
    const note = (text: string) => page.locator(".proposal").filter({ hasText: text });
    await expect(note("Dunaso rojaso")).toContainText("Propuesta automática (DeepL)");
    await expectAccessible(page, "the desk with proposals", ofWidth);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

    const name = page.locator('[name="name.en"]');
    await note("Dunaso rojaso").getByRole("button", { name: "Usar", exact: true }).click();
    await expect(name).toHaveValue("Dunaso rojaso");
    await expect(page.getByRole("button", { name: "Deshacer" })).toBeFocused();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(name).toHaveValue("");
    await expect(name).toBeFocused();
    await note("Dunaso rojaso").getByRole("button", { name: "Usar", exact: true }).click();
    await note("Llegadao").getByRole("button", { name: "Editar y usar" }).click();
    const title = page.locator('[name="itinerary.0.title.en"]');
    await expect(title).toBeFocused();
    await title.fill("Arrival");
    await note("Uno díao").getByRole("button", { name: "Descartar" }).click();
    await expect(page.locator(".proposal")).toHaveCount(2);
    await expect.poll(proposals).toMatchObject([
      { path: "full_description", accepted_by: null },
      { path: "itinerary.k1.title", accepted_by: expect.any(String) },
      { path: "name", accepted_by: expect.any(String) },
      { path: "short_description", accepted_by: null },
    ]);

    // Visitors see no proposed translation, not even one that a draft contains.
    const response = await fetch(`${site.url}/en/tours/dunas`);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/Dunaso|Arenao|Diezo|Llegadao/);

    // The draft is saved by itself, so that the form of the entry goes on with it.
    await expect(page.getByText("Guardado en el borrador").first()).toBeVisible();
    await page.getByRole("link", { name: "Abrir el tour" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Dejar en borrador" }).click();
    await page.getByRole("tab", { name: "EN" }).click();
    await expect(name).toHaveValue("Dunaso rojaso");
    await expect(page.locator(".proposal")).toHaveCount(2);
    await page.getByRole("tab", { name: "ES" }).click();
    await page.locator('[name="short_description.es"]').fill("Arena, sol y mar.");
    await page.getByRole("tab", { name: "EN" }).click();
    await expect(note("Arenao")).toContainText("anticuada");
    await note("Arenao").getByRole("button", { name: "Usar", exact: true }).click();
    await expect(page.locator('[name="short_description.en"]')).toHaveValue("Arenao yo solo.");
    // The form still saves its draft.
    await page.close();
  } finally {
    await site.stop();
    await fake.close();
    await removeFolder(dataDir);
  }
});

test("P5: at 375 px changed texts of the site get proposals, which visitors read after they are used and saved", {
  tag: "@deep",
}, async ({ newVisitor }) => {
  const dataDir = await startedFolder("text-proposals");
  const fake = await startTranslator();
  const site = await startSite({
    ...{ DATA_DIR: dataDir, SEED: "none" },
    ...{ TRANSLATE_PROVIDER: "deepl", TRANSLATE_URL: fake.url, TRANSLATE_KEY: "key-of-nobody" },
  });
  try {
    const database = openDatabase(site.url, dataDir);
    const badgeWords = `Opiniones ${"a".repeat(34)} en {site} y más`;
    await database
      .from("site_texts")
      .insert([
        { key: "home.hero.subtitle", text: "Safaris lentos por el sur." },
        { key: "home.welcome.lead", text: "Una casa pequeña, con {years} de servicio." },
        { key: "home.reviews.badge", text: badgeWords },
      ])
      .throwOnError();
    const storageState = await signedInStorage(site.url);
    const viewport = { width: 375, height: 800 };
    const page = await newVisitor({ storageState, viewport, baseURL: site.url });
    const visitors = async () => (await fetch(`${site.url}/en`)).text();

    await page.goto(`${site.url}/admin/translations/texts/home/en`);
    await page.getByRole("button", { name: "Proponer lo que falta" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("3 textos, 128 caracteres; este mes quedan 200.000.");
    await question.getByRole("button", { name: "Proponer" }).click();
    await expect(page.getByText("2 propuestas")).toBeVisible();
    const region = (name: string) => page.getByRole("region", { name, exact: true });
    const [subtitle, lead] = [region("Subtítulo"), region("Primer párrafo")];
    // The translation of the badge would be too long.
    await expect(region("Insignia")).toContainText("No hay una buena propuesta");
    await expect(lead.locator(".proposal__text")).toHaveText(
      "Unao casao pequeñao, cono {years} deo servicioo.",
    );
    await expectAccessible(page, "texts with proposals", ofWidth);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expect(page.getByRole("button", { name: "Proponer lo que falta" })).toBeVisible();

    const words = subtitle.getByRole("textbox");
    const original = await words.inputValue();
    const use = subtitle.getByRole("button", { name: "Usar", exact: true });
    await use.click();
    await expect(words).toHaveValue("Safariso lentoso poro elo suro.");
    await subtitle.getByRole("button", { name: "Deshacer" }).click();
    await expect(words).toHaveValue(original);
    await expect(words).toBeFocused();
    await lead.getByRole("button", { name: "Descartar" }).click();
    await use.click();
    expect(await visitors()).not.toContain("Safariso");

    // Left without saving, the proposal is offered again.
    await page.getByRole("link", { name: "Traducciones", exact: true }).first().click();
    await page.getByRole("button", { name: "Salir sin guardar" }).click();
    await page.goto(`${site.url}/admin/translations/texts/home/en`);
    await expect(page.locator(".proposal")).toHaveCount(1);
    await use.click();
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(page.getByText("Ya se ve en la web.")).toBeVisible();
    await expect(subtitle.getByRole("button", { name: "Deshacer" })).toHaveCount(0);
    await expect(page.locator(".proposal")).toHaveCount(0);
    await expect.poll(visitors).toContain("Safariso lentoso poro elo suro.");
    await page.close();
  } finally {
    await site.stop();
    await fake.close();
    await removeFolder(dataDir);
  }
});
