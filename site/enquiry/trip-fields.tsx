import { useLayoutEffect, useRef } from "react";
import { type StaticHtml, StaticHtmlBlock } from "~/ui/static-html";
import type { FormValues } from "./enquiry-form-data";

interface Props {
  content: StaticHtml;
  /** Values of an earlier form, which the content does not have. */
  values: FormValues | undefined;
  /** Ids of what the form is about, by field. */
  ids: Partial<Record<"tour_id" | "departure_id", string | undefined>>;
}

/** Optional details of the journey. What was typed stays when the language changes. */
export function TripFields({ content, values, ids }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const typed = useRef<Iterable<[string, unknown]>>(Object.entries(values ?? {}));

  // The content is another element in another language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content changes
  useLayoutEffect(() => {
    for (const [name, value] of typed.current) fill(fields.current, name, String(value));
  }, [content]);

  return (
    <div
      ref={fields}
      onInput={() => {
        const form = fields.current?.closest("form");
        if (form) typed.current = new FormData(form);
      }}
    >
      {Object.entries(ids).map(
        ([name, id]) => id && <input key={name} type="hidden" name={`trip.${name}`} value={id} />,
      )}
      <StaticHtmlBlock content={content} />
    </div>
  );
}

function fill(fields: HTMLDivElement | null, name: string, value: string) {
  if (!value || !name.startsWith("trip.")) return;
  const named = fields?.querySelectorAll<HTMLInputElement>(`[name="${name}"]:not([type="hidden"])`);
  for (const field of named ?? []) {
    if (field.type === "checkbox" || field.type === "radio") field.checked = field.value === value;
    else field.value = value;
    for (
      let box = field.closest("details");
      box;
      box = box.parentElement?.closest("details") ?? null
    )
      box.open = true;
  }
}
