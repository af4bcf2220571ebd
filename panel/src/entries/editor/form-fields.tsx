import type { Field, Table } from "#content/define.ts";
import type { Draft, ObjectItem } from "../draft/values";
import { valueIn } from "../draft/values";
import { DerivedField } from "../fields/derived-field";
import { FieldControl } from "../fields/field-control";
import { FieldRows } from "../fields/field-rows";
import type { Form } from "./use-form";

type Named = readonly [name: string, field: Field];

interface Panel {
  key: string;
  /** Undefined for a field with its own panel, which has a heading already. */
  title: string | undefined;
  aside: boolean;
  fields: Named[];
}

/** Fields grouped by panel, in the order of the first field of each panel. */
function panelsOf({ fields, sections }: Pick<Table, "fields" | "sections">): Panel[] {
  const panels: Panel[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const section = field.section === undefined ? undefined : sections[field.section];
    const key = field.section ?? name;
    const existing = panels.find((panel) => panel.key === key);
    if (existing) existing.fields.push([name, field]);
    else
      panels.push({
        key,
        title: section?.title,
        aside: section?.aside === true,
        fields: [[name, field]],
      });
  }
  return panels;
}

const isRequired = ([, field]: Named) => "required" in field && field.required !== undefined;
const mayBeOptional = ([, field]: Named) => field.kind === "text" || field.kind === "choice";

interface FormFieldsProps {
  table: Pick<Table, "fields" | "sections">;
  form: Pick<Form, "draft" | "set" | "locale" | "problems">;
  aside: boolean;
  /** Hints by field name; they replace the declared ones. */
  hints?: Partial<Record<string, string>>;
}

/** All declared fields in their panels: those of the sidebar, or the others. */
export function FormFields({ table, form, aside, hints = {} }: FormFieldsProps) {
  const panels = panelsOf(table).filter((panel) => panel.aside === aside);
  return panels.map(({ key, title, fields }, at) => {
    const someRequired = fields.some(isRequired);
    const content = (
      <FieldRows fields={fields}>
        {(name, field) =>
          field.kind === "number" && field.derived ? (
            <DerivedField field={field} value={lengthOf(form.draft, field.derived.lengthOf)} />
          ) : (
            <FieldControl
              field={field}
              name={name}
              path={name}
              optional={someRequired && mayBeOptional([name, field]) && !isRequired([name, field])}
              hint={hints[name]}
              value={valueIn(form.draft, name, field)}
              locale={form.locale}
              problems={form.problems}
              set={form.set}
            />
          )
        }
      </FieldRows>
    );
    // The first panel is attached to the language tabs.
    const first = at === 0 && !aside;
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

function lengthOf(draft: Draft, list: string): number {
  return Math.max(1, (draft[list] as ObjectItem[]).length);
}
