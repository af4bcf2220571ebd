import type { State } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import { textIn } from "./draft/member-forms";
import type { Columns } from "./draft/values";
import { stateOf } from "./labels";

/** State of entries, with its labels, its badge, and the condition of the rows in it. */
export interface EntryState extends State {
  tone: "ok" | "glow" | "line" | "";
  /** Whether the state tells if visitors see the entry. */
  isVisibility: boolean;
  where: readonly Condition[];
}

/** A boolean column, or a time in the future. */
type Condition = { column: string; is: boolean } | { column: string; future: true };

/** All states that a type declares. */
export function statesOf(type: ContentType): EntryState[] {
  const { fields, visible } = type;
  return Object.entries(fields).flatMap(([column, field]): EntryState[] => {
    if (field.kind === "datetime" && field.future) {
      const where = [{ column: visible, is: true }, { column, future: true } as const];
      return [{ ...stateOf(type, field.future), tone: "line", isVisibility: true, where }];
    }
    if (field.kind !== "flag") return [];
    const isVisibility = column === visible;
    const entryState = (state: State | undefined, tone: EntryState["tone"], is: boolean) =>
      state ? [{ ...stateOf(type, state), tone, isVisibility, where: [{ column, is }] }] : [];
    return [
      ...entryState(field.yes, isVisibility ? "ok" : "glow", true),
      ...entryState(field.no, "", false),
    ];
  });
}

/** State that tells whether visitors see an entry. */
export function visibilityOf(type: ContentType, row: Columns): EntryState | undefined {
  return statesIn(type, row).find(({ isVisibility }) => isVisibility);
}

/** Publication time of a scheduled entry; otherwise undefined. */
export function timeOf(state: EntryState | undefined, row: Columns): string | undefined {
  const future = state?.where.find((condition) => "future" in condition);
  return future && textIn(row, future.column);
}

/** States of an entry. Of those about visibility, only the one with the most conditions. */
export function statesIn(type: ContentType, row: Columns, now = Date.now()): EntryState[] {
  const holds = (condition: Condition) =>
    "is" in condition
      ? row[condition.column] === condition.is
      : Date.parse(String(row[condition.column])) > now;
  const found = statesOf(type).filter(({ where }) => where.every(holds));
  const [visible] = found
    .filter(({ isVisibility }) => isVisibility)
    .toSorted((a, b) => b.where.length - a.where.length);
  return found.filter((state) => !state.isVisibility || state === visible);
}
