import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { BackendError } from "~/lib/backend-error";
import { backend } from "~/lib/browser-client";
import type { AnyRow, EntryKind } from "../entry/kind";
import { Icon } from "../icon";
import { Picture } from "../list/entry-row";
import { DashboardPanel } from "./dashboard-panel";
import { type Missing, missingOf } from "./missing-words";
import { pendingFilter } from "./pending-filter";

/** Entries that are listed at first, and that each press adds: they come with all their texts. */
const step = 6;

interface Pending extends Missing {
  kind: EntryKind;
  row: AnyRow;
}

/** What is not translated to the end: the last one changed first. */
export function PendingPanel({ kinds }: { kinds: readonly EntryKind[] }) {
  const [most, setMost] = useState(step);
  const query = useQuery({
    queryKey: ["dashboard", "pending", most],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const found = await Promise.all(kinds.map((kind) => readPending(kind, most)));
      const entries = found
        .flatMap(({ entries }) => entries)
        .toSorted((a, b) => Date.parse(b.row.updated_at) - Date.parse(a.row.updated_at))
        .slice(0, most);
      const total = found.reduce((sum, { total }) => sum + total, 0);
      return { entries, rest: total - entries.length };
    },
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

async function readPending(
  kind: EntryKind,
  most: number,
): Promise<{ entries: Pending[]; total: number }> {
  const { data, count, error, status } = await backend()
    .from(kind.table as "tours")
    .select("*", { count: "exact" })
    .or(pendingFilter(kind))
    .order("updated_at", { ascending: false })
    .limit(most);
  if (error) throw new BackendError(error, status);
  const rows = data as unknown as AnyRow[];
  const entries = rows
    .map((row) => ({ kind, row, ...missingOf(kind, row) }))
    // The filter finds an empty place also where Spanish has nothing to translate.
    .filter(({ languages }) => languages.length > 0);
  return { entries, total: (count ?? rows.length) - (rows.length - entries.length) };
}
