import type { CSSProperties, KeyboardEvent } from "react";
import { type Field, type FormRow, isEdited, type Table } from "#content/define.ts";
import { formatColumn } from "#content/properties.ts";
import { type Locale, localeNames, locales } from "#shared/locales.ts";
import { completenessOf } from "../draft/completeness";
import { suggestedSlug } from "../draft/draft";
import { lowestPrice } from "../draft/lowest-price";
import { numberIn, numberText } from "../draft/parse-number";
import { type Columns, type Draft, type ObjectItem, valueIn } from "../draft/values";
import { FieldControl } from "../fields/field-control";
import { FieldRows } from "../fields/field-rows";
import { DerivedField } from "../fields/number-field";
import { tabId } from "./tab-id";
import type { Form } from "./use-form";

interface Panel {
  key: string;
  /** Undefined for a field with its own panel, which has a heading already. */
  title: string | undefined;
  aside: boolean;
  rows: readonly FormRow[];
}

/** Panels of a form: the declared ones, then one for each other field. */
function panelsOf({ fields, form = [] }: Pick<Table, "fields" | "form">): Panel[] {
  const named = new Set(
    form.flatMap((part) => (typeof part === "string" ? part : part.rows.flat())),
  );
  // Editors of rich texts set the format.
  const others = Object.keys(fields).filter((name) => !named.has(name) && name !== formatColumn);
  return [...form, ...others].map((part) =>
    typeof part === "string"
      ? { key: part, title: undefined, aside: false, rows: [part] }
      : { key: part.title, title: part.title, aside: part.aside === true, rows: part.rows },
  );
}

const isRequired = (field: Field) => "required" in field && field.required === true;
const mayBeOptional = ({ kind }: Field) => kind === "text" || kind === "choice";

interface FormFieldsProps {
  table: Pick<Table, "fields" | "form" | "rules">;
  form: Pick<Form, "draft" | "set" | "locale" | "problems">;
  aside: boolean;
  /** Whether language tabs are above the first panel. */
  hasTabs?: boolean;
  /** Hints by field name; they replace the declared ones. */
  hints?: Partial<Record<string, string>>;
}

/** All declared fields in their panels: those of the sidebar, or the others. */
export function FormFields(props: FormFieldsProps) {
  const { table, form, aside, hasTabs = true, hints = {} } = props;
  const panels = panelsOf(table).filter((panel) => panel.aside === aside);
  return panels.map(({ key, title, rows }, at) => {
    const fields = Object.fromEntries(
      rows.flat().flatMap((name) => {
        const field = table.fields[name];
        return field ? [[name, field]] : [];
      }),
    );
    const someRequired = Object.values(fields).some(isRequired);
    const content = (
      <FieldRows fields={fields} rows={rows}>
        {(name, field) => {
          const derived = derivedText(table, form.draft, field);
          if (derived !== undefined || !isEdited(field))
            return <DerivedField field={field} value={derived ?? ""} />;
          return (
            <FieldControl
              field={field}
              name={name}
              path={name}
              optional={someRequired && mayBeOptional(field) && !isRequired(field)}
              hint={hints[name]}
              min={minimumOf(table, form.draft, name)}
              suggestion={suggestedSlug(table, form.draft, name, form.locale)}
              value={valueIn(form.draft, name, field)}
              locale={form.locale}
              problems={form.problems}
              set={form.set}
            />
          );
        }}
      </FieldRows>
    );
    // The first panel is attached to the language tabs.
    const first = at === 0 && !aside && hasTabs;
    const className = first ? "panel panel__in panel--first" : "panel panel__in";
    if (title === undefined)
      return (
        <div className={className} key={key}>
          {content}
        </div>
      );
    return (
      <section className={className} aria-label={title} key={key}>
        {!first && !aside && <h2 className="panel__head">{title}</h2>}
        {content}
      </section>
    );
  });
}

/** Text of a value that the database derives; undefined if it is typed. */
function derivedText(
  { fields }: Pick<Table, "fields">,
  draft: Draft,
  field: Field,
): string | undefined {
  if (field.kind === "count")
    return String(Math.max(1, (draft[field.lengthOf] as ObjectItem[]).length));
  const lowest = field.kind === "money" ? lowestPrice(fields, draft, field) : undefined;
  return lowest === undefined ? undefined : numberText(lowest);
}

/** The other number of a rule, as typed, below which this one must not be; undefined if there is none. */
function minimumOf(
  { fields, rules = [] }: Pick<Table, "fields" | "rules">,
  draft: Draft,
  name: string,
): number | undefined {
  const least = rules.flatMap((rule) =>
    "atLeast" in rule && rule.atLeast === name ? [rule.than] : [],
  )[0];
  const field = least === undefined ? undefined : fields[least];
  if (least === undefined || field?.kind !== "number") return undefined;
  return Math.max(field.min, numberIn(valueIn(draft, least, field), field) ?? field.min);
}

interface LanguageTabsProps {
  table: Pick<Table, "fields">;
  row: Columns;
  locale: Locale;
  onChoose: (locale: Locale) => void;
  /** Languages with validation errors. */
  wrong: readonly string[];
  panelId: string;
}

/** Tabs ES, EN, FR with their completeness (H6). Arrow keys move between them. */
export function LanguageTabs({ table, row, locale, onChoose, wrong, panelId }: LanguageTabsProps) {
  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const at = locales.indexOf(locale);
    const target = { Home: 0, End: locales.length - 1 }[event.key] ?? at + (steps[event.key] ?? 0);
    if (target === at) return;
    event.preventDefault();
    const next = locales[(target + locales.length) % locales.length] ?? locale;
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  }
  return (
    <div className="tabs" role="tablist" aria-label="Idioma" onKeyDown={move}>
      {locales.map((option) => {
        const { done, total } = completenessOf(table, row, option);
        const complete = done === total;
        const share = total === 0 ? 100 : Math.round((done / total) * 100);
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
            <span
              className={complete ? "pie pie--ok" : "pie"}
              style={{ "--p": share } as CSSProperties}
              aria-hidden="true"
            />
            {option.toUpperCase()}
            <small>{complete ? "completo" : `${done} de ${total}`}</small>
            {wrong.includes(option) && <span className="tabs__wrong">con errores</span>}
          </button>
        );
      })}
    </div>
  );
}
