import type { checkContact } from "../../../supabase/functions/_shared/contact-schema";

type Check = typeof checkContact;

let known: Check | undefined;

/** The rules for the fields, where they have come. */
export const knownRules = (): Check | undefined => known;

/** Fetches the rules; undefined where they are not to be had, and the server alone judges. */
export async function fetchRules(): Promise<Check | undefined> {
  try {
    known ??= (await import("../../../supabase/functions/_shared/contact-schema")).checkContact;
  } catch {}
  return known;
}
