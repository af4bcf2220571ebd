import type { ContentType, State } from "#content/define.ts";
import { textIn } from "./draft/member-forms";
import type { Columns } from "./draft/values";

/** A state of entries: what it is called, how it looks, and which rows are in it. */
export interface EntryState extends State {
  tone: "ok" | "melon" | "line" | "";
  /** Whether it says if visitors see the entry. */
  ofShown: boolean;
  where: readonly Condition[];
}

/** A column that is true or false, or a moment that is still to come. */
type Condition = { column: string; is: boolean } | { column: string; future: true };

/** Every state that a type of content declares. */
export function statesOf({ fields, shown }: ContentType): EntryState[] {
  return Object.entries(fields).flatMap(([column, field]): EntryState[] => {
    if (field.kind === "moment" && field.future) {
      const where = [{ column: shown, is: true }, { column, future: true } as const];
      return [{ ...field.future, tone: "line", ofShown: true, where }];
    }
    if (field.kind !== "flag") return [];
    const ofShown = column === shown;
    const stateOf = (state: State | undefined, tone: EntryState["tone"], is: boolean) =>
      state ? [{ ...state, tone, ofShown, where: [{ column, is }] }] : [];
    return [...stateOf(field.yes, ofShown ? "ok" : "melon", true), ...stateOf(field.no, "", false)];
  });
}

/** The state that says whether visitors see an entry. */
export function stateOfShown(type: ContentType, row: Columns): EntryState | undefined {
  return statesIn(type, row).find(({ ofShown }) => ofShown);
}

/** When an entry that waits for its time comes out; undefined where it waits for none. */
export function timeOf(state: EntryState | undefined, row: Columns): string | undefined {
  const future = state?.where.find((condition) => "future" in condition);
  return future && textIn(row, future.column);
}

/** The states in which an entry is; of those that say who sees it, only the most particular. */
export function statesIn(type: ContentType, row: Columns, now = Date.now()): EntryState[] {
  const holds = (condition: Condition) =>
    "is" in condition
      ? row[condition.column] === condition.is
      : Date.parse(String(row[condition.column])) > now;
  const found = statesOf(type).filter(({ where }) => where.every(holds));
  const [visible] = found
    .filter(({ ofShown }) => ofShown)
    .toSorted((a, b) => b.where.length - a.where.length);
  return found.filter((state) => !state.ofShown || state === visible);
}
