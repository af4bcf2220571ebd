import { useLayoutEffect, useRef, useState } from "react";
import { useI18n } from "~/i18n/context";
import { FieldError, type FieldProps } from "./field";

const maximum = 2000;

/** Counts code points, like the schema. */
const lengthOf = (text: string) => [...text.trim()].length;

/** Text typed before hydration. React would overwrite it with the initial text, unless that is empty. */
function typedBefore(id: string, initialMessage: string | undefined): string | undefined {
  if (import.meta.env.SSR || !initialMessage) return undefined;
  const field = document.querySelector<HTMLTextAreaElement>(`textarea#${id}`);
  return field?.defaultValue === initialMessage && field.value !== initialMessage
    ? field.value
    : undefined;
}

/** Message field with a counter. Text beyond the limit is not cut, so that the visitor can shorten it. */
export function MessageField({
  name,
  label,
  error,
  value,
  onEdit,
}: Pick<FieldProps, "name" | "label" | "error" | "value" | "onEdit">) {
  const { t } = useI18n();
  const field = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(lengthOf(value ?? ""));
  const [typed] = useState(() => typedBefore(name, value));
  useLayoutEffect(() => {
    if (!field.current || typed === undefined) return;
    field.current.value = typed;
    setLength(lengthOf(typed));
  }, [typed]);
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <p className="hint" id={`${name}-help`}>
        {t("contact.message.help")}
      </p>
      <textarea
        dir="auto"
        ref={field}
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
