import { tabId } from "@panel/entries/editor/tab-id";
import { usePreviewOpen } from "@panel/entries/preview/use-preview-open";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Icon } from "@panel/ui/icon";
import { lazyPart } from "@panel/ui/lazy-part";
import { useQuery } from "@tanstack/react-query";
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Link, useSearchParams } from "react-router";
import { type TextPage, textColumns } from "#content/texts/define.ts";
import type { SiteTextRow } from "#shared/database.types.ts";
import { isLocale, type Locale, localeNames, locales } from "#shared/locales.ts";
import { markDocument } from "#shared/mark-document.ts";
import { SaveNote } from "./save-note";
import type { SearchResultsProps } from "./search-results";
import { TextField } from "./text-field";
import { factsQuery } from "./texts-query";
import { type TextsForm, useTextsForm } from "./use-texts-form";

const HistorySheet = lazyPart("el historial", () => import("./text-history"));
const TextsPreview = lazyPart("la vista previa", () => import("./texts-preview"));
/** Without it, for example offline, the form works as before. */
const SearchResults = lazy<ComponentType<SearchResultsProps>>(() =>
  import("./search-results").catch(() => ({ default: () => null })),
);
const ConflictDialog = lazyPart("la pregunta", () => import("./text-conflicts"));

interface TextEditorProps {
  page: TextPage;
  initialRows: readonly SiteTextRow[];
}

/** Form of the texts of a page, by sections, in one language at a time (M4). */
export function TextEditor({ page, initialRows }: TextEditorProps) {
  const [search] = useSearchParams();
  const asked = search.get("language");
  const [locale, setLocale] = useState<Locale>(isLocale(asked) ? asked : "es");
  const [historyOf, setHistoryOf] = useState<string>();
  const [isResetting, setResetting] = useState(false);
  const form = useTextsForm(page, initialRows);
  const { data: facts } = useQuery(factsQuery);
  const preview = usePreviewOpen();
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const wanted = search.get("text");
  // Styles place toasts above the save bar.
  useLayoutEffect(() => markDocument("saveBar"), []);
  useEffect(() => {
    if (wanted) focusText(wanted);
  }, [wanted]);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    const wrong = await form.save();
    const [, key, language] = /^(.*)\.(\w+)$/.exec(wrong ?? "") ?? [];
    if (!key || !isLocale(language)) return;
    flushSync(() => setLocale(language));
    focusText(key);
  }

  return (
    <>
      <div className="bar">
        <div>
          <h1>{page.label}</h1>
          <p>Lo que guardes se ve en la web al momento.</p>
        </div>
        <div className="bar__acts">
          <Link className="btn btn--line" to="/texts">
            Todos los textos
          </Link>
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
          {page.path && (
            <a className="btn btn--line" href={page.path} target="_blank" rel="noopener">
              <Icon name="external" />
              Ver la página
            </a>
          )}
        </div>
      </div>
      <div className={preview.open ? "beside--open" : undefined}>
        <form
          className="textform"
          noValidate
          onSubmit={(event) => void submit(event)}
          onKeyDown={(event) => {
            if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void submit();
          }}
        >
          <Tabs {...{ page, form, locale, panelId }} onChoose={setLocale} />
          <div id={panelId} role="tabpanel" aria-labelledby={tabId(locale)}>
            {Object.entries(page.sections).map(([section, title]) => (
              <details className="panel textsection" key={section} open>
                <summary>
                  <h2>{title}</h2>
                </summary>
                <div className="panel__in">
                  {Object.entries(page.texts).map(
                    ([key, text]) =>
                      text.section === section && (
                        <TextField
                          key={`${key}.${locale}`}
                          textKey={key}
                          {...{ text, locale, form }}
                          facts={facts?.[locale]}
                          onHistory={setHistoryOf}
                        />
                      ),
                  )}
                  {hasHead(page, section) && (
                    <Suspense>
                      <SearchResults {...{ page, section, form }} />
                    </Suspense>
                  )}
                </div>
              </details>
            ))}
          </div>
          <p>
            <button className="more more--plain" type="button" onClick={() => setResetting(true)}>
              Volver a los textos originales de esta página
            </button>
          </p>
          <div className="save">
            <SaveNote form={form} />
            <div className="bar__acts">
              <button className="btn" type="submit" aria-busy={form.isSaving || undefined}>
                {form.isSaving ? "Guardando..." : "Guardar"}
              </button>
            </div>
          </div>
        </form>
        {preview.open && (
          <TextsPreview
            {...{ page, form, locale, facts }}
            beside={preview.beside}
            onPick={(key, language) => {
              // A sheet covers the form, and makes it inert.
              if (!preview.beside) flushSync(() => preview.set(false));
              flushSync(() => setLocale(language));
              focusText(key);
            }}
            onClose={() => {
              // Close the modal first: it makes the page inert, so that nothing else can take the focus.
              flushSync(() => preview.set(false));
              opener.current?.focus();
            }}
          />
        )}
      </div>
      {isResetting && (
        <ConfirmDialog
          title={`¿Volver a los textos originales de «${page.label}»?`}
          cancel="Dejarlos como están"
          onCancel={() => setResetting(false)}
          confirm="Volver a los originales"
          onConfirm={() => {
            flushSync(() => setResetting(false));
            for (const key of Object.keys(page.texts))
              for (const each of locales) form.setWords(key, each, null);
          }}
        >
          Vuelven los tres idiomas cuando lo guardes. Los tuyos quedan en el historial.
        </ConfirmDialog>
      )}
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
          onRestore={(was) => {
            for (const each of locales) form.setWords(historyOf, each, was[textColumns[each]]);
          }}
          onClose={() => setHistoryOf(undefined)}
        />
      )}
      {form.conflicts.length > 0 && (
        <ConflictDialog {...{ page, form }} onClose={form.closeConflicts} />
      )}
    </>
  );
}

