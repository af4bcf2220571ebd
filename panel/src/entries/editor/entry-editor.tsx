import { useListAddress } from "@panel/list/list-address";
import { Icon } from "@panel/ui/icon";
import { lazyPart } from "@panel/ui/lazy-part";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { panelPath } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import { copyAddress, type EntryRow, nameOf } from "../entry-row";
import { useOpenHistory } from "../history/use-open-history";
import { menuOf, newOf, theOf } from "../labels";
import { usePreviewOpen } from "../preview/use-preview-open";
import { StateBadge } from "../state-badge";
import { visibilityOf } from "../states";
import { FormFrame } from "./form-frame";
import { FormQuestions } from "./form-questions";
import { RestoreDraft } from "./restore-draft";
import { type Copy, useEntryForm } from "./use-entry-form";
import { visibilityHint } from "./visibility-hint";

/** Loaded on demand, because most visits do not open them. */
const HistorySheet = lazyPart("el historial", () => import("../history/history-sheet"));
const PreviewPane = lazyPart("la vista previa", () => import("../preview/preview-pane"));

interface EntryEditorProps {
  type: ContentType;
  saved?: EntryRow | undefined;
  /** What a new entry begins with (K5). */
  copy?: Copy | undefined;
  /** An earlier version is the present one now (K1). */
  onRestored: (row: EntryRow) => void;
}

/** The form of an entry, new or saved (H6 to H10). */
export function EntryEditor({ type, saved, copy, onRestored }: EntryEditorProps) {
  const path = panelPath(type);
  const list = useListAddress(path);
  const { id, form } = useEntryForm(type, saved, { copy, list });
  const history = useOpenHistory();
  const preview = usePreviewOpen();
  const opener = useRef<HTMLButtonElement>(null);
  const visible = visibilityOf(type, form.row);

  return (
    <>
      <div className="bar">
        <div>
          <p>
            <Link to={list.address}>{menuOf(type)}</Link> /{" "}
            {saved ? "Editar" : copy ? "Copia" : "Nuevo"}
          </p>
          <h1>{nameOf(type, form.row) || newOf(type)}</h1>
        </div>
        <div className="bar__acts">
          {visible && <StateBadge state={visible} row={form.row} />}
          <button
            className="btn btn--line"
            type="button"
            ref={opener}
            aria-expanded={preview.open}
            onClick={() => preview.set(!preview.open)}
          >
            <Icon name="screen" />
            Vista previa
          </button>
          {saved && (
            <Link className="btn btn--line" to={copyAddress(type, saved.id)}>
              <Icon name="copy" />
              Duplicar
            </Link>
          )}
          {saved && (
            <button className="btn btn--line" type="button" onClick={history.openList}>
              <Icon name="history" />
              Historial
            </button>
          )}
        </div>
      </div>
      <RestoreDraft {...form} />
      <div className={preview.open ? "beside--open" : undefined}>
        <FormFrame
          table={type}
          form={form}
          unchanged={copy && "La copia todavía no está guardada"}
          hints={{ [type.visible]: visibilityHint(type, saved, form.row) }}
          cancel={
            <Link className="btn btn--line" to={list.address}>
              Cancelar
            </Link>
          }
        />
        {preview.open && (
          <PreviewPane
            {...{ type, id, saved, form }}
            beside={preview.beside}
            onClose={() => {
              // Close the modal first: it makes the page inert, so that nothing else can take the focus.
              flushSync(() => preview.set(false));
              opener.current?.focus();
            }}
          />
        )}
      </div>
      {saved && history.open && (
        <HistorySheet
          {...{ type, saved, history }}
          unsaved={form.unsaved}
          onReplaced={form.rebase}
          onRestored={onRestored}
          onClose={() => void history.close()}
        />
      )}
      <FormQuestions form={form} the={theOf(type)} address={`${path}/${id}`} />
    </>
  );
}
