import { enquiries } from "#content/enquiries.ts";
import type { Enquiry } from "./enquiry";

export type State = Enquiry["state"];
/** What the list may be narrowed to; `overdue` are those that nobody has answered in time. */
export type StateFilter = State | "overdue";

const { options } = enquiries.fields.state;

export const states = (Object.keys(options) as State[]).map((value) => ({
  value,
  label: options[value].es,
}));

/** The list's filters, with the words that a count stands beside. */
export const stateFilters: readonly { value: StateFilter; label: string }[] = [
  ...states,
  { value: "overdue", label: "Sin respuesta en 24 h" },
];

export const stateWords = (state: State) => options[state].es;

export const stateFilterWords = (filter: StateFilter) =>
  stateFilters.find(({ value }) => value === filter)?.label ?? "";

export function stateFilterOf(value: string | null): StateFilter | undefined {
  return stateFilters.find((filter) => filter.value === value)?.value;
}

/** Milliseconds within which the site promises an answer. */
const promisedMs = 24 * 3_600_000;

/** The moment before which an enquiry must have come to have waited for too long. */
export const overdueBefore = (now = Date.now()) => new Date(now - promisedMs).toISOString();

/** Whether the promised time has passed and nobody has answered, nor dealt with it otherwise. */
export function isOverdue(
  { state, answered_at, created_at }: Pick<Enquiry, "state" | "answered_at" | "created_at">,
  now = Date.now(),
): boolean {
  return state === "new" && answered_at === null && now - Date.parse(created_at) > promisedMs;
}
