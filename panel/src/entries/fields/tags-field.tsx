import { FieldError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { addTypedTags, type Tags } from "../draft/tags";
import { MoveButtons } from "../drag/moving";
import { moveItem } from "../drag/use-sortable";
import type { FieldProps } from "./field-props";
import { useDeferredBlur } from "./use-deferred-blur";

/** Tags as chips. Enter, a comma or leaving the field adds the typed text. */
export function TagsField({ field, name, value, problems, onChange }: FieldProps<"tags">) {
  const { tags, typed } = value;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  const wrong = refused ?? problems[name];
  const change = (part: Partial<Tags>) => onChange((value) => ({ ...value, ...part }));

  function add(text: string, rest = "") {
    const { tags: next, left, problem } = addTypedTags({ tags, typed: text }, field);
    setRefused(problem);
    const added = next.slice(tags.length);
    if (added.length > 0) setAnnouncement(`Añadida: ${added.join(", ")}`);
    change({ tags: next, typed: [left, rest].filter(Boolean).join(", ") });
  }
  function type(text: string) {
    setRefused(undefined);
    const comma = text.lastIndexOf(",");
    if (comma < 0) change({ typed: text });
    else add(text.slice(0, comma), text.slice(comma + 1).trimStart());
  }
  function remove(index: number) {
    setAnnouncement(`Quitada: ${tags[index]}`);
    setRefused(undefined);
    change({ tags: tags.filter((_, at) => at !== index) });
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    // Keys that an input method (IME) handles.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add(typed);
    }
    // Ignore key repeat: a held key would remove every tag.
    if (event.key === "Backspace" && !typed && !event.repeat && tags.length > 0)
      remove(tags.length - 1);
  }
  const blur = useDeferredBlur(() => typed && add(typed));

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
                  onMove={(from, to) => {
                    change({ tags: moveItem(tags, from, to) });
                    setAnnouncement(`${tag}, al puesto ${to + 1}`);
                  }}
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
        onBlur={blur}
      />
      <p className="hint" id={`${id}-hint`}>
        {field.admin?.hint}
      </p>
      <FieldError id={`${id}-error`} error={wrong} />
      <p className="sr" role="status">
        {announcement}
      </p>
    </div>
  );
}
