import { editedWords } from "@panel/texts/text-edits";
import type { TargetLocale } from "@panel/texts/text-words";
import type { TextsForm } from "@panel/texts/use-texts-form";
import { type TextPage, textsTarget } from "#content/texts/define.ts";
import type { ProposalPair } from "./missing";
import { ProposeMissing } from "./propose-missing";

interface TextProposalsProps {
  page: TextPage;
  language: TargetLocale;
  form: Pick<TextsForm, "rows" | "edits" | "setWords">;
  /** Keys that the form shows. */
  keys: readonly string[];
  /** Keys whose translation is behind. */
  pending: readonly string[];
}

/** Proposals for texts of the site. */
export function TextProposals(props: TextProposalsProps) {
  const { page, language } = props;
  return (
    <ProposeMissing
      {...textsTarget}
      language={language}
      title={page.label}
      pairs={sitePairs(props)}
    />
  );
}

/** Texts of a page whose translation a form shows. */
export const sitePairs = ({
  page,
  language,
  form,
  keys,
  pending,
}: TextProposalsProps): ProposalPair[] =>
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
