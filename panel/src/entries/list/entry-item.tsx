import { useListState } from "@panel/list/list-address";
import { Icon } from "@panel/ui/icon";
import type { RefObject } from "react";
import { Link } from "react-router";
import { panelPath } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import { locales } from "#shared/locales.ts";
import { DraftBadge, DraftProblem } from "../drafts/draft-badges";
import type { DraftSummary } from "../drafts/read-drafts";
import { copyAddress, type EntryRow, nameOf, picturesOf } from "../entry-row";
import { StateBadge } from "../state-badge";
import { statesIn } from "../states";
import { retentionDays } from "../trash/days-left";
import { restoreReason, undoDeletion } from "../versions/restore-version";
import { Cover } from "./cover";
import { DeleteButton, deleteEntry } from "./delete-button";
import { FlagSwitches } from "./flag-switch";
import { listedWords } from "./list-text";
import { SelectBox, type Selection } from "./selection";
import { TermActions } from "./term-actions";
import { type TermUses, usesWords } from "./terms";

interface EntryItemProps {
  type: ContentType;
  row: EntryRow;
  draft: DraftSummary | undefined;
  /** Posts that use the term; undefined until they are read, and for types without `termsOf`. */
  uses: TermUses | undefined;
  /** Takes the focus if the deleted row was the only one. */
  fallback: RefObject<HTMLElement | null>;
  selection: Selection;
  onDeleted: () => void;
}

/** An entry in a list: picture, name, badges, and links to edit, duplicate and delete it (H5). */
export function EntryItem(props: EntryItemProps) {
  const { type, row, draft, uses, fallback, selection, onDeleted } = props;
  const path = panelPath(type);
  const { text, aside } = listedWords(type, row);
  const listState = useListState();
  const name = nameOf(type, row);
  const open = locales.filter((locale) => row.incomplete_locales.includes(locale));

  return (
    <li>
      {selection.isSelecting ? (
        <SelectBox name={name} id={row.id} selection={selection} />
      ) : (
        <Cover address={picturesOf(type, row)[0]} type={type} />
      )}
      <div className="rows__text">
        <h2>
          <Link to={`${path}/${row.id}`} state={listState} tabIndex={-1}>
            {name}
          </Link>
        </h2>
        <p>{uses ? usesWords(uses) : text}</p>
        {draft && <DraftProblem {...{ type, draft }} />}
        <div className="badges">
          {statesIn(type, row).map(
            (state) => state.badge && <StateBadge key={state.value} state={state} row={row} />,
          )}
          {draft && <DraftBadge draft={draft} />}
          {open.map((locale) => (
            <span key={locale} className="badge badge--warn">
              {locale.toUpperCase()} incompleto
            </span>
          ))}
        </div>
      </div>
      <span className="rows__num">{aside}</span>
      <FlagSwitches type={type} row={row} />
      <span className="acts">
        <Link
          className="act"
          to={`${path}/${row.id}`}
          state={listState}
          aria-label={`Editar ${name}`}
        >
          <Icon name="edit" />
        </Link>
        {uses ? (
          <TermActions {...{ type, name, uses }} id={row.id} />
        ) : (
          <Link
            className="act act--copy"
            to={copyAddress(type, row.id)}
            aria-label={`Duplicar ${name}`}
          >
            <Icon name="copy" />
          </Link>
        )}
        {!uses?.posts && (
          <DeleteButton
            {...{ type, name, fallback, onDeleted }}
            remove={() => deleteEntry(type.table, row.id)}
            restore={async () => {
              await undoDeletion(type.table, row.id);
              return name;
            }}
            restoreReason={(error) => restoreReason(type, error)}
            stale="entry_versions"
            deletedText={`«${name}» queda ${retentionDays} días en la papelera.`}
          >
            Desaparece de la web y queda {retentionDays} días en la papelera, de donde se puede
            recuperar con sus imágenes y traducciones.
          </DeleteButton>
        )}
      </span>
    </li>
  );
}
