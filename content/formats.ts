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
  https: { pattern: "^https://\\S+$", message: "Escribe una dirección que empiece por https://" },
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

/** Limits of days. PostgreSQL also has years before Christ and infinity. */
export const dateRange = { min: "1900-01-01", max: "2999-12-31" };

/** Whether a text is a day of the calendar within the limits: `2026-11-29`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < dateRange.min || text > dateRange.max)
    return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export const slugPattern = "^[a-z0-9]+(-[a-z0-9]+)*$";

/** Maximum lengths of texts without their own limit. */
export const maxSlugLength = 120;
export const maxAddressLength = 2000;
