import { isBlank } from "../entries/draft/texts";
import type { TextPair } from "../translations/text-pairs";
import type { AskedText, Proposal } from "./proposals-query";

/** Texts of one call: the server allows some more. */
const batchLimits = { characters: 10_000, texts: 50 };

export const charactersOf = (texts: readonly AskedText[]): number =>
  texts.reduce((sum, { text }) => sum + [...text].length, 0);

/** Whether a proposal can be shown: it was neither taken nor written by hand. */
export const isOpen = (proposal: Proposal, { target }: Pick<TextPair, "target">): boolean =>
  proposal.accepted_at === null && proposal.text !== target;

/** Texts without a translation and without a proposal for their present Spanish text. */
export function missingTexts(
  pairs: readonly TextPair[],
  proposals: ReadonlyMap<string, Proposal>,
): AskedText[] {
  return pairs.flatMap(({ id, source, target, rich }) => {
    if (isBlank(source) || !isBlank(target)) return [];
    const proposal = proposals.get(id);
    if (proposal?.source === source && isOpen(proposal, { target })) return [];
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
