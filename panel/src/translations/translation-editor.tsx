import { completenessOf } from "@panel/entries/draft/completeness";
import { languageNames } from "@panel/entries/draft/picture-details";
import { EntryQuestions } from "@panel/entries/editor/entry-questions";
import { FormNotices } from "@panel/entries/editor/form-notices";
import { SaveNote } from "@panel/entries/editor/save-note";
import { useEntryForm } from "@panel/entries/editor/use-entry-form";
import { nameOf } from "@panel/entries/entry-row";
import { theOf } from "@panel/entries/labels";
import { type ListState, useListAddress } from "@panel/list/list-address";
import { FormProposals } from "@panel/translation-proposals/parts";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { formatInWords } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { panelPath } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import type { OpenedEntry } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { markDocument } from "#shared/mark-document.ts";
import { targetLocales } from "./languages";
import { StaleNotice } from "./stale-notice";
import { TextPairField } from "./text-pair-field";
import { type TextPair, textPairsOf } from "./text-pairs";
import {
  nextAddress,
  type StaleField,
  translationAddress,
  translationsQuery,
} from "./translations-query";
import { spanishColumns, unpublishedSpanish } from "./unpublished";

interface TranslationEditorProps {
  type: ContentType;
  id: string;
  opened: OpenedEntry;
  language: Locale;
  stale: readonly StaleField[];
}

/**
 * Translation form of an entry, with Spanish and another language side by side (K6). Works on the draft, as the entry's
 * form does. The save buttons publish the language.
 */
