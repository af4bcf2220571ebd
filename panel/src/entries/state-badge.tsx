import type { ContentType } from "#content/define.ts";
import type { Columns } from "./draft/values";
import { type EntryState, stateOfShown } from "./states";

/** `Inactivo`, `Borrador`, `Programado`. */
export function StateBadge({ state: { tone, words } }: { state: EntryState }) {
  return <span className={tone ? `badge badge--${tone}` : "badge"}>{words[0]}</span>;
}

/** That visitors do not see an entry, or not yet; nothing where they do. */
export function HiddenBadge({ type, row }: { type: ContentType; row: Columns }) {
  const state = stateOfShown(type, row);
  return state && state.tone !== "ok" ? <StateBadge state={state} /> : null;
}
