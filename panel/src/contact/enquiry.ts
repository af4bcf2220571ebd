import { office } from "@panel/backend/office";
import { enquiries } from "#content/enquiries.ts";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";

export type Enquiry = Row<"contact_submissions"> & {
  /** Group departure that it is about; null also while its tour is in the trash. */
  departure: Pick<Row<"departures">, "starts_on"> | null;
};

/** Placeholder for a missing value. */
export const emptyValue = "—";

/** Languages of visitors, in Spanish. */
export const languages: Record<Locale, string> = { es: "Español", en: "Inglés", fr: "Francés" };

export function languageName(language: Enquiry["language"]): string {
  return language ? (languages[language as Locale] ?? language) : emptyValue;
}

/** `mailto:` address with special characters escaped. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

export type State = Enquiry["state"];
/** Filter of the list. `overdue`: without answer in the promised time. */
export type StateFilter = State | "overdue";

const { options } = enquiries.fields.state;

export const states = (Object.keys(options) as State[]).map((value) => ({
  value,
  label: options[value].es,
}));

/** Filters of the list, with labels that a count can follow. */
export const stateFilters = (): readonly { value: StateFilter; label: string }[] => [
  ...states,
  { value: "overdue", label: `Sin respuesta en ${office().replyHours} h` },
];

export const stateWords = (state: State) => options[state].es;

export const stateFilterWords = (filter: StateFilter) =>
  stateFilters().find(({ value }) => value === filter)?.label ?? "";

export function stateFilterOf(value: string | null): StateFilter | undefined {
  return stateFilters().find((filter) => filter.value === value)?.value;
}

/** Time within which the site promises an answer. */
const promisedMs = () => office().replyHours * 3_600_000;

/** Enquiries received before this time are overdue. */
export const overdueBefore = (now = Date.now()) => new Date(now - promisedMs()).toISOString();

/** Whether an enquiry is new and has waited for longer than promised. */
export function isOverdue(
  { state, answered_at, created_at }: Pick<Enquiry, "state" | "answered_at" | "created_at">,
  now = Date.now(),
): boolean {
  return state === "new" && answered_at === null && now - Date.parse(created_at) > promisedMs();
}
