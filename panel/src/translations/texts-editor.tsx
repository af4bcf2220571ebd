import { useListAddress } from "@panel/list/list-address";
import { SaveNote } from "@panel/texts/save-note";
import { editedWords } from "@panel/texts/text-edits";
import { TextField } from "@panel/texts/text-field";
import { languageNames, type TargetLocale } from "@panel/texts/text-words";
import { factsQuery, versionsOfTextsQuery } from "@panel/texts/texts-query";
import { useTextsForm } from "@panel/texts/use-texts-form";
import { ProposalNote, proposalPart } from "@panel/translation-proposals/parts";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { lazyPart } from "@panel/ui/lazy-part";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Link, useNavigate } from "react-router";
import { type TextPage, textColumns, textsTarget } from "#content/texts/define.ts";
import type { SiteTextRow } from "#shared/database.types.ts";
import { markDocument } from "#shared/mark-document.ts";
import { pendingKeys, pendingTexts, spanishWhenTranslated } from "./pending-texts";
import { sitePairs } from "./site-pairs";
import { SpanishText } from "./spanish-text";
import { textsAddress } from "./texts-address";
import { nextAddress } from "./translations-query";

const ProposeMissing = proposalPart("ProposeMissing");
const HistorySheet = lazyPart("el historial", () => import("@panel/texts/text-history"));
const ConflictDialog = lazyPart("la pregunta", () => import("@panel/texts/text-conflicts"));

interface TextsEditorProps {
  page: TextPage;
  language: TargetLocale;
  initialRows: readonly SiteTextRow[];
}

/** Translation form of a page's texts that the owner has changed in Spanish, side by side (M7). */
export function TextsEditor({ page, language, initialRows }: TextsEditorProps) {
  const list = useListAddress("/translations", `?language=${language}`);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const continueToNext = useRef(false);
  const [isLeaving, setLeaving] = useState(false);
  const form = useTextsForm(page, initialRows, {
    scope: `translations-${language}`,
    onSaved: () => setLeaving(continueToNext.current),
  });
  const [historyOf, setHistoryOf] = useState<string>();
  const { data: facts } = useQuery(factsQuery);
  const pending = pendingKeys(page, form.rows, language);
  const [kept] = useState(() => new Set(pending));
  const shown = Object.keys(page.texts).filter(
    (key) => kept.has(key) || pending.includes(key) || form.edits[key]?.[language] !== undefined,
  );
  const { data: versions } = useQuery({
    ...versionsOfTextsQuery([...kept]),
    enabled: kept.size > 0,
  });
  const name = languageNames[language];
  const other = language === "en" ? "fr" : "en";
  // Styles place toasts above the save bar.
  useLayoutEffect(() => markDocument("saveBar"), []);

  /** Goes on after the next render, whose form has no unsaved words that the guard would ask about. */
  const leave = useEffectEvent(() => {
    const next = pendingTexts(form.rows, language).find((one) => one.page.page !== page.page);
    const address = next
      ? Promise.resolve(textsAddress(next.page, language))
      : nextAddress(language, undefined, "").catch(() => undefined);
    void address.then((to) => navigate(to ?? list.address, { state: list.state }));
  });
  useEffect(() => {
    if (!isLeaving) return;
    setLeaving(false);
    leave();
  }, [isLeaving]);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (Object.keys(form.edits).length === 0) return setLeaving(continueToNext.current);
    const wrong = await form.save();
    const [, key] = /^(.*)\.\w+$/.exec(wrong ?? "") ?? [];
    if (key) document.getElementById(`text-${key}`)?.querySelector("textarea")?.focus();
  }

  return (
    <>
      <div className="bar">
        <div>
          <p>
            <Link to={list.address}>Traducciones</Link> / {name}
          </p>
          <h1>{page.label}</h1>
          <p role="status">
            {pending.length === 0
              ? `Los textos de esta página están al día en ${name}`
              : `${pending.length === 1 ? "1 texto" : `${pending.length} textos`} por revisar en ${name}`}
          </p>
        </div>
        <div className="bar__acts">
          <Link className="btn btn--line" to={textsAddress(page, other)} state={list.state}>
            Al {languageNames[other]}
          </Link>
          <Link className="btn btn--line" to={`/texts/${page.page}?language=${language}`}>
            Todos los textos de la página
          </Link>
        </div>
      </div>
      <form
        className="translation-form"
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={(event) => {
          if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          continueToNext.current = false;
          void submit();
        }}
      >
        {shown.length > 0 && (
          <ProposeMissing
            {...textsTarget}
            language={language}
            title={page.label}
            pairs={sitePairs({ page, language, form, pending, keys: shown })}
          />
        )}
        {shown.map((key) => {
          const text = page.texts[key];
          const row = form.rows.get(key);
          if (!text) return null;
          const section = page.sections[text.section];
          return (
            <section className="panel panel__in" aria-label={text.label} key={key}>
              <h2>
                {section}: {text.label}
              </h2>
              <div className="cell">
                <SpanishText
                  words={editedWords(text, row, undefined, "es")}
                  facts={facts?.es}
                  was={row && versions && spanishWhenTranslated(text, row, language, versions)}
                  isBehind={pending.includes(key)}
                  since={row?.es_at ?? undefined}
                  translation={row?.[textColumns[language]] == null ? "original" : "own"}
                  language={language}
                  onConfirm={() => form.confirm(key, language)}
                  onConfirmed={() => {
                    document.getElementById(`text-${key}`)?.querySelector("textarea")?.focus();
                    void queries.invalidateQueries({ queryKey: ["site_texts", "versions"] });
                  }}
                />
                <div>
                  <TextField
                    textKey={key}
                    {...{ text, form }}
                    locale={language}
                    label={`${text.label} en ${name}`}
                    facts={facts?.[language]}
                    hidesBehind
                    onHistory={setHistoryOf}
                  />
                  <ProposalNote path={`${key}.${language}`} language={language} />
                </div>
              </div>
            </section>
          );
        })}
        {shown.length === 0 && (
          <section className="panel panel__in empty-state">
            <p>No queda ningún texto de esta página por traducir.</p>
          </section>
        )}
        <div className="save">
          <SaveNote form={form} />
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
              aria-busy={form.isSaving || undefined}
              onClick={() => {
                continueToNext.current = true;
              }}
            >
              {form.isSaving ? "Guardando..." : "Guardar y siguiente"}
            </button>
          </div>
        </div>
      </form>
      {form.blocker.state === "blocked" && (
        <ConfirmDialog
          title="Hay cambios sin guardar"
          cancel="Seguir editando"
          onCancel={() => form.blocker.reset?.()}
          confirm="Salir sin guardar"
          onConfirm={() => {
            form.discard();
            form.blocker.proceed?.();
          }}
          danger
        >
          Si sales ahora, lo que has cambiado se pierde.
        </ConfirmDialog>
      )}
      {historyOf && page.texts[historyOf] && (
        <HistorySheet
          textKey={historyOf}
          text={page.texts[historyOf]}
          onRestore={(was) => form.setWords(historyOf, language, was[textColumns[language]])}
          onClose={() => setHistoryOf(undefined)}
        />
      )}
      {form.conflicts.length > 0 && (
        <ConflictDialog {...{ page, form }} onClose={form.closeConflicts} />
      )}
    </>
  );
}
