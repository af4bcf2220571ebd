import type { EntryKind } from "@panel/entry/kind";
import { Picture } from "@panel/list/entry-row";
import { Icon } from "@panel/ui/icon";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { DashboardPanel } from "./dashboard-panel";
import { type Pending, readPending } from "./read-pending";

/** Entries that are listed at first, and that each press adds: they come with all their texts. */
const step = 6;

/** What is not translated to the end: the last one changed first. */
export function PendingPanel({ kinds }: { kinds: readonly EntryKind[] }) {
  const [most, setMost] = useState(step);
  const query = useQuery({
    queryKey: ["dashboard", "pending", most],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readPending(kinds, most, signal),
  });

  return (
    <DashboardPanel
      title="Traducciones pendientes"
      query={query}
      isEmpty={({ entries }) => entries.length === 0}
      empty="No hay traducciones pendientes."
    >
      {({ entries, rest }) => (
        <>
          <ul className="rows">
            {entries.map((entry) => (
              <PendingRow key={entry.row.id} {...entry} />
            ))}
          </ul>
          {rest > 0 && (
            <p className="panel__note">
              <button
                className="more more--plain"
                type="button"
                onClick={() => setMost(most + step)}
              >
                y {rest} más
              </button>
            </p>
          )}
        </>
      )}
    </DashboardPanel>
  );
}

function PendingRow({ kind, row, words, languages }: Pending) {
  const name = String(row[kind.nameField]);
  const form = `${kind.path}/${row.id}`;
  return (
    <li>
      <Picture address={kind.pictures(row)[0]} />
      <div className="rows__text">
        <h3>
          <Link to={form} tabIndex={-1}>
            {name}
          </Link>
        </h3>
        <p>
          {kind.words.one}. Falta: {words}
        </p>
      </div>
      <span className="badges">
        {languages.map(({ locale, percent }) => (
          <span key={locale} className="badge badge--warn">
            {locale.toUpperCase()} {percent} %
          </span>
        ))}
      </span>
      <span className="acts">
        <Link className="act" to={form} aria-label={`Editar ${name}`}>
          <Icon name="edit" />
        </Link>
      </span>
    </li>
  );
}
