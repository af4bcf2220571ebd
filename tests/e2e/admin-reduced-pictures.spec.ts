import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { impostor, picture, type Upload } from "./pictures.ts";
import { fillTour, readTour, saveAndReturn } from "./tour-pages.ts";

const maxBytes = 5_242_880;
const shots = (page: Page) => page.locator(".shot__grip img");
const choose = (page: Page, ...files: Upload[]) =>
  page.getByLabel("Imágenes", { exact: true }).setInputFiles(files);
const refusal = (page: Page, name: string) =>
  page.getByRole("alert").filter({ hasText: `${name} excede el tamaño máximo de 5MB.` });
const reduceAndUpload = (page: Page) => page.getByRole("button", { name: "Reducir y subir" });
const reduceAlways = (page: Page) =>
  page.getByRole("button", { name: "Reducir siempre en este dispositivo" });

/** Records the sizes of files that are sent. The browser does not report them for files. */
const recordUploads = (page: Page) =>
  page.addInitScript(() => {
    const sent: number[] = [];
    Object.assign(window, { sent });
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) sent.push(body.size);
      send.call(this, body);
    };
  });
const sentSizes = (page: Page): Promise<number[]> => page.evaluate(() => Object(window).sent);

/** A JPEG of exactly this size: cameras, too, append bytes. */
async function photoOf(name: string, bytes: number): Promise<Upload> {
  const { buffer } = await picture(name, "teal");
  const filler = Buffer.alloc(bytes - buffer.length);
  return { name, mimeType: "image/jpeg", buffer: Buffer.concat([buffer, filler]) };
}

