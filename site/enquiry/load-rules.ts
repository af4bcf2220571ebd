import type { checkContact } from "../../supabase/functions/_shared/contact-schema";

type Check = typeof checkContact;

let loaded: Check | undefined;

/** The rules for the fields; undefined until they are loaded. */
export const loadedRules = (): Check | undefined => loaded;

/** Loads the rules for the fields; undefined where that fails, and the server alone checks. */
export async function fetchRules(): Promise<Check | undefined> {
  try {
    loaded ??= (await import("../../supabase/functions/_shared/contact-schema")).checkContact;
  } catch {}
  return loaded;
}
