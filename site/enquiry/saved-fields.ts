import type { ContactFieldName } from "../../supabase/functions/_shared/contact-fields";

type Fields = Record<ContactFieldName, string>;
/** What was typed, and how its message previousInitialMessage by itself. */
type Saved = readonly [fields: Fields, previousInitialMessage: string];

const place = "enquiry";

/** Of a form that was left for another page; nothing of it outlives the document. */
let left: Saved | undefined;

/** Keeps what was typed for the next form in this document. */
export function keepFields(...saved: Saved) {
  left = saved;
}

/** Saves in this tab what was typed: whoever is asked to refresh the page must find it again. */
export function saveFields(...saved: Saved) {
  try {
    sessionStorage.setItem(place, JSON.stringify(saved));
  } catch {
    // Some browsers lend a page no storage: then its own memory has to do.
  }
}

/**
 * @param initialMessage how this form's message does so: what was begun about one tour may be continued about another
 * @returns what was kept or saved, once
 */
export function takeSavedFields(initialMessage: string): Fields | undefined {
  let saved = left;
  left = undefined;
  try {
    saved ??= JSON.parse(String(sessionStorage.getItem(place)));
    sessionStorage.removeItem(place);
  } catch {}
  if (!saved) return undefined;
  const [fields, previousInitialMessage] = saved;
  return {
    ...fields,
    message: initialMessage + fields.message.replace(previousInitialMessage.trim(), "").trim(),
  };
}
