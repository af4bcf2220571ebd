import { formatDay, formatUsd, monthNames } from "@panel/ui/format";
import type { Row } from "#shared/database.types.ts";

export type Proposal = Row<"proposals">;
export type State = Proposal["state"];

/** A version as the panel shows it, without its content. */
export type Version = Pick<
  Row<"proposal_versions">,
  | "id"
  | "number"
  | "sent_at"
  | "author"
  | "subject"
  | "total"
  | "valid_until"
  | "first_opened_at"
  | "last_opened_at"
  | "opened"
>;

export type Reply = Row<"proposal_replies">;

/** States in the order of their filters. */
export const states = [
  { value: "draft", label: "Borrador" },
  { value: "sent", label: "Enviada" },
  { value: "accepted", label: "Aceptada" },
  { value: "withdrawn", label: "Retirada" },
] as const satisfies { value: State; label: string }[];

export const stateWords = (state: State): string =>
  states.find(({ value }) => value === state)?.label ?? state;

/** Today's date where the company is: `2026-11-29`. */
export const today = (): string =>
  formatDay(new Date().toISOString()).split("/").toReversed().join("-");

/** A day of the calendar, some days later: `2026-12-13`. */
export function dayLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const parts = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return { year, date, month: monthNames[month - 1]?.slice(0, 3) ?? "" };
};

/** `4 jul 2027` */
export function shortDay(day: string): string {
  const { year, month, date } = parts(day);
  return `${date} ${month} ${year}`;
}

/** `4 – 17 jul 2027`; undefined without a first day. */
export function journeyDays(startsOn: string | null, days: number): string | undefined {
  if (!startsOn) return undefined;
  const last = dayLater(startsOn, Math.max(0, days - 1));
  if (last === startsOn) return shortDay(startsOn);
  const [from, to] = [parts(startsOn), parts(last)];
  if (from.year !== to.year) return `${shortDay(startsOn)} – ${shortDay(last)}`;
  const first = from.month === to.month ? `${from.date}` : `${from.date} ${from.month}`;
  return `${first} – ${shortDay(last)}`;
}

/** Whether a sent proposal can no longer be accepted. */
export const isLapsed = (
  { state }: Pick<Proposal, "state">,
  validUntil: string | null | undefined,
  now = today(),
): boolean => state === "sent" && validUntil != null && validUntil < now;

/** Mail scanners open links right after the delivery. */
const scannerMs = 60_000;

/** `Abierta 3 veces: la primera el 27/11/2026 a las 10:40`. @param at formats a time: `27/11/2026 10:40` */
export function openedWords(
  { opened, first_opened_at: first }: Pick<Version, "opened" | "first_opened_at">,
  at: (iso: string) => string,
): string {
  if (opened === 0 || !first) return "Sin abrir";
  const when = at(first).replace(" ", " a las ");
  if (opened === 1) return `Abierta el ${when}`;
  return `Abierta ${opened} veces: la primera el ${when}`;
}

/** Whether the first opening came so soon after the mail that a program may have made it. */
export function isMaybeScanner(
  { first_opened_at: first }: Pick<Version, "first_opened_at">,
  mailedAt: string | null | undefined,
): boolean {
  if (!first || !mailedAt) return false;
  const passed = Date.parse(first) - Date.parse(mailedAt);
  return passed > -scannerMs && passed < scannerMs;
}

type Columns = Readonly<Record<string, unknown>>;

/** Sum of the price lines of a form, computed as by the database. */
export function totalOf(row: Columns): number {
  const lines = Array.isArray(row.price_lines) ? (row.price_lines as Columns[]) : [];
  const cents = lines.reduce((sum, { quantity, amount }) => {
    const count = typeof quantity === "number" ? quantity : 1;
    return sum + count * (typeof amount === "number" ? Math.round(amount * 100) : 0);
  }, 0);
  return cents / 100;
}

/** Reasons for which the database refuses to send a proposal, by column. */
const missing = {
  total: { field: "price_lines", words: "Falta el precio: añade al menos una línea" },
  valid_until: { field: "valid_until", words: "Escribe hasta cuándo vale" },
  starts_on: { field: "starts_on", words: "El primer día ya pasó" },
  itinerary: { field: "itinerary", words: "Faltan los días del viaje" },
  terms: { field: "terms", words: "Faltan las condiciones" },
};

const lapsedWords = "La fecha de validez ya pasó";

/**
 * Faults that prevent sending a proposal, by field, in the order of the form; the same rules as in
 * `send_proposal`. Empty if it can be sent.
 */
export function problemsToSend(row: Columns, now = today()): Record<string, string> {
  const { starts_on, itinerary, valid_until, terms } = row;
  const validUntil = typeof valid_until === "string" ? valid_until : "";
  const found: [string, string | false][] = [
    ["starts_on", typeof starts_on === "string" && starts_on < now && missing.starts_on.words],
    ["itinerary", !(Array.isArray(itinerary) && itinerary.length > 0) && missing.itinerary.words],
    ["price_lines", totalOf(row) <= 0 && missing.total.words],
    ["valid_until", validUntil < now && (validUntil ? lapsedWords : missing.valid_until.words)],
    ["terms", !(typeof terms === "string" && terms.trim()) && missing.terms.words],
  ];
  return Object.fromEntries(found.filter((each): each is [string, string] => each[1] !== false));
}

/** Words for the column that the database names in its refusal; undefined for other errors. */
export function refusalWords(column: string): string | undefined {
  if (column === "valid_until") return lapsedWords;
  return Object.hasOwn(missing, column) ? missing[column as keyof typeof missing].words : undefined;
}

/** Hints of the form that depend on what is typed. */
export function formHints(row: Columns): Record<string, string> {
  const total = totalOf(row);
  const { deposit } = row;
  const share = typeof deposit === "number" && total > 0 ? Math.round((deposit / total) * 100) : 0;
  return {
    valid_until: `Total: ${formatUsd(total)}, la suma de las líneas`,
    ...(share > 0 && { deposit: `El ${share} % del total` }),
  };
}
