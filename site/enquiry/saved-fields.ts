import type { FormValues as Fields } from "./enquiry-form-data";

/** Typed values, the initial message of the form they were typed into, and the query of its page. */
type Saved = readonly [fields: Fields, previousInitialMessage: string, previousQuery?: string];

const place = "enquiry";

/** Values of a form that was unmounted by a navigation within the document. */
let left: Saved | undefined;

/** Query of the page when its form was mounted. */
let query = "";

/** Keeps the values in memory for the next form in this document. */
export function keepFields(fields: Fields, initialMessage: string) {
  left = [fields, initialMessage, query];
}

/** Saves the values in sessionStorage, for the next document in the tab: a reload, or a form that loads the page. */
export function saveFields(fields: Fields, initialMessage: string) {
  try {
    sessionStorage.setItem(place, JSON.stringify([fields, initialMessage, query]));
  } catch {
    // Storage may be blocked; fall back to memory.
  }
}

/**
 * Returns the kept or saved values and forgets them. Details of the journey that a new address brings replace typed ones:
 * they are the later answer.
 * @param initialMessage initial message of this form; replaces that of the form in which the values
 * were typed
 */
export function takeSavedFields(initialMessage: string): Fields | undefined {
  let saved = left;
  left = undefined;
  query = location.search;
  try {
    saved ??= JSON.parse(String(sessionStorage.getItem(place)));
    sessionStorage.removeItem(place);
  } catch {}
  if (!saved) return undefined;
  const [fields, previousInitialMessage, previousQuery] = saved;
  if (previousQuery !== query)
    for (const name of new URLSearchParams(query).keys()) delete fields[`trip.${name}`];
  return {
    ...fields,
    message: initialMessage + fields.message.replace(previousInitialMessage.trim(), "").trim(),
  };
}
