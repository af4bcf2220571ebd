import type { EntryState } from "./states";

/** `Inactivo`, `Borrador`, `Programado`. */
export function StateBadge({ state: { tone, words } }: { state: EntryState }) {
  return <span className={tone ? `badge badge--${tone}` : "badge"}>{words[0]}</span>;
}
