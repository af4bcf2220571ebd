import { regainSession } from "@panel/auth/regain-session";
import { dataOf, isRefused } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { ContentTable } from "#content/index.ts";
import type {
  EntryDraftRow,
  OpenedEntry,
  PublishAnswer,
  SaveDraftAnswer,
  ScheduleAnswer,
} from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import type { SaveCall } from "./draft-session";

/** A request without answer fails after this time. */
const timeoutMs = 30_000;

/** Repeats a request that was refused, after the next sign-in if the session has ended. */
export async function withSession<T>(signal: AbortSignal, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (isRefused(error) && (await regainSession(signal))) return request();
    throw error;
  }
}

/**
 * Calls of the database functions of drafts for one entry.
 * @param signal aborted when the form is gone, which no longer waits for a sign-in then
 */
export function entryCalls(type: ContentTable, id: string, signal: () => AbortSignal) {
  const entry = { type, id };
  type Functions =
    | "open_entry"
    | "save_draft"
    | "publish_entry"
    | "discard_draft"
    | "schedule_draft";
  const call = <Answer>(name: Functions, args: object = {}): Promise<Answer> =>
    withSession(signal(), async () => {
      const request = backend().rpc(name, { ...entry, ...args } as never);
      const answer = await request.abortSignal(AbortSignal.timeout(timeoutMs));
      return dataOf(answer) as Answer;
    });
  return {
    open: () => call<OpenedEntry>("open_entry"),
    save: (args: SaveCall) => call<SaveDraftAnswer>("save_draft", args),
    publish: (args: { seen: string; operation: string; language?: Locale; spanish?: string[] }) =>
      call<PublishAnswer>("publish_entry", args),
    discard: ({ etag }: EntryDraftRow) =>
      call<{ outcome: "discarded" | "changed" }>("discard_draft", { seen: etag }),
    schedule: (args: { seen: string; at: string | null }) =>
      call<ScheduleAnswer>("schedule_draft", args),
  };
}
