import { dataOf } from "@panel/backend/backend-error";
import { backend, requestHeaders } from "@panel/backend/browser-client";
import { callSite } from "@panel/backend/call-site";
import { queryOptions } from "@tanstack/react-query";
import type { TranslatedType, TranslationProposalRow } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import type { RichKind } from "#shared/rich-text/types.ts";

/** A Spanish text for the translation service. */
export interface AskedText {
  /** `id` of its pair. */
  path: string;
  text: string;
  rich?: RichKind;
}

/** Entry whose texts are translated, or `textsTarget`. */
export interface ProposalTarget {
  type: TranslatedType;
  id: string;
  language: Locale;
}

export type Proposal = Pick<
  TranslationProposalRow,
  "path" | "source" | "text" | "provider" | "accepted_at"
>;

const keyOf = ({ type, id, language }: ProposalTarget) => ({
  entry_type: type,
  entry_id: id,
  language,
});

/** Proposals of an entry, or of all texts of the site, in a language. */
export const proposalsQuery = (target: ProposalTarget) =>
  queryOptions({
    queryKey: ["proposals", target.type, target.id, target.language],
    queryFn: async ({ signal }): Promise<Proposal[]> => {
      const rows = backend()
        .from("translation_proposals")
        .select("path,source,text,provider,accepted_at");
      return dataOf(await rows.match(keyOf(target)).abortSignal(signal));
    },
  });

/** @throws {BackendError} */
export async function discardProposal(target: ProposalTarget, path: string): Promise<void> {
  const rows = backend().from("translation_proposals").delete();
  dataOf(await rows.match({ ...keyOf(target), path }));
}

/**
 * Records that a proposal was taken over into the draft.
 * @throws {BackendError}
 */
export async function acceptProposal(target: ProposalTarget, path: string): Promise<void> {
  const { type, id, language } = target;
  dataOf(await backend().rpc("accept_proposal", { type, id, language, path }));
}

interface Answer {
  /** Paths with a new proposal. */
  proposed: string[];
  /** Paths without a good proposal. */
  refused: string[];
  /** Characters left in this month. */
  left: number;
  /** Reason why some texts have not been translated. */
  failure?: string;
}

/**
 * Has texts translated by the server's translation service. Without texts it only tells what is left of the month.
 * @throws {SiteError}
 */
export async function askForProposals(
  { type, id, language }: ProposalTarget,
  title: string,
  texts: readonly AskedText[],
): Promise<Answer> {
  const body = { type, id, language, title, texts };
  return callSite<Answer>("propose-translation", body, await requestHeaders());
}
