import type { Page } from "@playwright/test";
import { expectAccessible } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { readDraft } from "./drafts.ts";
import { picture } from "./pictures.ts";
import { insertPost, nameOf, readPost, saveAndReturn as savePost } from "./post-pages.ts";
import { insertTour, readTour, save, saveAndReturn, tab, unpublished } from "./tour-pages.ts";

/**
 * Stores a picture.
 * @returns its address and its key in `image_details`
 */
async function store(colour: string, bucket = "tour-images") {
  const { buffer } = await picture("imagen.jpg", colour);
  const name = `${uniqueName(colour).replace(" ", "-")}.jpg`;
  const objects = adminDatabase().storage.from(bucket);
  const { error } = await objects.upload(name, buffer, { contentType: "image/jpeg" });
  if (error) throw error;
  return { address: objects.getPublicUrl(name).data.publicUrl, key: `${bucket}/${name}` };
}

const opener = (page: Page, number: number) =>
  page.getByRole("button", { name: `Texto alternativo y encuadre de la imagen ${number}` });
const sheet = (page: Page) => page.getByRole("dialog");
const shot = (page: Page, number: number) => page.locator(".shot").nth(number - 1);
const done = (page: Page) => sheet(page).getByRole("button", { name: "Listo" }).click();

async function write(page: Page, texts: Record<string, string>) {
  for (const [language, text] of Object.entries(texts))
    await sheet(page).getByLabel(language).fill(text);
}

test("A11: texts in three languages and a focal point are saved, and can be edited", async ({
  admin,
}) => {
  const [first, second] = [await store("teal"), await store("olive")];
  const tour = await insertTour({ gallery_images: [first.address, second.address] });
  await admin.goto(`/admin/tours/${tour.id}`);
  await expect(shot(admin, 1)).toContainText("Falta texto alternativo");
  await expect(tab(admin, "ES")).toContainText("4 de 6");

  await opener(admin, 1).click();
  await write(admin, { Español: "Una duna al amanecer.", English: "A dune at sunrise." });
  const whole = sheet(admin).getByAltText("La imagen entera");
  await expect(whole).toHaveJSProperty("naturalWidth", 800);
  const { width = 0, height = 0 } = (await whole.boundingBox()) ?? {};
  await whole.click({ position: { x: width * 0.25, y: height * 0.75 } });
  const horizontal = sheet(admin).getByLabel("Horizontal %");
  const vertical = sheet(admin).getByLabel("Vertical %");
  await expect(horizontal).toHaveValue("25");
  await expect(vertical).toHaveValue("75");
  // Dragged beyond the edge, the point stays within the picture.
  await whole.hover({ position: { x: 10, y: 10 } });
  await admin.mouse.down();
  await admin.mouse.move(5, 300, { steps: 4 });
  await admin.mouse.up();
  await expect(horizontal).toHaveValue("0");
  await sheet(admin).getByRole("button", { name: "Centrar" }).click();
  await expect(vertical).toHaveValue("50");
  await horizontal.press("ArrowRight");
  await vertical.press("End");
  await vertical.press("ArrowDown");
  const crops = sheet(admin).locator("figure img");
  await expect(crops).toHaveCount(3);
  for (const crop of await crops.all()) await expect(crop).toHaveCSS("object-position", "51% 99%");
  // Enter belongs to the sheet, not to the form around it.
  await sheet(admin).getByLabel("English").press("Enter");
  await expect(sheet(admin)).toBeVisible();
  await admin.keyboard.press("Escape");
  await expect(sheet(admin)).toBeHidden();
  await expect(opener(admin, 1)).toBeFocused();
  await expect(shot(admin, 1)).toContainText("Falta en francés");
  await expect(admin.getByText(unpublished)).toBeVisible();

  await opener(admin, 2).click();
  await sheet(admin).getByLabel("Es solo decorativa").check();
  await expect(sheet(admin).getByLabel("Español")).toBeHidden();
  await done(admin);
  await expect(shot(admin, 2)).not.toContainText("Falta");
  await expect(tab(admin, "ES")).toContainText("completo");
  await saveAndReturn(admin);
  expect((await readTour(tour.name)).image_details).toEqual({
    [first.key]: {
      alt: { es: "Una duna al amanecer.", en: "A dune at sunrise." },
      focus: { x: 0.51, y: 0.99 },
    },
    [second.key]: { alt: { es: "" } },
  });

  await admin.goto(`/admin/tours/${tour.id}`);
  await expect(admin.getByText("Sin cambios")).toBeVisible();
  await opener(admin, 1).click();
  await expect(sheet(admin).getByLabel("Español")).toHaveValue("Una duna al amanecer.");
  await expect(sheet(admin).getByLabel("Vertical %")).toHaveValue("99");
  await write(admin, { Français: "Une dune\nà l’aube." });
  await done(admin);
  await expect(shot(admin, 1)).not.toContainText("Falta");
  await admin.getByRole("button", { name: "Quitar la imagen 2" }).click();
  await saveAndReturn(admin);
  expect((await readTour(tour.name)).image_details).toEqual({
    [first.key]: {
      alt: { es: "Una duna al amanecer.", en: "A dune at sunrise.", fr: "Une dune à l’aube." },
      focus: { x: 0.51, y: 0.99 },
    },
  });
});