/** Whether a section has the title of the page for search engines. */
const hasHead = ({ texts }: TextPage, section: string) =>
  Object.values(texts).some((text) => text.section === section && text.seo === "title");

function focusText(key: string) {
  const field = document.getElementById(`text-${key}`);
  field?.closest("details")?.setAttribute("open", "");
  field?.querySelector("textarea")?.focus();
  field?.scrollIntoView({ block: "center" });
}

interface TabsProps {
  page: TextPage;
  form: TextsForm;
  locale: Locale;
  panelId: string;
  onChoose: (locale: Locale) => void;
}

/** Tabs ES, EN, FR. Arrow keys move between them. */
function Tabs({ page, form, locale, panelId, onChoose }: TabsProps) {
  function move({ key, preventDefault }: Pick<KeyboardEvent, "key" | "preventDefault">) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    preventDefault();
    const next = locales.at((locales.indexOf(locale) + step) % locales.length) ?? locale;
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  }
  const changedIn = (option: Locale) =>
    Object.keys(page.texts).filter(
      (key) => (form.edits[key]?.[option] ?? form.rows.get(key)?.[textColumns[option]]) != null,
    ).length;
  return (
    <div
      className="tabs tabs--texts"
      role="tablist"
      aria-label="Idioma"
      onKeyDown={(event) => move({ key: event.key, preventDefault: () => event.preventDefault() })}
    >
      {locales.map((option) => {
        const changed = changedIn(option);
        return (
          <button
            key={option}
            id={tabId(option)}
            type="button"
            role="tab"
            aria-selected={option === locale}
            aria-controls={panelId}
            tabIndex={option === locale ? 0 : -1}
            title={localeNames[option]}
            onClick={() => onChoose(option)}
          >
            {option.toUpperCase()}
            <small>{changed === 0 ? "original" : `${changed} tuyos`}</small>
            {Object.keys(form.faults).some((path) => path.endsWith(`.${option}`)) && (
              <span className="tabs__wrong">con errores</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
