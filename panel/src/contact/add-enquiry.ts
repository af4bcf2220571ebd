import { fromLocalTime, incomplete } from "@panel/entries/draft/local-time";
import { contactMessage } from "../../../supabase/functions/_shared/contact-messages.ts";
import { checkContact } from "../../../supabase/functions/_shared/contact-schema.ts";

/** Form of an enquiry that arrived outside the site, as typed. */
export const emptyEnquiry = {
  name: "",
  email: "",
  phone: "",
  message: "",
  language: "es",
  channel: "phone",
  /** Local time of an `<input type="datetime-local">`; empty for now. */
  at: "",
};

export type NewEnquiry = typeof emptyEnquiry;

/** Fields in the order of the form. */
export const newEnquiryNames = Object.keys(emptyEnquiry) as (keyof NewEnquiry)[];

const yearMs = 365 * 86_400_000;

/**
 * Cleans the typed values like the public form, and finds problems by field, in Spanish.
 * @param isPartial some parts of the time are missing
 */
export function checkNewEnquiry(typed: NewEnquiry, isPartial: boolean, now = Date.now()) {
  const { name, email, phone, message } = typed;
  const checked = checkContact({ name, email, phone, message });
  const problems: Partial<NewEnquiry> = {};
  if (!checked.ok)
    for (const [field, key] of Object.entries(checked.errors))
      problems[field as keyof NewEnquiry] = contactMessage(key, "es");
  const at = timeProblem(typed.at, isPartial, now);
  if (at) problems.at = at;
  const enquiry: NewEnquiry = checked.ok
    ? { ...typed, ...checked.fields, phone: checked.fields.phone ?? "" }
    : typed;
  return { problems, enquiry };
}

function timeProblem(local: string, isPartial: boolean, now: number): string | undefined {
  const at = fromLocalTime(local);
  if (isPartial || at === incomplete) return "Completa la fecha y la hora, o déjalas vacías.";
  if (Date.parse(at) > now) return "Elige un momento que ya haya pasado.";
  if (Date.parse(at) < now - yearMs) return "Elige un momento del último año.";
  return undefined;
}
