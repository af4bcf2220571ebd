import { ProposalNote } from "@panel/translation-proposals/parts";
import { lazy, Suspense, useState } from "react";
import { isTranslated } from "#content/columns.ts";
import { AutoGrowTextarea } from "./auto-grow-textarea";
import { Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";
import { useSuggestions } from "./use-suggestions";

/** The field works without it, if it cannot be loaded. */
const RichTools = lazy(() =>
  import("@panel/rich/rich-tools").catch(() => ({ default: () => null })),
);

/** Rows from which a text area is the main content of its form. */
const longText = 10;

const inputTypes = {
  email: "email",
  url: "url",
  https: "url",
  time: "time",
  digits: "tel",
  timeZone: "text",
  color: "text",
  code: "text",
};

/** Text field; edits the current language if it is translated. */
export function TextField(props: FieldProps<"text">) {
  const { field, name, ariaLabel, optional, value, locale, problems, onChange } = props;
  const { rows, suggest, sample } = field.admin ?? {};
  const { hint = field.admin?.hint } = props;
  const translated = isTranslated(field);
  const language = translated ? locale : "es";
  const path = translated ? `${name}.${locale}` : name;
  const { id, control, below } = useFieldFrame({
    hint,
    error: problems[path],
    required: field.required && language === "es",
  });
  /** Element below the text area for the pictures of the text. */
  const [pictures, setPictures] = useState<HTMLElement | null>(null);
  const known = useSuggestions(suggest ? name : undefined);
  const suggestions = field.format === "timeZone" ? Intl.supportedValuesOf("timeZone") : known;
  const input = {
    ...control,
    name: path,
    lang: translated ? locale : undefined,
    "aria-label": ariaLabel,
    value: value[language],
    placeholder: language === "es" ? sample : value.es,
    onChange: (event: { currentTarget: { value: string } }) => {
      const typed = event.currentTarget.value;
      const text = field.format === "color" ? typed.toLowerCase() : typed;
      onChange((texts) => ({ ...texts, [language]: text }));
    },
  };
  return (
    <Labelled id={id} label={field.label} optional={optional} unlabelled={ariaLabel !== undefined}>
      {field.rich && (
        <div className="rich-frame">
          <Suspense>
            <RichTools
              textAreaId={id}
              {...{ field, name, value, language, problems, onChange, pictures }}
            />
          </Suspense>
        </div>
      )}
      {rows ? (
        <AutoGrowTextarea
          rows={rows}
          className={rows >= longText ? "input--tall" : ""}
          {...input}
        />
      ) : (
        <div className={field.format === "color" ? "color-field" : undefined}>
          <input
            className="input"
            type={field.format && inputTypes[field.format]}
            list={suggestions && `${id}-list`}
            // The browser's own autocomplete would cover the suggestions.
            autoComplete={suggestions && "off"}
            {...input}
          />
          {field.format === "color" && (
            <input
              className="color-input"
              type="color"
              aria-label={`Elegir: ${field.label}`}
              value={/^#[0-9a-f]{6}$/.test(value.es) ? value.es : sample}
              onChange={input.onChange}
            />
          )}
        </div>
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {field.rich === "full" && <div ref={setPictures} />}
      {below}
      <ProposalNote path={path} language={language} />
    </Labelled>
  );
}
