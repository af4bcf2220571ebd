import { reasonOf } from "@panel/backend/backend-error";
import { compare, type Difference, type ItemChange } from "@panel/entries/history/compare";
import { Differences } from "@panel/entries/history/difference-view";
import { formatDay } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { toast } from "@panel/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { ContentType } from "#content/index.ts";
import { defaultLocale, type Locale } from "#shared/locales.ts";
import { markUpToDate, type StaleField } from "./translations-query";

interface StaleNoticeProps {
  type: ContentType;
  id: string;
  language: Locale;
  stale: StaleField;
  /** Current Spanish text. */
  now: unknown;
  onKept: () => void;
}

/** Changes of a field's Spanish text since it was translated, with a button to keep the translation. */
export function StaleNotice({ type, id, language, stale, now, onKept }: StaleNoticeProps) {
  const { field, source, since } = stale;
  const element = useRef<HTMLDivElement>(null);
  const keep = useMutation({
    mutationFn: () => markUpToDate(type.table, id, language, field),
    onSuccess() {
      // The notice unmounts with the pressed button: focus the translation.
      element.current?.parentElement?.querySelector("textarea")?.focus();
      onKept();
    },
    onError: (error) => toast({ kind: "error", title: "No se pudo anotar", text: reasonOf(error) }),
  });
  const declared = type.fields[field];
  if (!declared) return null;
  const fields = { [field]: declared };
  const differences = inSpanish(compare({ fields }, { [field]: source }, { [field]: now }));

  return (
    <div className="stale" ref={element}>
      <p>
        <Icon name="warning" />
        El español ha cambiado el {formatDay(since)}, después de traducirlo.
      </p>
      <Differences differences={differences} />
      <button
        className="btn btn--line"
        type="button"
        aria-busy={keep.isPending || undefined}
        onClick={keep.isPending ? undefined : () => keep.mutate()}
      >
        La traducción sigue valiendo
      </button>
    </div>
  );
}

/** Differences without those of translations. */
function inSpanish(differences: readonly Difference[]): Difference[] {
  return differences.flatMap((difference): Difference[] => {
    const { locale, change } = difference;
    if (locale !== undefined && locale !== defaultLocale) return [];
    if (change.kind !== "items") return [difference];
    const items = change.items.flatMap((item): ItemChange[] => {
      if (item.is !== "changed") return [item];
      const left = inSpanish(item.differences);
      return left.length > 0 ? [{ ...item, differences: left }] : [];
    });
    return [{ ...difference, change: { ...change, items } }];
  });
}
