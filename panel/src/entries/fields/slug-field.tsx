import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { entryAddress } from "#content/define.ts";
import { textIn } from "../draft/member-forms";
import { freeSlug, slugify } from "../draft/slug";
import { takenSlugs } from "../editor/taken-slugs";
import { SelectControl } from "./choice-fields";
import { Labelled, useFieldFrame } from "./field-frame";
import type { FieldProps } from "./field-props";
import { useEntry } from "./form-context";

/** Delay before the other slugs are queried. */
const debounceMs = 300;

const none: string[] = [];

export function SlugField(props: FieldProps<"slug">) {
  return props.field.options ? <FixedSlugField {...props} /> : <EditableSlugField {...props} />;
}

/** Slugs of other entries with this prefix. */
function useTakenSlugs(slug: string): readonly string[] {
  const { type, id } = useEntry();
  const { data = none } = useQuery({
    queryKey: [type.table, "slugs", slug, id],
    queryFn: () => takenSlugs(type, slug, id),
    enabled: slug !== "",
  });
  return data;
}

/** Address of an entry of a type with fixed addresses. Only one entry may have each. */
function FixedSlugField({ field, name, value, problems, onChange }: FieldProps<"slug">) {
  const isTaken = useTakenSlugs(value.text).includes(value.text);
  return (
    <SelectControl
      {...{ label: field.label, hint: field.admin?.hint, name, value: value.text }}
      error={problems[name] ?? (isTaken ? "Esta dirección ya la usa otra entrada" : undefined)}
      required
      empty={value.text ? undefined : "Sin indicar"}
      options={Object.entries(field.options ?? {}).map(([slug, { es }]) => [slug, es] as const)}
      onChange={(chosen) => onChange(() => ({ text: chosen, made: false }))}
    />
  );
}

/** Slug of an entry: generated from its name, kept unique, and editable. */
function EditableSlugField({ field, name, value, problems, onChange }: FieldProps<"slug">) {
  const { type, saved } = useEntry();
  const { text, made } = value;
  const debounced = useDebounced(text);
  const taken = useTakenSlugs(debounced);
  const collides = debounced === text && taken.includes(text);

  useEffect(() => {
    if (made && collides) onChange(({ text }) => ({ text: freeSlug(text, taken), made: true }));
  }, [made, collides, taken, onChange]);

  const address =
    // A fragment of a list cannot redirect to another one.
    type.site &&
    !type.site.onePage &&
    saved?.[type.visible] === true &&
    entryAddress(type.site, textIn(saved, name));
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
