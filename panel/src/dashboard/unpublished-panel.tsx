import { DraftBadge, DraftProblem } from "@panel/entries/drafts/draft-badges";
import { agreeing, menuOf, theOf, titleOf } from "@panel/entries/labels";
import { changedFilter } from "@panel/entries/list/read-page";
import { formatDay } from "@panel/ui/format";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { panelPath } from "#content/define.ts";
import { contentTypes } from "#content/index.ts";
import { DashboardPanel } from "./dashboard-panel";
import { unpublishedQuery } from "./queries";

/** Failed publications, unfinished entries and entries with unpublished changes, the latest change first. */
export function UnpublishedPanel() {
  const query = useQuery(unpublishedQuery);
  return (
    <DashboardPanel
      title="Sin publicar"
      query={query}
      isEmpty={({ drafts }) => drafts.length === 0}
      empty="No hay nada a medias ni cambios por publicar."
    >
      {({ drafts, rest }) => (
        <>
          <ul className="lines">
            {drafts.map(({ type, draft }) => (
              <li key={draft.id}>
                <Link to={`${panelPath(type)}/${draft.id}`}>
                  {draft.title?.trim() || `${titleOf(type)} sin nombre`}
                </Link>
                {draft.is_new && !draft.problem && !draft.publish_at ? (
                  <span className="badge">Sin terminar</span>
                ) : (
                  <DraftBadge draft={draft} />
                )}
                <p>
                  {titleOf(type)}, {agreeing(theOf(type), "cambiado")} el{" "}
                  {formatDay(draft.updated_at)}
                </p>
                <DraftProblem {...{ type, draft }} />
              </li>
            ))}
          </ul>
          {rest > 0 && (
            <p className="panel__note">
              {rest === 1 ? "Hay 1 más" : `Hay ${rest} más`} en{" "}
              {contentTypes.map((type) => (
                <Link
                  key={type.table}
                  className="more"
                  to={`${panelPath(type)}?status=${changedFilter.value}`}
                >
                  {menuOf(type)}
                </Link>
              ))}
            </p>
          )}
        </>
      )}
    </DashboardPanel>
  );
}
