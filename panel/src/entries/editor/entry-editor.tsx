import { useListAddress } from "@panel/list/list-address";
import { FormProposals } from "@panel/translation-proposals/parts";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { formatInWords } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { lazyPart } from "@panel/ui/lazy-part";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { panelPath } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import type { OpenedEntry } from "#shared/database.types.ts";
import { copyAddress, type EntryRow, nameOf } from "../entry-row";
import { useOpenHistory } from "../history/use-open-history";
import { agreeing, menuOf, newOf, theOf } from "../labels";
import { usePreviewOpen } from "../preview/use-preview-open";
import { StateBadge } from "../state-badge";
import { visibilityOf } from "../states";
import { EntryQuestions } from "./entry-questions";
import { FormFrame } from "./form-frame";
import { FormNotices } from "./form-notices";
import { type MenuAction, PublishMenu } from "./publish-menu";
import { SaveNote } from "./save-note";
import { type Copy, useEntryForm } from "./use-entry-form";
import { visibilityHint } from "./visibility-hint";

/** Loaded on demand, because most visits do not open them. */
const HistorySheet = lazyPart("el historial", () => import("../history/history-sheet"));
const EntryPreview = lazyPart("la vista previa", () => import("../preview/entry-preview"));
const ScheduleDialog = lazyPart("la programación", () => import("./schedule-dialog"));

interface EntryEditorProps {
  type: ContentType;
  id: string;
  /** Undefined for a new entry. */
  opened?: OpenedEntry | undefined;
  /** Values of a new entry at first (K5). */
  copy?: Copy | undefined;
}

/** The form of an entry, new or saved (H6 to H10). */
export function EntryEditor({ type, id, opened, copy }: EntryEditorProps) {
  const list = useListAddress(panelPath(type));
  const entry = useEntryForm(type, { id, opened, copy, list });
  const { form, save, setChoosing } = entry;
  const { session, sync } = form;
  const saved = (session.published as EntryRow | null) ?? undefined;
  const publishAt = session.stored?.publish_at;
  const history = useOpenHistory();
  const preview = usePreviewOpen();
  // It stays open from one form to the next, also of a type without pages.
  const isPreviewOpen = type.site && preview.open;
  const opener = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState<"schedule" | "discard">();
  const visible = visibilityOf(type, form.row);
  const isShown = saved !== undefined && visibilityOf(type, saved)?.tone === "ok";

  function choose(action: MenuAction) {
    if (action === "stay") void save({ stays: true });
    else if (typeof action === "object") void save({ ...action, stays: false });
    else setAsking(action);
  }
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey)
      return;
    event.preventDefault();
    if (!publishAt) void save({ stays: true });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  return (
    <>
      <div className="bar">
        <div>
          <p>
            <Link to={list.address}>{menuOf(type)}</Link> /{" "}
            {opened ? "Editar" : copy ? "Copia" : agreeing(theOf(type), "Nuevo")}
          </p>
          <h1>{nameOf(type, form.row) || newOf(type)}</h1>
        </div>
        <div className="bar__acts">
          {visible && <StateBadge state={visible} row={form.row} />}
          {type.site && (
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
          )}
          {saved && !type.admin.termsOf && (
            <Link className="btn btn--line" to={copyAddress(type, id)}>
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
      <FormNotices {...form} />
      <div className={isPreviewOpen ? "beside--open" : undefined}>
        <FormFrame
          table={type}
          form={form}
          readOnly={Boolean(publishAt)}
          above={
            form.locale !== "es" && (
              <FormProposals
                {...{ type, id }}
                language={form.locale}
                title={nameOf(type, form.row)}
                draft={form.draft}
                set={form.set}
                saveDraft={() => sync.save()}
                hasPictureTexts={false}
              />
            )
          }
          hints={{ [type.visible]: visibilityHint(type, saved, form.row) }}
          note={
            publishAt ? (
              <p>
                <Icon name="calendar" />
                Se publica el {formatInWords(publishAt)}
              </p>
            ) : (
              <SaveNote
                table={type}
                form={form}
                unchanged={copy ? "La copia todavía no está guardada" : "Sin cambios"}
                onChoose={() => setChoosing(true)}
                autosaves
              />
            )
          }
          actions={
            <>
              <Link className="btn btn--line" to={list.address}>
                Cancelar
              </Link>
              {publishAt ? (
                <button className="btn" type="button" onClick={() => void entry.cancelSchedule()}>
                  Editar (cancela la programación)
                </button>
              ) : (
                <>
                  <PublishMenu isPublished={saved !== undefined} onChoose={choose} />
                  <button className="btn btn--line" type="button" onClick={() => entry.keep()}>
                    Dejar en borrador
                  </button>
                  {isShown && <small className="save__hint">Se ve en la web al guardar</small>}
                </>
              )}
            </>
          }
        />
        {isPreviewOpen && (
          <EntryPreview
            {...{ type, id, saved, form }}
            saveDraft={() => sync.save()}
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
          saveDraft={() => sync.save()}
          onRestored={() => void sync.refresh().catch(() => {})}
          onClose={() => void history.close()}
        />
      )}
      {asking === "schedule" && (
        <ScheduleDialog
          onClose={() => setAsking(undefined)}
          onSchedule={(at) => {
            setAsking(undefined);
            void entry.schedule(at);
          }}
        />
      )}
      {asking === "discard" && (
        <ConfirmDialog
          title="¿Descartar los cambios?"
          cancel="Seguir editando"
          onCancel={() => setAsking(undefined)}
          confirm="Descartar cambios"
          onConfirm={() => {
            setAsking(undefined);
            entry.discard(false);
          }}
          danger
        >
          {saved ? "Vuelve lo que está publicado." : "Se quita lo que has escrito."}
        </ConfirmDialog>
      )}
      <EntryQuestions type={type} entry={entry} />
    </>
  );
}
