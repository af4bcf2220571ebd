import { useListState } from "@panel/list/list-address";
import { formatDay } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { type RefObject, useId } from "react";
import { Link } from "react-router";
import { panelPath } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import { picturesOf } from "../entry-row";
import { agreeing, theOf, titleOf } from "../labels";
import { Cover } from "../list/cover";
import { DeleteButton } from "../list/delete-button";
import { discardDraft, restoreDraft } from "./discard-draft";
import { DraftBadge, DraftProblem } from "./draft-badges";
import type { Unfinished } from "./read-drafts";

interface UnfinishedEntriesProps {
  type: ContentType;
  drafts: readonly Unfinished[];
  total: number;
  /** Takes the focus if the deleted entry was the only one. */
  fallback: RefObject<HTMLElement | null>;
}

/** Entries that were never published, above the list; nothing if there are none. */
export function UnfinishedEntries({ type, drafts, total, fallback }: UnfinishedEntriesProps) {
  const titleId = useId();
  if (drafts.length === 0) return null;
  return (
    <section className="panel unfinished" aria-labelledby={titleId}>
      <h2 className="panel__title" id={titleId}>
        Sin terminar
      </h2>
      <ul className="rows">
        {drafts.map((draft) => (
          <UnfinishedItem key={draft.id} {...{ type, draft, fallback }} />
        ))}
      </ul>
      {total > drafts.length && (
        <p className="panel__note">Hay {total - drafts.length} más: búscalos por su nombre.</p>
      )}
    </section>
  );
}

interface UnfinishedItemProps extends Pick<UnfinishedEntriesProps, "type" | "fallback"> {
  draft: Unfinished;
}

function UnfinishedItem({ type, draft, fallback }: UnfinishedItemProps) {
  const address = `${panelPath(type)}/${draft.id}`;
  const listState = useListState();
  const name = draft.title?.trim() || `${titleOf(type)} sin nombre`;
  return (
    <li>
      <Cover address={picturesOf(type, draft)[0]} type={type} />
      <div className="rows__text">
        <h3>
          <Link to={address} state={listState} tabIndex={-1}>
            {name}
          </Link>
        </h3>
        <p>
          {agreeing(theOf(type), "Cambiado")} el {formatDay(draft.updated_at)}
        </p>
        <DraftProblem {...{ type, draft }} />
        <div className="badges">
          <DraftBadge draft={draft} />
        </div>
      </div>
      <span className="rows__num" />
      <span className="acts">
        <Link className="act" to={address} state={listState} aria-label={`Editar ${name}`}>
          <Icon name="edit" />
        </Link>
        <DeleteButton
          {...{ type, name, fallback }}
          remove={() => discardDraft(draft)}
          restore={async (discarded) =>
            (await restoreDraft(discarded))
              ? name
              : `${name}. La programación no se ha podido recuperar.`
          }
          stale="dashboard"
          deletedText={name}
        >
          Nunca se ha publicado, así que no queda en la papelera.
        </DeleteButton>
      </span>
    </li>
  );
}
