import { BackendError } from "@panel/backend/backend-error";
import { type DraftSummary, findDrafts } from "@panel/entries/drafts/read-drafts";
import { type ContentType, contentTypes } from "#content/index.ts";

/** Maximum number of displayed drafts. */
const rowLimit = 6;

export interface Unpublished {
  type: ContentType;
  draft: DraftSummary;
}

/**
 * Drafts of all types and the number of further ones. Failed publications come first, then the latest change.
 * @throws {BackendError}
 */
export async function readUnpublished(
  signal: AbortSignal,
): Promise<{ drafts: Unpublished[]; rest: number }> {
  const [failed, all] = await Promise.all(
    [findDrafts().not("problem", "is", null), findDrafts()].map(async (drafts) => {
      const { data, count, error, status } = await drafts.limit(rowLimit).abortSignal(signal);
      if (error) throw new BackendError(error, status);
      return { drafts: data, total: count ?? data.length };
    }),
  );
  const byId = new Map(
    [...(failed?.drafts ?? []), ...(all?.drafts ?? [])].map((draft) => [draft.id, draft]),
  );
  const drafts = Array.from(byId.values())
    .slice(0, rowLimit)
    .flatMap((draft) => {
      const type = contentTypes.find(({ table }) => table === draft.entry_type);
      return type ? [{ type, draft }] : [];
    });
  return { drafts, rest: (all?.total ?? 0) - drafts.length };
}
