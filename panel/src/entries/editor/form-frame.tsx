import { type ReactNode, useId, useLayoutEffect } from "react";
import { isTranslated } from "#content/columns.ts";
import type { Table } from "#content/define.ts";
import { isLocale } from "#shared/locales.ts";
import { markDocument } from "#shared/mark-document.ts";
import { FormProvider } from "../fields/form-context";
import { FormFields, LanguageTabs } from "./form-fields";
import { tabId } from "./tab-id";
import type { Form } from "./use-form";

interface FormFrameProps {
  table: Pick<Table, "fields" | "form" | "rules">;
  form: Form;
  /** Elements beside the save button, such as a cancel link. */
  actions?: ReactNode;
  note: ReactNode;
  hints?: Partial<Record<string, string>>;
  /** Element above the fields. */
  above?: ReactNode;
  /** Shows the values only, without a save button. */
  readOnly?: boolean;
}

const hasTranslations = ({ fields }: Pick<Table, "fields">) =>
  Object.values(fields).some(
    (field) =>
      isTranslated(field) || (field.kind === "array" && Object.values(field.of).some(isTranslated)),
  );

/** A form: language tabs, the declared fields, and the save bar. */
export function FormFrame(props: FormFrameProps) {
  const { table, form, actions, note, hints, above, readOnly = false } = props;
  const { row, locale, problems, saving } = form;
  const panelId = useId();
  const isInLanguages = hasTranslations(table);
  // Styles place toasts above the save bar.
  useLayoutEffect(() => markDocument("saveBar"), []);
  const wrong = Object.keys(problems).flatMap((path) => path.split(".").filter(isLocale));

  return (
    <FormProvider value={form.context}>
      <form className="formgrid" noValidate ref={form.element} onSubmit={form.onSubmit}>
        <div className="formgrid__main">
          {isInLanguages && (
            <LanguageTabs {...{ table, row, locale, wrong, panelId }} onChoose={form.setLocale} />
          )}
          <div
            id={panelId}
            {...(isInLanguages && { role: "tabpanel", "aria-labelledby": tabId(locale) })}
          >
            <fieldset className="plain" disabled={readOnly}>
              {above}
              <FormFields {...{ table, form, hints }} aside={false} hasTabs={isInLanguages} />
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
