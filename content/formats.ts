import type { Format } from "./define.ts";

/** Patterns valid in JavaScript and PostgreSQL, with error messages. */
export const formats: Readonly<Record<Format, { pattern: string; message: string }>> = {
  email: { pattern: "^[^@\\s]+@[^@\\s]+$", message: "Escribe un correo electrónico válido" },
  url: { pattern: "^https?://\\S+$", message: "Escribe una dirección que empiece por https://" },
  time: {
    pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
    message: "Escribe una hora, como 08:30",
  },
  digits: { pattern: "^[0-9]{6,}$", message: "Solo cifras, con el prefijo internacional" },
};

export const slugPattern = "^[a-z0-9]+(-[a-z0-9]+)*$";

/** Maximum lengths of texts without their own limit. */
export const maxSlugLength = 120;
export const maxAddressLength = 2000;
