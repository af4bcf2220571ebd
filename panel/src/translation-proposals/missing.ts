import type { RichKind } from "#shared/rich-text/types.ts";
import type { AskedText, Proposal } from "./proposals-query";

/** Texts of one call: the server allows some more. */
const batchLimits = { characters: 10_000, texts: 50 };

/** A Spanish text and its translation in a form. */
export interface ProposalPair {
  /** Path of its proposal. */
  id: string;
  /** Name of the field. */
  path: string;
  source: string;
  target: string;
  rich?: RichKind;
  /** Whether the translation is missing or, of a text of the site, behind. */
  isMissing: boolean;
  /**
   * Whether the form has an unsaved translation. Missing in forms whose draft is stored: there, a proposal is used for
   * good.
   */
  isTyped?: boolean;
  write: (text: string) => void;
}

export const charactersOf = (texts: readonly AskedText[]): number =>
  texts.reduce((sum, { text }) => sum + [...text].length, 0);

/** Whether a proposal can be shown: it was neither used nor written by hand. */
export const isOpen = (
  proposal: Proposal,
  { target, isMissing, isTyped }: Pick<ProposalPair, "target" | "isMissing" | "isTyped">,
): boolean =>
  proposal.text !== target && (isTyped === false ? isMissing : proposal.accepted_at === null);

/** Texts that need a translation and have no proposal for their present Spanish text. */
export function missingTexts(
  pairs: readonly ProposalPair[],
  proposals: ReadonlyMap<string, Proposal>,
): AskedText[] {
  return pairs.flatMap((pair) => {
    const { id, source, rich, isMissing } = pair;
    if (!isMissing) return [];
    const proposal = proposals.get(id);
    if (proposal?.source === source && isOpen(proposal, pair)) return [];
    return [{ path: id, text: source, ...(rich && { rich }) }];
  });
}

/** Splits texts into calls, in their order. A longer text has a call of its own. */
export function toCalls(texts: readonly AskedText[]): AskedText[][] {
  const calls: AskedText[][] = [];
  for (const text of texts) {
    const call = calls.at(-1);
    const fits =
      call !== undefined &&
      call.length < batchLimits.texts &&
      charactersOf([...call, text]) <= batchLimits.characters;
    if (fits) call.push(text);
    else calls.push([text]);
  }
  return calls;
}
