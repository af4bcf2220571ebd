import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { ContentType } from "#content/index.ts";
import type { PreviewLinkRow } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";

/** Validity of a link in days. */
export type Days = 1 | 7;

/** A valid link. Its address contains the token, which only its maker has seen. */
export type PreviewLink = Pick<PreviewLinkRow, "id" | "created_at" | "expires_at">;

/**
 * Links of an entry that have not expired, in the order of expiry.
 * @throws {BackendError}
 */
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

/**
 * Creates a link to the entry with its draft.
 * @returns its address
 * @throws {BackendError}
 */
export async function makeLink(
  { table }: ContentType,
  entry: string,
  { days, locale }: { days: Days; locale: Locale },
): Promise<string> {
  const created = await backend().rpc("make_preview_link", { type: table, entry, days });
  return `${location.origin}/${locale}/preview/${dataOf(created).token}`;
}

/**
 * Invalidates a link.
 * @throws {BackendError}
 */
export async function revokeLink(id: string): Promise<void> {
  dataOf(await backend().from("preview_links").delete().eq("id", id));
}
