import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { ContentType } from "#content/define.ts";
import type { PreviewLinkRow } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import type { Columns } from "../draft/values";

/** For how many days a link may show a draft. */
export type Days = 1 | 7;

/** A link that somebody may have. Its address is known to who made it alone. */
export type PreviewLink = Pick<PreviewLinkRow, "id" | "created_at" | "expires_at">;

/** Those of an entry that have not expired, the first to expire first. @throws {BackendError} */
export async function readLinks(
  { table }: ContentType,
  entry: string,
  signal: AbortSignal,
): Promise<PreviewLink[]> {
  const links = backend().from("preview_links").select("id,created_at,expires_at");
  const ofEntry = links.match({ entry_type: table, entry_id: entry });
  const valid = ofEntry.gt("expires_at", new Date().toISOString()).order("expires_at");
  return dataOf(await valid.abortSignal(signal));
}

/** Makes a link that shows the draft as it is now, and gives its address. @throws {BackendError} */
export async function makeLink(
  { table }: ContentType,
  entry: string,
  draft: Columns,
  { days, locale }: { days: Days; locale: Locale },
): Promise<string> {
  const made = await backend().rpc("make_preview_link", { type: table, entry, draft, days });
  return `${location.origin}/${locale}/preview/${dataOf(made).token}`;
}

/** From now on the link shows nothing. @throws {BackendError} */
export async function revokeLink(id: string): Promise<void> {
  dataOf(await backend().from("preview_links").delete().eq("id", id));
}
