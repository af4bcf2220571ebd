/** Time zone of the company where the settings have none. */
export const defaultTimeZone = "Africa/Johannesburg";

/**
 * The time zone of the settings, or the default: the database may know newer time zones than this runtime, whose
 * formatters would throw.
 */
export function usableTimeZone(timeZone: string | null | undefined): string {
  if (!timeZone || timeZone === defaultTimeZone) return defaultTimeZone;
  // Creating a formatter takes longer than the rest of a cached request.
  if (timeZone !== last.given) last = { given: timeZone, isUsable: isTimeZone(timeZone) };
  return last.isUsable ? timeZone : defaultTimeZone;
}

let last = { given: defaultTimeZone, isUsable: true };

export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** City of a time zone in Spanish: `Johannesburgo` for `Africa/Johannesburg`. */
export function cityOfTimeZone(timeZone: string): string {
  if (timeZone === defaultTimeZone) return "Johannesburgo";
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
