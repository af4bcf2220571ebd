import { type ReactNode, useId, useLayoutEffect } from "react";
import type { Table } from "#content/define.ts";
import { isLocale } from "#shared/locales.ts";
import { markDocument } from "#shared/mark-document.ts";
import { FormProvider } from "../fields/form-context";
import { FormFields } from "./form-fields";
import { LanguageTabs, tabId } from "./language-tabs";
import { SaveNote } from "./save-note";
import type { Form } from "./use-form";

interface FormFrameProps {
  table: Pick<Table, "fields" | "form" | "rules">;
  form: Form;
  /** Element beside the save button, such as a cancel link. */
  cancel?: ReactNode;
  /** Note in the save bar while nothing is changed; `Sin cambios` by default. */
  unchanged?: string | undefined;
  hints?: Partial<Record<string, string>>;
}

/** A form: language tabs, the declared fields, and the save bar. */
export function FormFrame({ table, form, cancel, unchanged, hints }: FormFrameProps) {
  const { row, locale, problems, saving } = form;
  const panelId = useId();
  // Styles place toasts above the save bar.
  useLayoutEffect(() => markDocument("saveBar"), []);
  const wrong = Object.keys(problems).flatMap((path) => path.split(".").filter(isLocale));

  return (
    <FormProvider value={form.context}>
      <form className="formgrid" noValidate ref={form.element} onSubmit={form.onSubmit}>
        <div className="formgrid__main">
          <LanguageTabs {...{ table, row, locale, wrong, panelId }} onChoose={form.setLocale} />
          <div id={panelId} role="tabpanel" aria-labelledby={tabId(locale)}>
            <FormFields {...{ table, form, hints }} aside={false} />
          </div>
        </div>
        <aside>
          <FormFields {...{ table, form, hints }} aside />
        </aside>
        <div className="save">
          <SaveNote form={form} unchanged={unchanged ?? "Sin cambios"} />
          <div className="bar__acts">
            {cancel}
            <button className="btn" type="submit" aria-busy={saving || undefined}>
              {saving ? "Guardando..." : "Guardar"}
            </button>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
