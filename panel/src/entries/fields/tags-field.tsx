import { FieldError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { type Tags, takeTags } from "../draft/tags";
import { MoveButtons } from "../drag/move-buttons";
import { moved } from "../drag/use-sortable";
import type { FieldProps } from "./field-props";
import { useLeave } from "./use-leave";

/** Tags as chips. Enter, a comma or leaving the field adds the typed text. */
export function TagsField({ field, name, value, problems, onChange }: FieldProps<"tags">) {
  const { tags, typed } = value;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const [said, setSaid] = useState("");
  const wrong = refused ?? problems[name];
  const change = (part: Partial<Tags>) => onChange((value) => ({ ...value, ...part }));

  function take(text: string, rest = "") {
    const { tags: next, left, problem } = takeTags({ tags, typed: text }, field);
    setRefused(problem);
    const added = next.slice(tags.length);
    if (added.length > 0) setSaid(`Añadida: ${added.join(", ")}`);
    change({ tags: next, typed: [left, rest].filter(Boolean).join(", ") });
  }
  function type(text: string) {
    setRefused(undefined);
    const comma = text.lastIndexOf(",");
    if (comma < 0) change({ typed: text });
    else take(text.slice(0, comma), text.slice(comma + 1).trimStart());
  }
  function remove(index: number) {
    setSaid(`Quitada: ${tags[index]}`);
    setRefused(undefined);
    change({ tags: tags.filter((_, at) => at !== index) });
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    // Keys that an input method (IME) handles.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      take(typed);
    }
    // Ignore key repeat: a held key would remove every tag.
    if (event.key === "Backspace" && !typed && !event.repeat && tags.length > 0)
      remove(tags.length - 1);
  }
  const leave = useLeave(() => typed && take(typed));

  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      {tags.length > 0 && (
        <ul className="tags" ref={list}>
          {tags.map((tag, index) => (
            <li className="tag" key={tag}>
              <span>{tag}</span>
              {tags.length > 1 && (
                <MoveButtons
                  axis="x"
                  what={`la etiqueta ${tag}`}
                  index={index}
                  total={tags.length}
                  onMove={(from, to) => change({ tags: moved(tags, from, to) })}
                />
              )}
              <button
                className="act act--del"
                type="button"
                aria-label={`Quitar la etiqueta ${tag}`}
                onClick={() => {
                  remove(index);
                  // Focus the tag that took its place, or the input.
                  requestAnimationFrame(() => {
                    const left = list.current?.querySelectorAll<HTMLElement>(".act--del");
                    (left?.[Math.min(index, left.length - 1)] ?? input.current)?.focus();
                  });
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        className="input"
        id={id}
        name={name}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-hint ${id}-error` : `${id}-hint`}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      <p className="hint" id={`${id}-hint`}>
        {field.hint}
      </p>
      <FieldError id={`${id}-error`} error={wrong} />
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
}
