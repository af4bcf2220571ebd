import type { Office } from "#shared/office.ts";
import { defaultTimeZone } from "../../../supabase/functions/_shared/time-zone.ts";

/** Replaced at the start, by the settings in the panel's document. */
let current: Office = { companyName: "", timeZone: defaultTimeZone, replyHours: 24 };

/** Facts of the company that the whole panel needs, as saved last. */
export const office = (): Readonly<Office> => current;

export function setOffice(saved: Office): void {
  current = saved;
}
