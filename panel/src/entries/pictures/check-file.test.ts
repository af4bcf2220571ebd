import { expect, test } from "vitest";
import { refusalOf, refusedText, uploadFailureText } from "./check-file";

const file = (name: string, type: string, size = 5000) => ({ name, type, size });

test.each([
  ["IMG_0001.HEIC", "", "es HEIC: expórtala como JPEG"],
  ["foto.heif", "image/heif", "es HEIC: expórtala como JPEG"],
  ["live.heics", "image/heic-sequence", "es HEIC: expórtala como JPEG"],
  ["web.avif", "image/avif", "es AVIF: expórtala como JPEG"],
  ["risa.gif", "image/gif", "es GIF: expórtala como JPEG"],
  ["escaneo.TIF", "image/tiff", "es TIFF: expórtala como JPEG"],
  ["logo.svg", "image/svg+xml", "es SVG: expórtala como JPEG"],
  ["DSC_1.NEF", "", "es RAW: expórtala como JPEG"],
  ["DSC_1.cr2", "image/x-canon-cr2", "es RAW: expórtala como JPEG"],
  ["nota.txt", "text/plain", "no es JPEG, PNG ni WEBP"],
  ["video.mp4", "video/mp4", "no es JPEG, PNG ni WEBP"],
  ["vacia.jpg", "image/jpeg", "está vacío", 0],
  ["enorme.jpg", "image/jpeg", "excede el tamaño máximo de 5MB", 5_242_881],
  ["enorme.heic", "image/heic", "es HEIC: expórtala como JPEG", 9_000_000],
])("H10: %s (%s) is skipped with its reason", (name, type, reason, size?: number) => {
  expect(refusalOf(file(name, type, size))).toBe(reason);
});

test("H10: files whose content may be a picture are not skipped, whatever their names", () => {
  for (const [name, type] of [
    ["foto", ""],
    ["foto.jfif", "image/jpeg"],
    ["foto.pjpeg", "image/pjpeg"],
    ["foto.jpg", "image/jpg"],
    ["foto.heic", "image/jpeg"],
    ["FOTO.JPG", "application/octet-stream"],
    ["foto.jpg", "image/jpeg", 5_242_880],
  ] as const)
    expect(refusalOf(file(name, type)), name).toBeUndefined();
});

test("H10: a toast names three skipped files and the number of others", () => {
  const refused = Array.from({ length: 12 }, (_, at) => ({
    name: `IMG_${at}.HEIC`,
    reason: "es HEIC: expórtala como JPEG",
  }));
  expect(refusedText(refused.slice(0, 1))).toBe("IMG_0.HEIC es HEIC: expórtala como JPEG.");
  expect(refusedText(refused)).toMatch(/^IMG_0\.HEIC .+ IMG_2\.HEIC .+JPEG\. Y 9 más\.$/);
});

test.each([
  [415, "This is no image/jpeg: the format is AVIF", "es AVIF: expórtala como JPEG"],
  [
    415,
    "This is no image/jpeg: a file that does not decode (VipsJpeg: premature end of JPEG image)",
    "está dañada: ábrela y guárdala otra vez",
  ],
  [
    415,
    "This is no image/png: a file that does not decode (Input image exceeds pixel limit)",
    "mide más de 64 megapíxeles",
  ],
  [415, "This is no image/png: an unknown format", "no es una imagen válida"],
  [413, "", "excede el tamaño máximo de 5MB"],
  [0, "unreadable", "no se pudo leer: vuelve a elegirla"],
  [503, "", "el servidor no pudo guardarla"],
])("H10: a refusal with %i (%s) tells its reason", (status, message, text) => {
  expect(uploadFailureText(status, message)).toBe(text);
});
