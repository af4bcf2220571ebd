import { isTimeZone } from "../supabase/functions/_shared/time-zone.ts";
import type { Format } from "./define.ts";

interface TextFormat {
  /** Valid in JavaScript and PostgreSQL. */
  pattern: string;
  message: string;
  /** Further check, of texts that match the pattern. A constraint of the database made by hand has to match it. */
  isValid?: (text: string) => boolean;
}

export const formats: Readonly<Record<Format, TextFormat>> = {
  email: { pattern: "^[^@\\s]+@[^@\\s]+$", message: "Escribe un correo electrónico válido" },
  url: { pattern: "^https?://\\S+$", message: "Escribe una dirección que empiece por https://" },
  time: {
    pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
    message: "Escribe una hora, como 08:30",
  },
  digits: { pattern: "^[0-9]{6,}$", message: "Solo cifras, con el prefijo internacional" },
  color: { pattern: "^#[0-9a-f]{6}$", message: "Escribe un color, como #1f4d3c" },
  timeZone: {
    // Without the abbreviations and POSIX notations that only PostgreSQL accepts.
    pattern: "^(UTC|[A-Z][A-Za-z]+(/[A-Z][A-Za-z_-]+)+)$",
    message: "Escribe una zona horaria, como Africa/Johannesburg",
    isValid: isTimeZone,
  },
};

export const slugPattern = "^[a-z0-9]+(-[a-z0-9]+)*$";

/** Maximum lengths of texts without their own limit. */
export const maxSlugLength = 120;
export const maxAddressLength = 2000;
