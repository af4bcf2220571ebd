import { toast } from "@panel/ui/toaster";
import { Link, useLocation } from "react-router";
import { deskSettings, siteSettings } from "#content/settings.ts";
import type { Columns } from "../draft/values";
import { FormFrame } from "../editor/form-frame";
import { FormQuestions } from "../editor/form-questions";
import { RestoreDraft } from "../editor/restore-draft";
import { uploadsIn } from "../editor/uploads-in";
import { useForm } from "../editor/use-form";
import { readSettingsRow, type SettingsTable, saveSettings } from "./settings-table";

const pages = [
  {
    to: "/settings",
    label: "Empresa",
    table: siteSettings.table,
    note: "Lo que guardes se ve en la web al momento.",
  },
  {
    to: "/settings/answers",
    label: "Plantillas de respuesta",
    table: deskSettings.table,
    note: "Se ofrecen al responder a un mensaje, en el idioma de quien lo escribió.",
  },
];

interface SettingsEditorProps {
  table: SettingsTable;
  saved: Columns | undefined;
}

/** Form of a settings table. It stays open after a save (K9). */
export function SettingsEditor({ table, saved }: SettingsEditorProps) {
  const { pathname } = useLocation();
  const form = useForm({
    table,
    name: table.table,
    saved,
    entry: undefined,
    words: { the: "los ajustes", saved: "Ajustes guardados correctamente" },
    sendSave: (request) => saveSettings(table, request),
    onSaved: () => toast({ title: "Ajustes guardados correctamente", text: "" }),
    readStoredPictures: async () => uploadsIn(table, (await readSettingsRow(table)) ?? {}),
  });

  return (
    <>
      <div className="bar">
        <div>
          <h1>Ajustes</h1>
          <p>{pages.find(({ table: own }) => own === table.table)?.note}</p>
        </div>
        <nav className="bar__acts" aria-label="Ajustes">
          {pages.map(({ to, label, table: own }) => (
            <Link
              key={to}
              className="btn btn--line"
              to={to}
              aria-current={own === table.table ? "page" : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <RestoreDraft {...form} />
      <FormFrame table={table} form={form} />
      <FormQuestions form={form} the="los ajustes" address={pathname} />
    </>
  );
}
