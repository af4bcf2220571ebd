import { company } from "#shared/company.ts";
import type { Locale } from "#shared/locales.ts";
import { formatTime } from "~/i18n/format.server";

export interface OfficeHours {
  /** From Monday to Friday, as the language writes it: `8:00 AM – 5:00 PM`. */
  week: string;
  saturday: string;
}

/** When the office is open; on other days it is closed. */
export function officeHours(locale: Locale): OfficeHours {
  const [week, saturday] = company.openingHours.map(
    ({ opens, closes }) => `${formatTime(opens, locale)} – ${formatTime(closes, locale)}`,
  ) as [string, string];
  return { week, saturday };
}
