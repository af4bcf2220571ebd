import type { ContentType } from "#content/index.ts";
import type { Locale } from "#shared/locales.ts";
import { isBlank } from "../entries/draft/texts";
import type { Draft, Value } from "../entries/draft/values";
import { textPairsOf } from "../translations/text-pairs";
import type { ProposalPair } from "./missing";
import { ProposeMissing } from "./propose-missing";

interface FormProposalsProps {
  type: ContentType;
  id: string;
  language: Locale;
  title: string;
  draft: Draft;
  set: (name: string, change: (value: Value) => Value) => void;
  /** Stores the draft: the server translates texts of known entries only. */
  saveDraft: () => Promise<unknown>;
  /** Whether the form shows alternative texts of pictures. */
  hasPictureTexts: boolean;
}

/** Proposals for the texts of an entry's draft. */
export function FormProposals(props: FormProposalsProps) {
  const { type, id, language, title, saveDraft } = props;
  const target = { type: type.table, id, language };
  return <ProposeMissing {...target} title={title} pairs={entryPairs(props)} prepare={saveDraft} />;
}

/** Texts of a draft. Its picture texts are left out if the form does not show them. */
export const entryPairs = ({
  type,
  draft,
  language,
  set,
  hasPictureTexts,
}: Pick<
  FormProposalsProps,
  "type" | "draft" | "language" | "set" | "hasPictureTexts"
>): ProposalPair[] =>
  textPairsOf(type, draft, language).flatMap(({ field, pairs }) =>
    pairs
      .filter(({ picture }) => hasPictureTexts || !picture)
      .map(({ id, path, source, target, rich, write }) => ({
        ...{ id, path, source, target, rich },
        isMissing: !isBlank(source) && isBlank(target),
        write: (text) => set(field, (value) => write(value, text)),
      })),
  );
