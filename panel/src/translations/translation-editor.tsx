import { completenessOf } from "@panel/entries/draft/completeness";
import { languageNames } from "@panel/entries/draft/picture-details";
import { FormQuestions } from "@panel/entries/editor/form-questions";
import { RestoreDraft } from "@panel/entries/editor/restore-draft";
import { SaveNote } from "@panel/entries/editor/save-note";
import { useEntryForm } from "@panel/entries/editor/use-entry-form";
import { type EntryRow, nameOf } from "@panel/entries/entry-row";
import { theOf } from "@panel/entries/labels";
import { type ListState, useListAddress } from "@panel/list/list-address";
import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { panelPath } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import type { Locale } from "#shared/locales.ts";
import { markDocument } from "#shared/mark-document.ts";
import { CellField } from "./cell-field";
import { type Cell, cellsOf } from "./cells";
import { targetLocales } from "./languages";
import { StaleNotice } from "./stale-notice";
import {
  nextAddress,
  type StaleField,
  translationAddress,
  translationsQuery,
} from "./translations-query";

interface TranslationEditorProps {
  type: ContentType;
  saved: EntryRow;
  language: Locale;
  stale: readonly StaleField[];
}

/** Translation form of an entry, with Spanish and another language side by side (K6). Saves like the entry's form. */
export function TranslationEditor({ type, saved, language, stale }: TranslationEditorProps) {
  const list = useListAddress("/translations", `?language=${language}`);
  const listSearch = new URLSearchParams(list.state.listSearch);
  const listFilter = translationsQuery(listSearch);
  const continueToNext = useRef(false);
  const queries = useQueryClient();
  const { form } = useEntryForm(type, saved, {
    list,
    after: async () => {
      void queries.invalidateQueries({ queryKey: ["translations"] });
      return continueToNext.current ? nextAddress(language, listFilter.type, saved.id) : undefined;
    },
  });
  const [keptFields, setKeptFields] = useState<readonly string[]>([]);
  const { done, total } = completenessOf(type, form.row, language);
  const [kept] = useState(
    () => new Set(cellsOf(type, form.draft, language).flatMap(({ cells }) => cells.map(pathOf))),
  );
  const groups = cellsOf(type, form.draft, language, kept);
  const hiddenProblems = Object.keys(form.problems).filter(
    (path) => !groups.some(({ cells }) => cells.some((cell) => cell.path === path)),
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
          <h1>{nameOf(type, saved)}</h1>
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
                to={translationAddress(type, saved.id, other)}
                state={inLanguage(listSearch, other)}
              >
                Al {languageNames[other]}
              </Link>
            ))}
          <Link className="btn btn--line" to={`${panelPath(type)}/${saved.id}`}>
            Abrir {theOf(type)}
          </Link>
        </div>
      </div>
      <RestoreDraft {...form} />
      <form className="translation-form" noValidate ref={form.element} onSubmit={form.onSubmit}>
        {groups.map(({ field, label, cells }) => {
          const staleField = stale.find(
            (one) => one.field === field && !keptFields.includes(field),
          );
          return (
            <section className="panel panel__in" aria-label={label} key={field}>
              <h2>{label}</h2>
              {staleField && (
                <StaleNotice
                  {...{ type, language }}
                  id={saved.id}
                  stale={staleField}
                  now={saved[field]}
                  onKept={() => setKeptFields([...keptFields, field])}
                />
              )}
              {cells.map((cell) => (
                <CellField
                  key={cell.path}
                  cell={cell}
                  of={label}
                  language={language}
                  error={form.problems[cell.path]}
                  onWrite={(text) => form.set(field, (value) => cell.write(value, text))}
                />
              ))}
            </section>
          );
        })}
        {groups.length === 0 && (
          <section className="panel panel__in empty-state">
            <p>No hay nada escrito en español que se pueda traducir.</p>
          </section>
        )}
        <div className="save">
          <SaveNote form={form} unchanged="Sin cambios" />
          {hiddenProblems.length > 0 && (
            <p className="save__wrong">
              Lo que hay que corregir está en el formulario completo: ábrelo con el botón de arriba.
            </p>
          )}
          <div className="bar__acts">
            <button
              className="btn btn--line"
              type="submit"
              onClick={() => {
                continueToNext.current = false;
              }}
            >
              Guardar
            </button>
            <button
              className="btn"
              type="submit"
              aria-busy={form.saving || undefined}
              onClick={() => {
                continueToNext.current = true;
              }}
            >
              {form.saving ? "Guardando..." : "Guardar y siguiente"}
            </button>
          </div>
        </div>
      </form>
      <FormQuestions form={form} the={theOf(type)} address={`${panelPath(type)}/${saved.id}`} />
    </>
  );
}

const pathOf = ({ path }: Cell) => path;

/** State of the same list for another language, on its first page. */
function inLanguage(search: URLSearchParams, language: Locale): ListState {
  const other = new URLSearchParams(search);
  other.set("language", language);
  other.delete("page");
  return { listSearch: `?${other}` };
}
