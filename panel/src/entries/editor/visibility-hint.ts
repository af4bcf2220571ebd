import { formatMoment } from "@panel/ui/format";
import type { ContentType } from "#content/define.ts";
import { textIn } from "../draft/member-forms";
import type { Columns } from "../draft/values";
import type { EntryRow } from "../entry-row";
import { stateOfShown } from "../states";

/** What saving makes of who sees an entry. */
export function visibilityHint(
  type: ContentType,
  saved: EntryRow | undefined,
  next: Columns,
): string {
  const stateOf = (row: Columns) => {
    const state = stateOfShown(type, row);
    const ahead = state?.where.find((condition) => "ahead" in condition);
    return { shown: row[type.shown] === true && !ahead, at: ahead && textIn(row, ahead.column) };
  };
  const was = saved ? stateOf(saved) : { shown: false, at: undefined };
  const is = stateOf(next);
  if (is.at) return `Sale en la web el ${formatMoment(is.at)}, hora de Johannesburgo.`;
  if (is.shown)
    return was.shown ? "Cualquiera puede verlo en la web." : "Al guardar sale en la web.";
  return was.shown ? "Al guardar desaparece de la web." : "Nadie más lo ve.";
}
