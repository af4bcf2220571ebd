import { readSettings } from "@panel/backend/settings";
import { providerNames } from "@panel/translation-proposals/provider-names";
import { Icon } from "@panel/ui/icon";
import { lazyPart } from "@panel/ui/lazy-part";
import { closableToast, toast } from "@panel/ui/toaster";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useSearchParams } from "react-router";
import {
  answerSettings,
  glossarySettings,
  proposalSettings,
  siteSettings,
} from "#content/settings.ts";
import type { OpenedEntry } from "#shared/database.types.ts";
import type { Columns } from "../draft/values";
import { DraftSession } from "../editor/draft-session";
import { ConflictDialog } from "../editor/entry-questions";
import { FormFrame } from "../editor/form-frame";
import { FormNotices } from "../editor/form-notices";
import { FormQuestions } from "../editor/form-questions";
import { SaveNote } from "../editor/save-note";
import { isSame } from "../editor/three-way";
import { type Form, useForm } from "../editor/use-form";
import type { PlacedPreview } from "../preview/preview-pane";
import { usePreviewOpen } from "../preview/use-preview-open";
import { type SettingsTable, settingsCalls } from "./settings-table";

const HistorySheet = lazyPart("el historial", () => import("./settings-history"));

const { translation } = readSettings();

/** Hook for hints of fields that depend on the content of the form. */
type UseHints = (row: Readonly<Record<string, unknown>>) => Record<string, string>;

const useNoHints: UseHints = () => ({});

const pages = [
  {
    to: "/settings",
    label: "Empresa",
    table: siteSettings,
    note: "Lo que guardes se ve en la web al momento.",
  },
  {
    to: "/settings/answers",
    label: "Plantillas de respuesta",
    table: answerSettings,
    note: "Se ofrecen al responder a un mensaje, en el idioma de quien lo escribió.",
  },
  {
    to: "/settings/payment",
    label: "Cómo se paga",
    table: proposalSettings,
    note: "Para las propuestas nuevas. Las que ya existen no cambian.",
  },
  ...(translation
    ? [
        {
          to: "/settings/glossary",
          label: "Traducciones",
          table: glossarySettings,
          note: `Los textos para los que pides propuestas se envían a ${translation.host} (${providerNames[translation.provider]}).`,
        },
      ]
    : []),
];

/** Pages of the same table as the answer templates, by the start of the names of their local buffers. */
const pagesOfInbox = new Map<SettingsTable, string>([
  [glossarySettings, "glossary"],
  [proposalSettings, "payment"],
]);

interface SettingsEditorProps {
  table: SettingsTable;
  opened: OpenedEntry;
}

/** Form of the company's facts, or of the answer templates. */
export function SettingsEditor({ table, opened }: SettingsEditorProps) {
  return (
    <SettingsForm {...{ table, opened }} the="los ajustes" saved="Ajustes guardados correctamente">
      <div>
        <h1>Ajustes</h1>
        <p>{pages.find((page) => page.table === table)?.note}</p>
      </div>
      <nav className="bar__acts" aria-label="Ajustes">
        {pages.map(({ to, label, table: own }) => (
          <Link
            key={to}
            className="btn btn--line"
            to={to}
            aria-current={own === table ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
        <Link className="btn btn--line" to="/launch">
          Puesta en marcha
        </Link>
      </nav>
    </SettingsForm>
  );
}

interface SettingsFormProps extends SettingsEditorProps {
  /** Noun for messages, with its article: `la marca`. */
  the: string;
  /** Title of the toast after a save. */
  saved: string;
  /** The same in all renderings. */
  useHints?: UseHints;
  /** Preview of the site with the unsaved row. */
  Preview?: ComponentType<PlacedPreview & { form: Pick<Form, "row" | "locale"> }>;
  /** Heading of the page. */
  children: ReactNode;
}

/** Form of a settings table. It stays open after a save (K9). */
export function SettingsForm(props: SettingsFormProps) {
  const { table, opened, the, saved, useHints = useNoHints, Preview, children } = props;
  const unmounted = useUnmountSignal();
  const part = pagesOfInbox.get(table);
  const name = part ? `${table.table}.${part}` : table.table;
  const [session] = useState(() => new DraftSession(table, opened));
  const [calls] = useState(() => settingsCalls(table, () => unmounted.current.signal));
  const [isChoosing, setChoosing] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const preview = usePreviewOpen();
  const opener = useRef<HTMLButtonElement>(null);
  const form = useForm({
    table,
    buffer: `${name}:`,
    formerName: name,
    session,
    calls,
    autosaves: false,
    entry: undefined,
    the,
    onSubmit: () => void form.act(save),
  });
  const hints = useHints(form.row);
  const wanted = useSearchParams()[0].get("field");
  useEffect(() => {
    if (wanted) focusField(wanted);
  }, [wanted]);

  async function save() {
    await form.sync.save();
    if (session.clashes.length > 0) return setChoosing(true);
    session.markSaved();
    toast({ title: saved, text: session.isAcknowledged ? "" : "Queda algo sin guardar." });
  }

  /**
   * Puts an earlier state into the form, unsaved. Columns that it lacks, and those of other forms, stay as they are.
   * @param gone labels of fields whose picture is no longer stored
   */
  function restore(was: Columns, when: string, gone: readonly string[]) {
    const { row } = session;
    const names = Object.keys(was).filter((column) => !isSame(was[column], row[column]));
    const write = (columns: Columns) => {
      session.write(Object.fromEntries(names.map((column) => [column, columns[column]])));
      form.changed();
    };
    write(was);
    const missing = gone.map((label) => `«${label}»`).join(", ");
    const close = closableToast({
      ...(missing && { kind: "error" }),
      title: "Recuperado en el formulario",
      text: missing
        ? `Sin la imagen de ${missing}: ya no está en la biblioteca. Lo demás dice lo mismo que antes del ${when}.`
        : `Dice lo mismo que antes del ${when}. La web no cambia hasta que lo guardes.`,
      actions: [{ label: "Deshacer", onPress: () => write(row) }],
    });
    unmounted.current.signal.addEventListener("abort", close);
  }

  return (
    <>
      <div className="bar">
        {children}
        <div className="bar__acts">
          {Preview && (
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
          <button className="btn btn--line" type="button" onClick={() => setHistoryOpen(true)}>
            <Icon name="history" />
            Historial
          </button>
        </div>
      </div>
      <FormNotices {...form} />
      <div className={Preview && preview.open ? "beside--open" : undefined}>
        <FormFrame
          table={table}
          form={form}
          hints={hints}
          note={
            <SaveNote
              table={table}
              form={form}
              unchanged="Sin cambios"
              onChoose={() => setChoosing(true)}
              autosaves={false}
            />
          }
        />
        {Preview && preview.open && (
          <Preview
            form={form}
            beside={preview.beside}
            onClose={() => {
              // Close the modal first: it makes the page inert, so that nothing else can take the focus.
              flushSync(() => preview.set(false));
              opener.current?.focus();
            }}
          />
        )}
      </div>
      <FormQuestions form={form} />
      {isChoosing && session.clashes.length > 0 && (
        <ConflictDialog table={table} form={form} onClose={() => setChoosing(false)} />
      )}
      {isHistoryOpen && (
        <HistorySheet
          {...{ table, the }}
          onRestore={restore}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </>
  );
}

/** Moves to a field, or to the first one of a list. */
function focusField(name: string) {
  const field = [...document.querySelectorAll<HTMLInputElement>("main [name]")].find(
    (control) => control.name === name || control.name.startsWith(`${name}.`),
  );
  field?.focus();
  field?.scrollIntoView({ block: "center" });
}