/** A PNG of noise over 5 MB. */
async function noise(name: string, width: number, height: number, channels: 3 | 4) {
  const raw = { width, height, channels };
  const buffer = await sharp(randomBytes(width * height * channels), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(maxBytes);
  return { name, mimeType: "image/png", buffer };
}

/** The only stored picture of a tour. */
async function storedPicture(tour: string) {
  const [address = ""] = (await readTour(tour)).gallery_images;
  const name = address.split("/").at(-1) ?? "";
  const { data } = await adminDatabase().storage.from("tour-images").download(name);
  const content = Buffer.from(await (data as Blob).arrayBuffer());
  expect(content.length).toBeLessThanOrEqual(maxBytes);
  return sharp(content);
}

test("H10: a picture of 5,242,880 bytes is uploaded, one with a byte more is skipped by name and reduced on request", async ({
  admin,
}) => {
  const tour = uniqueName("Reducida");
  await recordUploads(admin);
  await admin.goto("/admin/tours/new");
  await fillTour(admin, tour);
  await choose(admin, await photoOf("justa.jpg", maxBytes));
  await expect(admin.getByText("1 imagen(es) subida(s) correctamente")).toBeVisible();
  await expect(shots(admin)).toHaveCount(1);

  await choose(admin, await photoOf("IMG_2041.jpg", maxBytes + 1));
  await expect(refusal(admin, "IMG_2041.jpg")).toContainText(
    "Error IMG_2041.jpg excede el tamaño máximo de 5MB.",
  );
  expect(await sentSizes(admin)).toEqual([maxBytes]);
  await expect(shots(admin)).toHaveCount(1);
  await reduceAndUpload(admin).click();
  await expect(shots(admin)).toHaveCount(2);
  await expect(admin.getByText("IMG_2041.jpg")).toHaveCount(0);
  const [, reduced = 0] = await sentSizes(admin);
  expect(reduced).toBeGreaterThan(100);
  expect(reduced).toBeLessThan(maxBytes);
  await saveAndReturn(admin);
  expect((await readTour(tour)).gallery_images).toHaveLength(2);
});

test("H10: once a device always reduces, oversized pictures are uploaded without a question, until that is ended", async ({
  admin,
}) => {
  await recordUploads(admin);
  await admin.goto("/admin/tours/new");
  await choose(admin, await photoOf("primera.jpg", maxBytes + 1));
  await reduceAlways(admin).click();
  await expect(shots(admin)).toHaveCount(1);
  await admin.reload();
  await choose(admin, await photoOf("segunda.jpg", maxBytes + 1));
  await expect(admin.getByText("1 imagen(es) subida(s) correctamente")).toBeVisible();
  await expect(refusal(admin, "segunda.jpg")).toHaveCount(0);
  const [reduced = maxBytes, ...others] = await sentSizes(admin);
  expect(reduced).toBeLessThan(maxBytes);
  expect(others).toEqual([]);
  await admin.getByRole("button", { name: "No reducirlas" }).click();
  await choose(admin, await photoOf("tercera.jpg", maxBytes + 1));
  await expect(refusal(admin, "tercera.jpg")).toBeVisible();
});

test("H10: a reduced photo of a phone is upright, within 3,000 pixels, and without its place", async ({
  admin,
}) => {
  const tour = uniqueName("De pie");
  const raw = { width: 4000, height: 1000, channels: 3 as const };
  // Red at the left, which the orientation turns to the top.
  const pixels = randomBytes(4000 * 1000 * 3);
  for (let at = 0; at < pixels.length; at += 3)
    if ((at / 3) % 4000 < 2000) pixels.set([255, 0, 0], at);
  const buffer = await sharp(pixels, { raw })
    .withExif({ IFD3: { GPSLatitudeRef: "S" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(maxBytes);
  await admin.goto("/admin/tours/new");
  await fillTour(admin, tour);
  await choose(admin, { name: "vertical.jpg", mimeType: "image/jpeg", buffer });
  await reduceAndUpload(admin).click();
  await expect(shots(admin)).toHaveCount(1);
  await saveAndReturn(admin);
  const stored = await storedPicture(tour);
  expect(await stored.metadata()).toMatchObject({ format: "jpeg", width: 750, height: 3000 });
  expect((await stored.metadata()).exif).toBeUndefined();
  const [red = 0, green = 0] = await stored
    .extract({ left: 300, top: 300, width: 9, height: 9 })
    .raw()
    .toBuffer();
  expect(red - green).toBeGreaterThan(200);
});

test("H10: a reduced transparent picture stays transparent", async ({ admin }) => {
  const tour = uniqueName("Transparente");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, tour);
  await choose(admin, await noise("calada.png", 1300, 1100, 4));
  await reduceAndUpload(admin).click();
  await expect(shots(admin)).toHaveCount(1);
  await saveAndReturn(admin);
  const stored = await storedPicture(tour);
  expect(await stored.metadata()).toMatchObject({ format: "webp", hasAlpha: true, width: 1300 });
  expect((await stored.stats()).isOpaque).toBe(false);
});

test("H10: an opaque PNG is reduced to a JPEG", { tag: "@deep" }, async ({ admin }) => {
  const tour = uniqueName("Opaca");
  await admin.goto("/admin/tours/new");
  await fillTour(admin, tour);
  await choose(admin, await noise("opaca.png", 1500, 1200, 3));
  await reduceAndUpload(admin).click();
  await expect(shots(admin)).toHaveCount(1);
  await saveAndReturn(admin);
  expect(await (await storedPicture(tour)).metadata()).toMatchObject({ format: "jpeg" });
});

test("H10: a broken picture cannot be reduced: the message stays, and the others are uploaded", async ({
  admin,
}) => {
  await admin.goto("/admin/tours/new");
  await choose(admin, impostor("rota.jpg", maxBytes + 1), await photoOf("sana.jpg", maxBytes + 1));
  await reduceAndUpload(admin).click();
  await expect(refusal(admin, "rota.jpg")).toContainText("No se pudo reducir.");
  await expect(admin.getByText("1 imagen(es) subida(s) correctamente")).toBeVisible();
  await expect(shots(admin)).toHaveCount(1);
  await expect(
    admin.getByRole("region", { name: "Archivos que no se añaden" }).getByRole("listitem"),
  ).toHaveText("rota.jpg: excede el tamaño máximo de 5MB y no se pudo reducir.");
});

test("H7, H10: a post's picture is reduced on request, and the offer goes with its form", async ({
  admin,
}) => {
  await admin.goto("/admin/blog/new");
  const file = admin.getByLabel("Imagen destacada", { exact: true });
  await file.setInputFiles(await photoOf("otra.jpg", maxBytes + 1));
  await expect(reduceAndUpload(admin)).toBeVisible();
  await admin.getByRole("link", { name: "Contactos" }).click();
  await expect(admin).toHaveURL(/\/admin\/contacts/);
  await expect(reduceAndUpload(admin)).toHaveCount(0);

  await admin.goto("/admin/blog/new");
  await file.setInputFiles(await photoOf("grande.jpg", maxBytes + 1));
  await reduceAndUpload(admin).click();
  await expect(admin.getByRole("button", { name: "Texto alternativo y encuadre" })).toBeVisible();
});
