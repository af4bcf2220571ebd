import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isTranslated } from "#content/columns.ts";
import { entryAddress } from "#content/define.ts";
import { slugsOf } from "#content/slugs.ts";
import { defaultLocale } from "#shared/locales.ts";
import { freeSlug, slugIn, slugify, withSlugIn } from "../draft/slug";
import { slugTaken, takenSlugs } from "../editor/taken-slugs";
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
      error={problems[name] ?? (isTaken ? slugTaken : undefined)}
      required
      empty={value.text ? undefined : "Sin indicar"}
      options={Object.entries(field.options ?? {}).map(([slug, { es }]) => [slug, es] as const)}
      onChange={(chosen) => onChange(() => ({ text: chosen, made: false }))}
    />
  );
}

/** Slug of an entry in the form's language. The Spanish one is generated from the name, and kept unique. */
function EditableSlugField(props: FieldProps<"slug">) {
  const { field, name, value, suggestion, problems, onChange } = props;
  const { type, saved } = useEntry();
  const locale = isTranslated(field) ? props.locale : defaultLocale;
  const isSpanish = locale === defaultLocale;
  const path = isSpanish ? name : `${name}.${locale}`;
  const text = slugIn(value, locale);
  const isMade = isSpanish && value.made;
  const debounced = useDebounced(text);
  const taken = useTakenSlugs(debounced);
  const collides = debounced === text && taken.includes(text);
  const takenLikeSuggestion = useTakenSlugs(useDebounced(suggestion ?? ""));
  const free = suggestion && freeSlug(suggestion, takenLikeSuggestion);

  useEffect(() => {
    if (isMade && collides)
      onChange((slug) => ({ ...slug, text: freeSlug(slug.text, taken), made: true }));
  }, [isMade, collides, taken, onChange]);

  const edit = (typed: string) => onChange((slug) => withSlugIn(slug, locale, typed));
  const address =
    // A fragment of a list cannot redirect to another one.
    type.site &&
    !type.site.onePage &&
    saved?.[type.visible] === true &&
    entryAddress(type.site, slugsOf(saved)[locale]);
  const redirect = address
    ? `Si la cambias, ${isSpanish ? "" : `/${locale}`}${address} llevará a la nueva.`
    : field.admin?.hint;
  const fallback = isSpanish || text ? undefined : "Si la dejas vacía, se usa la española.";
  const {
    id: inputId,
    control,
    below,
  } = useFieldFrame({
    hint: [fallback, redirect].filter(Boolean).join(" ") || undefined,
    error: problems[path] ?? (!isMade && collides ? slugTaken : undefined),
    required: isSpanish,
  });
  return (
    <Labelled id={inputId} label={field.label} optional={!isSpanish}>
      <input
        className="input"
        {...control}
        name={path}
        value={text}
        placeholder={isSpanish ? undefined : value.text}
        onChange={(event) => edit(event.currentTarget.value)}
        // Normalise `Mi Tour` to `mi-tour`.
        onBlur={() => {
          if (!isMade && slugify(text) !== text) edit(slugify(text));
        }}
      />
      {below}
      {free && (
        <button
          className="more more--plain"
          type="button"
          onClick={() => {
            edit(free);
            // The button disappears.
            document.getElementById(inputId)?.focus();
          }}
        >
          Usar «{free}»
        </button>
      )}
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
