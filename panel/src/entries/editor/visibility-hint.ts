import { formatInWords } from "@panel/ui/format";
import type { ContentType } from "#content/define.ts";
import type { Columns } from "../draft/values";
import type { EntryRow } from "../entry-row";
import { stateOfShown, timeOf } from "../states";

/** Effect of a save on the visibility of an entry, in Spanish. */
export function visibilityHint(
  type: ContentType,
  saved: EntryRow | undefined,
  next: Columns,
): string {
  const { shown, fields } = type;
  const timeIn = (row: Columns) => timeOf(stateOfShown(type, row), row);
  const isShown = (row: Columns) => row[shown] === true && !timeIn(row);
  const was = saved !== undefined && isShown(saved);
  const at = timeIn({ ...next, [shown]: true });
  const time = at && `${formatInWords(at)}, hora de Johannesburgo`;
  if (isShown(next))
    return was ? "Cualquiera puede verlo en la web." : "Al guardar sale en la web.";
  if (time && next[shown] === true)
    return was ? `Al guardar desaparece de la web hasta el ${time}.` : `Sale en la web el ${time}.`;
  const hidden = was ? "Al guardar desaparece de la web." : "Nadie más lo ve.";
  return time
    ? `${hidden} Márcalo como ${fields[shown]?.label.toLowerCase()} para que salga el ${time}.`
    : hidden;
}
