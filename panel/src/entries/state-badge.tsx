import { formatMoment } from "@panel/ui/format";
import type { ContentType } from "#content/index.ts";
import type { Columns } from "./draft/values";
import { type EntryState, timeOf, visibilityOf } from "./states";

/** `Inactivo`, `Borrador`, `Programado: 01/03/2040 08:30`. */
export function StateBadge({ state, row }: { state: EntryState; row: Columns }) {
  const { tone, words } = state;
  const time = timeOf(state, row);
  return (
    <span className={tone ? `badge badge--${tone}` : "badge"}>
      {words[0]}
      {time && `: ${formatMoment(time)}`}
    </span>
  );
}

/** Badge of an entry that is hidden or scheduled; nothing for a visible one. */
export function HiddenBadge({ type, row }: { type: ContentType; row: Columns }) {
  const state = visibilityOf(type, row);
  return state && state.tone !== "ok" ? <StateBadge state={state} row={row} /> : null;
}
