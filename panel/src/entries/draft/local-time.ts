import { office } from "@panel/backend/office";

const parts = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
} as const;
// sv-SE formats as ISO.
const clockIn = (timeZone: string) => new Intl.DateTimeFormat("sv-SE", { timeZone, ...parts });

/**
 * Time in the office's time zone for an `<input type="datetime-local">`: `2026-11-20T09:14`. Blank if the
 * time is invalid.
 */
export function toLocalTime(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime())
    ? ""
    : clockIn(office().timeZone).format(moment).replace(" ", "T");
}

/** Draft value of a `datetime-local` input of which some parts are blank. */
export const incomplete = "incomplete";

/** Converts office time to UTC in ISO 8601. Blank stays blank. */
export function fromLocalTime(local: string): string {
  if (!local) return "";
  const asUtc = Date.parse(`${local}Z`);
  // The first digits of a year, such as 0002, are valid dates for the input.
  if (Number.isNaN(asUtc) || local.startsWith("0")) return incomplete;
  // Measured twice: daylight saving time may begin or end between the two moments.
  const near = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(near)).toISOString();
}

/** Difference to UTC in milliseconds at a moment. */
const offsetAt = (moment: number) =>
  Date.parse(`${toLocalTime(new Date(moment).toISOString())}Z`) - moment + (moment % minuteMs);

/** Local times have no seconds. */
const minuteMs = 60_000;
