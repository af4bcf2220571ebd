import { maxPictureBytes, stalled, unreadable } from "@panel/backend/upload";
import { isPictureType } from "#shared/pictures/picture-format.ts";

/** Types that browsers and programs report for pictures whose format only their content tells. */
const vagueTypes = ["", "application/octet-stream", "image/jpg", "image/pjpeg", "image/x-png"];

const formatNames: Record<string, RegExp> = {
  HEIC: /^hei[cf](-sequence)?$|^hif$/,
  AVIF: /^avif$/,
  GIF: /^gif$/,
  TIFF: /^tiff?$/,
  BMP: /^(x-ms-)?bmp$/,
  SVG: /^svg(\+xml)?$/,
  "JPEG XL": /^jxl$/,
  PSD: /^psd$|photoshop$/,
  RAW: /^(dng|cr[23]|nef|arw|raf|rw2|orf)$|^x-(adobe|canon|nikon|sony|fuji|panasonic|olympus)-/,
};

/** Reason that the panel can remove by reducing the picture. */
export const oversize = "excede el tamaño máximo de 5MB";

type ChosenFile = Pick<File, "name" | "type" | "size">;

/**
 * Reason to skip a file without sending it, to follow its name. The content is checked during the upload.
 * @returns undefined if the file may be a picture
 */
export function refusalOf({ name, type, size }: ChosenFile): string | undefined {
  const isVague = vagueTypes.includes(type);
  const kind = isVague ? name.split(".").at(-1) : type.split("/").at(-1);
  const [format] =
    Object.entries(formatNames).find(([, kinds]) => kinds.test(kind?.toLowerCase() ?? "")) ?? [];
  if (!isPictureType(type)) {
    if (format) return wayOut(format);
    if (!isVague) return "no es JPEG, PNG ni WEBP";
  }
  if (size === 0) return "está vacío";
  if (size > maxPictureBytes) return oversize;
  return undefined;
}

const wayOut = (format: string) => `es ${format}: expórtala como JPEG`;

/** Text of a toast about skipped files. A gallery lists all of them. */
export function refusedText(refused: readonly { name: string; reason: string }[]): string {
  const shown = refused.slice(0, 3).map(({ name, reason }) => `${name} ${reason}.`);
  const rest = refused.length - shown.length;
  return [...shown, ...(rest > 0 ? [`Y ${rest} más.`] : [])].join(" ");
}

/** Reason of a failed upload, to follow a colon. */
export function uploadFailureText(status: number, message: string): string {
  if (message === stalled) return "no avanza: comprueba la conexión";
  if (message === unreadable) return "no se pudo leer: vuelve a elegirla";
  if (status === 0) return "se cortó la conexión";
  if (status === 413) return oversize;
  if (status === 415) return invalidPictureText(message);
  if (status === 401 || status === 403) return "tu sesión ha terminado";
  return "el servidor no pudo guardarla";
}

function invalidPictureText(message: string): string {
  const [, format] = /the format is (.+)$/.exec(message) ?? [];
  if (format) return wayOut(format);
  if (/pixel limit/.test(message)) return "mide más de 64 megapíxeles";
  if (/does not decode/.test(message)) return "está dañada: ábrela y guárdala otra vez";
  return "no es una imagen válida";
}
