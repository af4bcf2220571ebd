import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { BackendError } from "~/lib/backend-error";
import { backend } from "~/lib/browser-client";
import type { AnyRow } from "../entry/kind";
import { formatDay } from "../format";
import { DashboardPanel } from "./dashboard-panel";
import { counted, type Section } from "./section";

/** Entries that are listed; of the rest only the number is. */
const most = 6;

interface Draft {
  section: Section;
  id: string;
  name: string;
  updatedAt: string;
}

/** What visitors do not see yet, or any more: the last one changed first. */
export function DraftsPanel({ sections }: { sections: readonly Section[] }) {
  const query = useQuery({
    queryKey: ["dashboard", "drafts"],
    queryFn: async () => {
      const found = await Promise.all(sections.map(readHidden));
      const drafts = found
        .flatMap(({ drafts }) => drafts)
        .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
        .slice(0, most);
      const rest = sections.map((section, at) => {
        const listed = drafts.filter((draft) => draft.section === section).length;
        return { section, count: (found[at]?.total ?? 0) - listed };
      });
      return { drafts, rest: rest.filter(({ count }) => count > 0) };
    },
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

async function readHidden(section: Section): Promise<{ drafts: Draft[]; total: number }> {
  const { table, nameField } = section.kind;
  const { data, count, error, status } = await backend()
    .from(table as "tours")
    .select(`id,updated_at,${nameField}` as "*", { count: "exact" })
    .eq(section.shown as "is_active", false)
    .order("updated_at", { ascending: false })
    .limit(most);
  if (error) throw new BackendError(error, status);
  const drafts = (data as unknown as AnyRow[]).map((row) => ({
    section,
    id: row.id,
    name: String(row[nameField]),
    updatedAt: row.updated_at,
  }));
  return { drafts, total: count ?? drafts.length };
}