export function TranslationEditor({ type, id, opened, language, stale }: TranslationEditorProps) {
  const list = useListAddress("/translations", `?language=${language}`);
  const listSearch = new URLSearchParams(list.state.listSearch);
  const listFilter = translationsQuery(listSearch);
  const continueToNext = useRef(false);
  const queries = useQueryClient();
  const entry = useEntryForm(type, {
    id,
    opened,
    list,
    language,
    after: async () => {
      void queries.invalidateQueries({ queryKey: ["translations"] });
      return continueToNext.current ? nextAddress(language, listFilter.type, id) : undefined;
    },
  });
  const { form, save } = entry;
  const { published, stored } = form.session;
  const publishAt = stored?.publish_at;
  const unpublished = stored
    ? unpublishedSpanish(type, published, form.draft, language)
    : { pairs: new Set<string>(), fields: [] };
  const [asking, setAsking] = useState<readonly string[]>();
  const publish = (spanish?: string[]) => {
    setAsking(undefined);
    void save({ language, stays: false, ...(spanish && { spanish }) });
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!published || publishAt) return;
    if (unpublished.fields.length > 0) setAsking(unpublished.fields);
    else publish();
  }
  const [keptFields, setKeptFields] = useState<readonly string[]>([]);
  const { done, total } = completenessOf(type, form.row, language);
  const [kept] = useState(
    () =>
      new Set(textPairsOf(type, form.draft, language).flatMap(({ pairs }) => pairs.map(pathOf))),
  );
  const groups = textPairsOf(type, form.draft, language, kept);
  const hiddenProblems = Object.keys(form.problems).filter(
    (path) => !groups.some(({ pairs }) => pairs.some((pair) => pair.path === path)),
  );
  // Styles place toasts above the save bar.
  useLayoutEffect(() => markDocument("saveBar"), []);

  return (
    <>
      <div className="bar">
        <div>
          <p>
            <Link to={list.address}>Traducciones</Link> / {languageNames[language]}
          </p>
          <h1>{nameOf(type, form.row)}</h1>
          <p>
            {done} de {total} escritos en {languageNames[language]}
          </p>
        </div>
        <div className="bar__acts">
          {targetLocales
            .filter((other) => other !== language)
            .map((other) => (
              <Link
                key={other}
                className="btn btn--line"
                to={translationAddress(type, id, other)}
                state={inLanguage(listSearch, other)}
              >
                Al {languageNames[other]}
              </Link>
            ))}
          <Link className="btn btn--line" to={`${panelPath(type)}/${id}`}>
            Abrir {theOf(type)}
          </Link>
        </div>
      </div>
      <FormNotices {...form} />
      {!published && (
        <section className="notice">
          <p>Todavía no se ha publicado {theOf(type)}: la traducción se queda en el borrador.</p>
        </section>
      )}
      <form className="translation-form" noValidate ref={form.element} onSubmit={submit}>
        <fieldset className="plain" disabled={Boolean(publishAt)}>
          <FormProposals
            {...{ type, id, language }}
            title={nameOf(type, form.row)}
            draft={form.draft}
            set={form.set}
            saveDraft={() => form.sync.save()}
            hasPictureTexts
          />
          {groups.map(({ field, label, pairs }) => {
            const staleField = stale.find(
              (one) => one.field === field && !keptFields.includes(field),
            );
            return (
              <section className="panel panel__in" aria-label={label} key={field}>
                <h2>{label}</h2>
                {staleField && (
                  <StaleNotice
                    {...{ type, language }}
                    id={id}
                    stale={staleField}
                    now={form.row[field]}
                    onKept={() => setKeptFields([...keptFields, field])}
                  />
                )}
                {pairs.map((pair) => (
                  <TextPairField
                    key={pair.path}
                    pair={pair}
                    of={label}
                    language={language}
                    error={form.problems[pair.path]}
                    isUnpublished={unpublished.pairs.has(pair.id)}
                    onWrite={(text) => form.set(field, (value) => pair.write(value, text))}
                  />
                ))}
              </section>
            );
          })}
        </fieldset>
        {groups.length === 0 && (
          <section className="panel panel__in empty-state">
            <p>No hay nada escrito en español que se pueda traducir.</p>
          </section>
        )}
        <div className="save">
          {publishAt ? (
            <p>
              <Icon name="calendar" />
              Se publica el {formatInWords(publishAt)}
            </p>
          ) : (
            <SaveNote
              table={type}
              form={form}
              unchanged="Sin cambios"
              onChoose={() => entry.setChoosing(true)}
              autosaves
            />
          )}
          {hiddenProblems.length > 0 && (
            <p className="save__wrong">
              Lo que hay que corregir está en el formulario completo: ábrelo con el botón de arriba.
            </p>
          )}
          <div className="bar__acts">
            {publishAt ? (
              <button className="btn" type="button" onClick={() => void entry.cancelSchedule()}>
                Editar (cancela la programación)
              </button>
            ) : (
              <button className="btn btn--line" type="button" onClick={() => entry.keep()}>
                Dejar en borrador
              </button>
            )}
            {published && !publishAt && (
              <SaveButtons
                isSaving={form.saving}
                onChoose={(continues) => {
                  continueToNext.current = continues;
                }}
              />
            )}
          </div>
        </div>
      </form>
      {asking && (
        <ConfirmDialog
          title="El español todavía no está publicado"
          cancel="Seguir editando"
          onCancel={() => setAsking(undefined)}
          other={{ label: `Publicar solo el ${languageNames[language]}`, onPress: () => publish() }}
          confirm="Publicar también el español de esos campos"
          onConfirm={() => publish(spanishColumns(type, asking))}
        >
          Has traducido textos en español que solo están en el borrador:{" "}
          {asking.map((name) => type.fields[name]?.label ?? name).join(", ")}.
        </ConfirmDialog>
      )}
      <EntryQuestions type={type} entry={entry} />
    </>
  );
}

interface SaveButtonsProps {
  isSaving: boolean;
  /** Called before the form is submitted. */
  onChoose: (continues: boolean) => void;
}

function SaveButtons({ isSaving, onChoose }: SaveButtonsProps) {
  return (
    <>
      <button className="btn btn--line" type="submit" onClick={() => onChoose(false)}>
        Guardar
      </button>
      <button
        className="btn"
        type="submit"
        aria-busy={isSaving || undefined}
        onClick={() => onChoose(true)}
      >
        {isSaving ? "Guardando..." : "Guardar y siguiente"}
      </button>
    </>
  );
}

const pathOf = ({ path }: TextPair) => path;

/** State of the same list for another language, on its first page. */
function inLanguage(search: URLSearchParams, language: Locale): ListState {
  const other = new URLSearchParams(search);
  other.set("language", language);
  other.delete("page");
  return { listSearch: `?${other}` };
}
