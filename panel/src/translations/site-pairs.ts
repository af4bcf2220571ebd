import { editedWords } from "@panel/texts/text-edits";
import type { TargetLocale } from "@panel/texts/text-words";
import type { TextsForm } from "@panel/texts/use-texts-form";
import type { TextPage } from "#content/texts/define.ts";
import type { ProposalPair } from "../translation-proposals/missing";

interface SiteTexts {
  page: TextPage;
  language: TargetLocale;
  form: Pick<TextsForm, "rows" | "edits" | "setWords">;
  /** Keys that the form shows. */
  keys: readonly string[];
  /** Keys whose translation is behind. */
  pending: readonly string[];
}

/** Texts of a page, for proposals of their translations. */
export const sitePairs = ({ page, language, form, keys, pending }: SiteTexts): ProposalPair[] =>
  keys.flatMap((key) => {
    const text = page.texts[key];
    if (!text) return [];
    const [row, edit] = [form.rows.get(key), form.edits[key]];
    const source = editedWords(text, row, edit, "es");
    const isTyped = edit?.[language] !== undefined;
    return [
      {
        id: key,
        path: `${key}.${language}`,
        source,
        target: editedWords(text, row, edit, language),
        isMissing: pending.includes(key) && !isTyped && source.trim() !== "",
        isTyped,
        write: (words) => form.setWords(key, language, words),
      },
    ];
  });
