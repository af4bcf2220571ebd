import type { Table } from "#content/define.ts";
import { formatColumn, richKindOf } from "#content/properties.ts";
import { type Locale, locales } from "#shared/locales.ts";
import { escapePlain } from "#shared/rich-text/serialize.ts";
import type { Texts } from "../entries/draft/texts";
import type { Draft } from "../entries/draft/values";

/** Draft whose rich texts may have marks. The plain texts of all languages are escaped, so that they show the same. */
export function markTexts({ fields }: Pick<Table, "fields">, draft: Draft): Draft {
  const escaped = Object.entries(fields).flatMap(([name, field]) => {
    if (!richKindOf(field)) return [];
    const texts = draft[name] as Texts;
    const all = locales.map((locale): [Locale, string] => [locale, escapePlain(texts[locale])]);
    return [[name, { ...texts, ...Object.fromEntries(all) }] as const];
  });
  return { ...draft, ...Object.fromEntries(escaped), [formatColumn]: "marked" };
}
