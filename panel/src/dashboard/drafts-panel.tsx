import { nameOf } from "@panel/entries/entry-row";
import { agreeing, nounsOf, theOf, titleOf } from "@panel/entries/labels";
import { counted } from "@panel/entries/list/list-text";
import { statesOf } from "@panel/entries/states";
import { formatDay } from "@panel/ui/format";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { panelPath } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import { DashboardPanel } from "./dashboard-panel";
import { draftsQuery } from "./queries";

/** Hidden entries, the latest change first. */
export function DraftsPanel() {
  const query = useQuery(draftsQuery);
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
            {drafts.map(({ type, row }) => (
              <li key={row.id}>
                <Link to={`${panelPath(type)}/${row.id}`}>{nameOf(type, row)}</Link>
                <span className="badge">{hiddenState(type)?.words[0]}</span>
                <p>
                  {titleOf(type)}, {agreeing(theOf(type), "cambiado")} el{" "}
                  {formatDay(row.updated_at)}
                </p>
              </li>
            ))}
          </ul>
          {rest.length > 0 && (
            <p className="panel__note">
              {rest.map(({ type, count }) => (
                <Link
                  key={type.table}
                  className="more"
                  to={`${panelPath(type)}?status=${hiddenState(type)?.value}`}
                >
                  y {countedOf(type, count)} más
                </Link>
              ))}
            </p>
          )}
        </>
      )}
    </DashboardPanel>
  );
}

/** State of hidden entries. */
const hiddenState = (type: ContentType) =>
  statesOf(type).find(({ isVisibility, tone }) => isVisibility && tone === "");

/** Number and noun of a type, within a sentence: `3 posts`. */
function countedOf(type: ContentType, count: number): string {
  return counted(count, nounsOf(type));
}
