import type { FormValues as Fields } from "./enquiry-form-data";

/** Typed values, and the initial message of the form they were typed into. */
type Saved = readonly [fields: Fields, previousInitialMessage: string];

const place = "enquiry";

/** Values of a form that was unmounted by a navigation within the document. */
let left: Saved | undefined;

/** Keeps the values in memory for the next form in this document. */
export function keepFields(...saved: Saved) {
  left = saved;
}

/** Saves the values in sessionStorage, for the next document in the tab: a reload, or a form that loads the page. */
export function saveFields(...saved: Saved) {
  try {
    sessionStorage.setItem(place, JSON.stringify(saved));
  } catch {
    // Storage may be blocked; fall back to memory.
  }
}

/**
 * Returns the kept or saved values and forgets them.
 * @param initialMessage initial message of this form; replaces that of the form in which the values
 * were typed
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
