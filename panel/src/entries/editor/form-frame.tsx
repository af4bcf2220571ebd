import { type ReactNode, useId, useLayoutEffect } from "react";
import type { Table } from "#content/define.ts";
import { isLocale } from "#shared/locales.ts";
import { markDocument } from "#shared/mark-document.ts";
import { FormProvider } from "../fields/form-context";
import { FormFields, LanguageTabs, tabId } from "./form-fields";
import type { Form } from "./use-form";

interface FormFrameProps {
  table: Pick<Table, "fields" | "form" | "rules">;
  form: Form;
  /** Elements beside the save button, such as a cancel link. */
  actions?: ReactNode;
  note: ReactNode;
  hints?: Partial<Record<string, string>>;
  /** Shows the values only, without a save button. */
  readOnly?: boolean;
}

/** A form: language tabs, the declared fields, and the save bar. */
export function FormFrame({ table, form, actions, note, hints, readOnly = false }: FormFrameProps) {
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
            <fieldset className="plain" disabled={readOnly}>
              <FormFields {...{ table, form, hints }} aside={false} />
            </fieldset>
          </div>
        </div>
        <aside>
          <fieldset className="plain" disabled={readOnly}>
            <FormFields {...{ table, form, hints }} aside />
          </fieldset>
        </aside>
        <div className="save">
          {note}
          <div className="bar__acts">
            {actions}
            {!readOnly && (
              <button className="btn" type="submit" aria-busy={saving || undefined}>
                {saving ? "Guardando..." : "Guardar"}
              </button>
            )}
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
