import type { ContactFieldName } from "../../supabase/functions/_shared/contact-fields";

type Fields = Record<ContactFieldName, string>;

const place = "contact";

/** Saves in this tab what was typed: whoever is asked to refresh the page must find it again. */
export function saveFields({ name, email, phone, preferred_contact, message }: Fields) {
  try {
    sessionStorage.setItem(
      place,
      JSON.stringify({ name, email, phone, preferred_contact, message }),
    );
  } catch {
    // Some browsers lend a page no storage: then its own memory has to do.
  }
}

/** @returns what was saved, once */
export function takeSavedFields(): Fields | undefined {
  try {
    const saved = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    return saved ? JSON.parse(saved) : undefined;
  } catch {
    return undefined;
  }
}
