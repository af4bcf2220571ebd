import { office } from "@panel/backend/office";
import { formatInWords } from "@panel/ui/format";
import type { ContentType } from "#content/index.ts";
import { cityOfTimeZone } from "../../../../supabase/functions/_shared/time-zone.ts";
import type { Columns } from "../draft/values";
import type { EntryRow } from "../entry-row";
import { timeOf, visibilityOf } from "../states";

/** Effect of a save on the visibility of an entry, in Spanish. */
export function visibilityHint(
  type: ContentType,
  saved: EntryRow | undefined,
  next: Columns,
): string {
  const { visible, fields } = type;
  const timeIn = (row: Columns) => timeOf(visibilityOf(type, row), row);
  const isShown = (row: Columns) => row[visible] === true && !timeIn(row);
  const was = saved !== undefined && isShown(saved);
  const at = timeIn({ ...next, [visible]: true });
  const time = at && `${formatInWords(at)}, hora de ${cityOfTimeZone(office().timeZone)}`;
  if (isShown(next))
    return was ? "Cualquiera puede verlo en la web." : "Al guardar sale en la web.";
  if (time && next[visible] === true)
    return was ? `Al guardar desaparece de la web hasta el ${time}.` : `Sale en la web el ${time}.`;
  const hidden = was ? "Al guardar desaparece de la web." : "Nadie más lo ve.";
  return time
    ? `${hidden} Márcalo como ${fields[visible]?.label.toLowerCase()} para que salga el ${time}.`
    : hidden;
}
