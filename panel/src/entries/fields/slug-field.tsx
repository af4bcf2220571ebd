import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { textIn } from "../draft/member-forms";
import { freeSlug, slugify } from "../draft/slug";
import { takenSlugs } from "../editor/taken-slugs";
import { Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";
import { useEntry } from "./form-context";

/** Delay before the other slugs are queried. */
const debounceMs = 300;

const none: string[] = [];

/** Slug of an entry: generated from its name, kept unique, and editable. */
export function SlugField({ field, name, value, problems, onChange }: FieldProps<"slug">) {
  const { type, id, saved } = useEntry();
  const { text, made } = value;
  const debounced = useDebounced(text);
  const { data: taken = none } = useQuery({
    queryKey: [type.table, "slugs", debounced, id],
    queryFn: () => takenSlugs(type, debounced, id),
    enabled: debounced !== "",
  });
  const collides = debounced === text && taken.includes(text);

  useEffect(() => {
    if (made && collides) onChange(({ text }) => ({ text: freeSlug(text, taken), made: true }));
  }, [made, collides, taken, onChange]);

  const address =
    type.site && saved?.[type.visible] === true && `${type.site.path}/${textIn(saved, name)}`;
  const hint = address ? `Si la cambias, ${address} llevará a la nueva.` : field.admin?.hint;
  const collision = !made && collides ? "Esta dirección ya la usa otra entrada" : undefined;
  const {
    id: inputId,
    control,
    below,
  } = useFieldFrame({ hint, error: problems[name] ?? collision, required: true });
  return (
    <Labelled id={inputId} label={field.label}>
      <input
        className="input"
        {...control}
        name={name}
        value={text}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          onChange(() => ({ text: typed, made: false }));
        }}
        // Normalise `Mi Tour` to `mi-tour`.
        onBlur={() => {
          if (!made && slugify(text) !== text) onChange(() => ({ text: slugify(text), made }));
        }}
      />
      {below}
    </Labelled>
  );
}

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
