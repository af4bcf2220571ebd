import { company } from "#shared/company.ts";

const parts = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
} as const;
// Written by the Swedish, who put years first.
const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: company.timeZone, ...parts });

/** `2026-11-20T09:14`, as the office's clock shows a moment; empty for none. */
export function toLocalTime(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? "" : clock.format(moment).replace(" ", "T");
}

/** Stands in a draft for a moment of which a part is still to be typed. */
export const incomplete = "incomplete";

/** The moment at which the office's clock shows this, in ISO 8601; empty for none. */
export function fromLocalTime(local: string): string {
  if (!local) return "";
  const asUtc = Date.parse(`${local}Z`);
  // While a year is typed it is one of the first centuries.
  if (Number.isNaN(asUtc) || local.startsWith("0")) return incomplete;
  // How far the clock is ahead of UTC, found out at a moment that is less than a day away.
  const offset = Date.parse(`${toLocalTime(new Date(asUtc).toISOString())}Z`) - asUtc;
  return new Date(asUtc - offset).toISOString();
}
