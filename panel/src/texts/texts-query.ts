import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { withSession } from "@panel/entries/editor/entry-calls";
import type {
  SaveTextsAnswer,
  SiteTextChange,
  SiteTextRow,
  SiteTextVersionRow,
} from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";

/** A request without response fails after this time. */
const timeoutMs = 30_000;

/** All rows of `site_texts`, also of keys that are no longer declared. */
export const textsQuery = {
  queryKey: ["site_texts"],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SiteTextRow[]> =>
    dataOf(await backend().from("site_texts").select("*").order("key").abortSignal(signal)),
};

/** Values of placeholders by language and name. */
export type FactValues = Record<Locale, Record<string, string>>;

/** Phrases of the facts that texts may mention. Without them, placeholders stay visible. */
export const factsQuery = {
  queryKey: ["facts"],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FactValues> => {
    const answer = await fetch("/facts", { signal });
    if (!answer.ok) throw new Error(`/facts: ${answer.status}`);
    return answer.json();
  },
};

/**
 * Saves texts, after the next sign-in if the session has ended.
 * @param operation the same id when a save without answer is repeated
 * @throws {BackendError}
 */
export const saveTexts = (
  changes: SiteTextChange[],
  operation: string,
  signal: AbortSignal,
): Promise<SaveTextsAnswer> =>
  withSession(signal, async () => {
    const request = backend().rpc("save_texts", { changes, operation });
    return dataOf(await request.abortSignal(AbortSignal.timeout(timeoutMs)));
  });

/** Earlier words of a text, the newest first. */
export const versionsQuery = (key: string) => ({
  queryKey: ["site_texts", "versions", key],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SiteTextVersionRow[]> =>
    dataOf(
      await backend()
        .from("site_text_versions")
        .select("*")
        .eq("key", key)
        .order("id", { ascending: false })
        .abortSignal(signal),
    ),
});

/** Earlier words of several texts, the oldest first. */
export const versionsOfTextsQuery = (keys: readonly string[]) => ({
  queryKey: ["site_texts", "versions", keys],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    dataOf(
      await backend()
        .from("site_text_versions")
        .select("key,was,recorded_at")
        .in("key", [...keys])
        .order("id")
        .abortSignal(signal),
    ),
});