test("A11: a text that is too long is marked, refused at its picture, and kept", {
  tag: "@deep",
}, async ({ admin }) => {
  const { address, key } = await store("navy");
  const tour = await insertTour({ gallery_images: [address] });
  await admin.goto(`/admin/tours/${tour.id}`);
  await opener(admin, 1).click();
  const english = sheet(admin).getByLabel("English");
  await english.fill("x".repeat(301));
  await expect(sheet(admin).getByText("301 / 300")).toBeVisible();
  await expect(english).toHaveAccessibleDescription(/Como máximo 300 caracteres/);
  await expectAccessible(admin, "a text that is too long");
  await done(admin);
  await save(admin);
  await expect(admin.getByText("Hay 1 campo por corregir")).toBeVisible();
  const refused = "El texto alternativo en inglés tiene más de 300 caracteres";
  await expect(shot(admin, 1)).toContainText(refused);
  await expect(opener(admin, 1)).toBeFocused();
  await expect(opener(admin, 1)).toHaveAccessibleDescription(refused);
  await expect
    .poll(async () => JSON.stringify((await readDraft(tour.id))?.data))
    .toContain("x".repeat(301));

  const again = await admin.context().newPage();
  await admin.close({ runBeforeUnload: false });
  await again.goto(`/admin/tours/${tour.id}`);
  await opener(again, 1).click();
  await expect(sheet(again).getByLabel("English")).toHaveValue("x".repeat(301));
  await write(again, { English: "x".repeat(300) });
  await done(again);
  await saveAndReturn(again);
  expect((await readTour(tour.name)).image_details).toEqual({
    [key]: { alt: { en: "x".repeat(300) } },
  });
});

test("A11: the description of a post's replaced picture is not that of the new one, which is saved with its own", {
  tag: "@deep",
}, async ({ admin }) => {
  const before = await store("gray", "blog-images");
  const post = await insertPost({
    featured_image: before.address,
    image_details: { [before.key]: { alt: { es: "Un barco" } } },
  });
  const describe = admin.getByRole("button", { name: "Texto alternativo y encuadre" });
  await admin.goto(`/admin/blog/${post.id}`);
  await expect(admin.getByText("Falta en inglés y francés")).toBeVisible();
  await expect(describe).toHaveAccessibleDescription("Falta en inglés y francés");
  await admin
    .getByLabel("Imagen destacada", { exact: true })
    .setInputFiles(await picture("otra.jpg", "coral"));
  await expect(admin.getByText("Falta texto alternativo")).toBeVisible();
  await describe.click();
  await expect(sheet(admin).getByLabel("Español")).toHaveValue("");
  await expect(sheet(admin).getByAltText("La imagen entera")).toHaveAttribute(
    "src",
    /\/blog-images\//,
  );
  await write(admin, { Español: "Un faro", English: "A lighthouse", Français: "Un phare" });
  await sheet(admin).getByLabel("Horizontal %").fill("20");
  await done(admin);
  await expect(admin.getByText(/^Falta/)).toBeHidden();
  await savePost(admin);
  const { featured_image, image_details } = await readPost(post.title);
  expect(featured_image).not.toBe(before.address);
  expect(image_details).toEqual({
    [`blog-images/${nameOf(featured_image)}`]: {
      alt: { es: "Un faro", en: "A lighthouse", fr: "Un phare" },
      focus: { x: 0.2, y: 0.5 },
    },
  });
  await admin.goto(`/admin/blog/${post.id}`);
  await describe.click();
  await expect(sheet(admin).getByLabel("Français")).toHaveValue("Un phare");
  await done(admin);
  await admin.getByRole("button", { name: "Quitar la imagen" }).click();
  await savePost(admin);
  expect((await readPost(post.title)).image_details).toEqual({});
});

test("A11: the sheet is usable on a phone and accessible, in both themes", {
  tag: "@deep",
}, async ({ admin }) => {
  const { address } = await store("maroon");
  const tour = await insertTour({ gallery_images: [address] });
  await admin.emulateMedia({ colorScheme: "light" });
  await admin.goto(`/admin/tours/${tour.id}`);
  await expect(opener(admin, 1)).toBeVisible();
  await expectAccessible(admin, "a picture that lacks its text");
  await opener(admin, 1).click();
  await expectAccessible(admin, "the sheet");
  await admin.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(admin, "the sheet, dark", ["color-contrast"]);
  await admin.setViewportSize({ width: 375, height: 700 });
  const over = await sheet(admin).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(over).toBe(0);
  await sheet(admin).getByLabel("Es solo decorativa").check();
  await expectAccessible(admin, "the sheet on a phone");
  await done(admin);
  await expect(opener(admin, 1)).toBeFocused();
});

test("H4: pictures without a text in a language are pending translations", {
  tag: "@deep",
}, async ({ admin }) => {
  const { address, key } = await store("indigo");
  const inTwo = (...fields: string[]) =>
    Object.fromEntries(
      fields.flatMap((field) => [`${field}_en`, `${field}_fr`].map((c) => [c, "x"])),
    );
  const whole = {
    ...inTwo("name", "destination", "short_description", "full_description"),
    gallery_images: [address],
  };
  const open = await insertTour({
    ...whole,
    name: uniqueName("Sin palabras"),
    image_details: { [key]: { alt: { es: "Una duna", en: "A dune" } } },
  });
  const decorated = await insertTour({
    ...whole,
    name: uniqueName("Adornado"),
    image_details: { [key]: { alt: { es: "" } } },
  });
  await admin.goto("/admin");
  const pending = admin.getByRole("region", { name: "Traducciones pendientes" });
  const row = pending.getByRole("listitem").filter({ hasText: open.name });
  await expect(row).toContainText("Falta: 1 texto alternativo (FR)");
  await expect(row.locator(".badge")).toHaveText(["FR 80 %"]);
  await expect(pending).not.toContainText(decorated.name);
  await admin.goto(`/admin/tours?q=${encodeURIComponent(open.name)}`);
  await expect(admin.getByText("FR incompleto")).toBeVisible();
});
