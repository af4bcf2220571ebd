import { nameOf, picturesOf } from "@panel/entries/entry-row";
import { titleOf } from "@panel/entries/labels";
import { Cover } from "@panel/entries/list/cover";
import { Icon } from "@panel/ui/icon";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { panelPath } from "#content/define.ts";
import { DashboardPanel } from "./dashboard-panel";
import { pendingQuery, step } from "./queries";
import type { Pending } from "./read-pending";

/** Entries with missing translations, the latest change first. */
export function PendingPanel() {
  const [limit, setLimit] = useState(step);
  const query = useQuery(pendingQuery(limit));

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
          <p className="panel__note">
            <Link className="more" to="/translations">
              Ir a las traducciones
            </Link>
            {rest > 0 && (
              <button
                className="more more--plain"
                type="button"
                onClick={() => setLimit(limit + step)}
              >
                y {rest} más
              </button>
            )}
          </p>
        </>
      )}
    </DashboardPanel>
  );
}

function PendingRow({ type, row, words, languages }: Pending) {
  const name = nameOf(type, row);
  const form = `${panelPath(type)}/${row.id}`;
  return (
    <li>
      <Cover address={picturesOf(type, row)[0]} type={type} />
      <div className="rows__text">
        <h3>
          <Link to={form} tabIndex={-1}>
            {name}
          </Link>
        </h3>
        <p>
          {titleOf(type)}. Falta: {words}
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
