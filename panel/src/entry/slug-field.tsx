import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { TextField } from "./fields";
import { takenSlugs } from "./queries";
import { freeSlug, slugify } from "./slug";
import type { EntryForm } from "./use-entry-form";

/** Milliseconds of quiet before the other entries are asked about. */
const quiet = 300;

interface SlugFieldProps<Draft extends { slug: string }> {
  form: EntryForm<Draft>;
  /** The Spanish name, which the slug is made of until somebody writes one. */
  name: string;
  hint?: string;
}

/** The entry's part of an address: made from the Spanish name, free, and open to change by hand. */
export function SlugField<Draft extends { slug: string }>(props: SlugFieldProps<Draft>) {
  const { form, name, hint } = props;
  const { slug } = form.draft;
  const made = form.madeSlug.current === slug;
  const wanted = made ? slugify(name) : slug;
  const settled = useSettled(wanted);
  const { data: taken = [] } = useQuery({
    queryKey: [form.kind.table, "slugs", settled],
    queryFn: () => takenSlugs(form.kind.table, settled, form.id),
    enabled: settled !== "",
  });
  const known = [...taken, ...form.takenSince.current];
  const free = settled === wanted ? freeSlug(wanted, known) : wanted;

  useEffect(() => {
    if (!made || free === slug) return;
    form.madeSlug.current = free;
    form.update({ slug: free } as Partial<Draft>);
  }, [made, free, slug, form.madeSlug, form.update]);

  const field = form.plain("slug" as never);
  const collision = !made && settled === slug && taken.includes(slug);
  return (
    <TextField
      label="Dirección en la web"
      hint={hint}
      {...field}
      error={field.error ?? (collision ? "Esta dirección ya la usa otra entrada" : undefined)}
      onBlur={() => {
        // `Mi Tour` is what was meant by `mi-tour`.
        if (!made && slugify(slug) !== slug) form.update({ slug: slugify(slug) } as Partial<Draft>);
      }}
    />
  );
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
