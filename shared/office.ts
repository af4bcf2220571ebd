import { usableTimeZone } from "../supabase/functions/_shared/time-zone.ts";
import { company } from "./company.ts";
import type { Row } from "./database.types.ts";

/** Facts of the company that the whole panel needs. */
export interface Office {
  companyName: string;
  /** IANA name; dates are shown in it. */
  timeZone: string;
  /** Hours in which the site promises an answer. */
  replyHours: number;
}

type OfficeRow = Partial<Pick<Row<"site_settings">, "company_name" | "time_zone" | "reply_hours">>;

/** Facts of a row of `site_settings`; defaults where it is empty, as in `private.reply_interval`. */
export const officeOf = (row: OfficeRow | null): Office => ({
  companyName: row?.company_name ?? company.name,
  timeZone: usableTimeZone(row?.time_zone),
  replyHours: row?.reply_hours ?? company.replyHours,
});
