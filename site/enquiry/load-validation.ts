import type { checkContact } from "../../supabase/functions/_shared/contact-schema";

type Check = typeof checkContact;

let loaded: Check | undefined;

/** Validation rules of the fields; undefined until loaded. */
export const loadedRules = (): Check | undefined => loaded;

/** Loads the validation rules. Undefined if that fails; then only the server validates. */
export async function fetchRules(): Promise<Check | undefined> {
  try {
    loaded ??= (await import("../../supabase/functions/_shared/contact-schema")).checkContact;
  } catch {}
  return loaded;
}
