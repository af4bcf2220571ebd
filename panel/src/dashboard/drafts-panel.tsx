import { formatDay } from "@panel/ui/format";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { DashboardPanel } from "./dashboard-panel";
import { readDrafts } from "./read-drafts";
import { counted, type Section } from "./section";

/** What visitors do not see yet, or any more: the last one changed first. */
export function DraftsPanel({ sections }: { sections: readonly Section[] }) {
  const query = useQuery({
    queryKey: ["dashboard", "drafts"],
    queryFn: ({ signal }) => readDrafts(sections, signal),
  });

  return (
    <DashboardPanel
      title="Borradores"
      query={query}
      isEmpty={({ drafts }) => drafts.length === 0}
      empty="No hay borradores ni nada inactivo: todo está a la vista."
    >
      {({ drafts, rest }) => (
        <>
          <ul className="lines">
            {drafts.map(({ section, id, name, updatedAt }) => (
              <li key={id}>
                <Link to={`${section.kind.path}/${id}`}>{name}</Link>
                <span className="badge">{section.hidden.badge}</span>
                <p>
                  {section.kind.words.one}, cambiado el {formatDay(updatedAt)}
                </p>
              </li>
            ))}
          </ul>
          {rest.length > 0 && (
            <p className="panel__note">
              {rest.map(({ section: { kind, hidden }, count }) => (
                <Link key={kind.table} className="more" to={`${kind.path}?status=${hidden.status}`}>
                  y {counted(kind, count)} más
                </Link>
              ))}
            </p>
          )}
        </>
      )}
    </DashboardPanel>
  );
}
