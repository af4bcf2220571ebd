import { expectAccessible, ofWidth } from "./a11y.ts";
import { adminDatabase, expect, test } from "./admin.ts";

test.describe.configure({ mode: "default" });
test.beforeEach(async () => {
  await adminDatabase().from("site_texts").delete().neq("key", "").throwOnError();
  await adminDatabase().from("site_text_versions").delete().gt("id", 0).throwOnError();
});
test.afterAll(async () => {
  await adminDatabase().from("site_texts").delete().neq("key", "").throwOnError();
});

test("M7: at 375 px a translator finds the texts that the owner has changed in Spanish, translates and confirms them, and is told what somebody else has written", async ({
  admin,
  reader,
}) => {
  await admin.setViewportSize({ width: 375, height: 800 });
  const texts = adminDatabase().from("site_texts");
  await texts
    .insert([
      { key: "home.reviews.badge", text: "Búscanos en {site}" },
      { key: "home.hero.subtitle", text: "Safaris por el sur.", text_en: "Southern safaris." },
      { key: "home.hero.tours", text: "Ver los tours" },
    ])
    .throwOnError();
  await texts
    .update({ text: "Safaris lentos por el sur." })
    .eq("key", "home.hero.subtitle")
    .throwOnError();
  await admin.goto("/admin/translations");
  await expect(admin.locator(".progress li").filter({ hasText: "Textos de la web" })).toContainText(
    /\d+ de \d+ al día/,
  );
  await admin.getByLabel("Tipo").selectOption("Textos de la web");
  await expect(admin.getByText("1 por traducir o revisar")).toBeVisible();
  await expectAccessible(admin, "the list with texts", ofWidth);
  await admin.getByRole("link", { name: "Traducir al inglés: Portada" }).click();
  await expect(admin.getByText("3 textos por revisar en inglés")).toBeVisible();

  // The Spanish words of the time of the translation are compared with the present ones.
  const subtitle = admin.getByRole("region", { name: "Subtítulo" });
  await expect(subtitle.locator("ins")).toContainText("lentos");
  await subtitle.getByRole("button", { name: "La traducción sigue valiendo" }).click();
  await expect(admin.getByText("2 textos por revisar en inglés")).toBeVisible();
  await expect(admin.getByRole("textbox", { name: "Subtítulo en inglés" })).toBeFocused();
  const badge = admin.getByRole("textbox", { name: "Insignia en inglés" });
  await badge.fill("Find us online");
  await admin.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(admin.getByText("Falta {site}: ahí va el nombre del sitio")).toBeVisible();
  await expect(badge).toBeFocused();
  await badge.fill("Look for us on {site}");
  await expectAccessible(admin, "the translation of texts", ofWidth);
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  // Unsaved words outlive a reload, and somebody else's words are not overwritten.
  admin.on("dialog", (question) => void question.accept());
  await admin.reload();
  await expect(admin.getByText("Recuperado lo que no se guardó")).toBeVisible();
  await expect(badge).toHaveValue("Look for us on {site}");
  await texts
    .update({ text_en: "We are on {site}" })
    .eq("key", "home.reviews.badge")
    .throwOnError();
  await admin.getByRole("button", { name: "Guardar y siguiente" }).click();
  const question = admin.getByRole("dialog", { name: "Otra persona ha cambiado lo mismo" });
  await expect(question).toContainText("We are on {site}");
  await question.getByRole("button", { name: "Guardar así" }).click();
  await expect(admin.getByText("Ya se ve en la web.")).toBeVisible();
  await expect(admin).not.toHaveURL(/texts\/home/);
  const { data } = await adminDatabase()
    .from("site_texts")
    .select("key, text, text_en")
    .order("key")
    .throwOnError();
  expect(data).toEqual([
    {
      ...{ key: "home.hero.subtitle", text: "Safaris lentos por el sur." },
      text_en: "Southern safaris.",
    },
    { key: "home.hero.tours", text: "Ver los tours", text_en: null },
    { key: "home.reviews.badge", text: "Búscanos en {site}", text_en: "Look for us on {site}" },
  ]);
  await reader.goto("/en");
  await expect(reader.getByText("Southern safaris.")).toBeVisible();
});
