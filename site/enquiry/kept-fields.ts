import type { ContactFieldName } from "../../supabase/functions/_shared/contact-fields";

type Fields = Record<ContactFieldName, string>;

const place = "contact";

/** Keeps in this tab what was typed: whoever is asked to refresh the page must find it again. */
export function keepFields({ name, email, phone, preferred_contact, message }: Fields) {
  try {
    sessionStorage.setItem(
      place,
      JSON.stringify({ name, email, phone, preferred_contact, message }),
    );
  } catch {
    // Some browsers lend a page no storage: then its own memory has to do.
  }
}

/** @returns what was kept, once */
export function takeKeptFields(): Fields | undefined {
  try {
    const kept = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    return kept ? JSON.parse(kept) : undefined;
  } catch {
    return undefined;
  }
}
