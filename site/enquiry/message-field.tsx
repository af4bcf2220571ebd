import { useState } from "react";
import { useI18n } from "~/i18n/context";
import { FieldError, type FieldProps } from "./field";

const maximum = 2000;

/** As the schema counts. */
const lengthOf = (text: string) => [...text.trim()].length;

/** The message with its counter; nothing is cut off, so that a long letter can be shortened by hand. */
export function MessageField({
  name,
  label,
  error,
  value,
  onEdit,
}: Pick<FieldProps, "name" | "label" | "error" | "value" | "onEdit">) {
  const { t } = useI18n();
  const [length, setLength] = useState(lengthOf(value ?? ""));
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <p className="hint" id={`${name}-help`}>
        {t("contact.message.help")}
      </p>
      <textarea
        className="input"
        id={name}
        name={name}
        rows={7}
        required
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${name}-help ${name}-hint${error ? ` ${name}-error` : ""}`}
        onInput={(event) => {
          setLength(lengthOf(event.currentTarget.value));
          onEdit();
        }}
      />
      <p className="hint" id={`${name}-hint`}>
        <span>{t("contact.message.hint")}</span>
        <span className={length > maximum ? "hint__over" : undefined} aria-hidden="true">
          {length} / {maximum}
        </span>
      </p>
      <FieldError name={name} error={error} />
    </div>
  );
}
