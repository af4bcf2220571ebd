import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { columnOf } from "#content/columns.ts";
import { contentTypes } from "#content/index.ts";
import { locales } from "#shared/locales.ts";
import { cacheTags } from "../backend/database/content-changes.ts";

const tables: readonly string[] = [
  ...contentTypes.map(({ table }) => table),
  "departures",
  "site_settings",
  "site_texts",
  "site_brand",
];

/** A payload contains a post in three languages twice (old and new row). */
const maxBodyBytes = 4 << 20;

/**
 * Receives Supabase's database webhooks, with `Authorization: Bearer SECRET`, so that changes are visible
 * at once if there are no other notifications.
 * https://supabase.com/docs/guides/database/webhooks
 */
export function contentWebhook(secret: string, tell: (changed: readonly string[]) => void) {
  return async (c: Context) => {
    const given = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    if (!equal(given, secret)) return c.json({ message: "Wrong secret" }, 401);
    if (Number(c.req.header("content-length")) > maxBodyBytes)
      return c.json({ message: "Too large" }, 413);
    const changed = changeOf(await c.req.json().catch(() => undefined));
    if (!changed) return c.json({ message: "Not a change of a table of the content" }, 400);
    tell(changed);
    return c.json({ changed });
  };
}

/** Compares hashes in constant time, which hides length and content. */
function equal(one: string, other: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

/** @returns undefined if the payload is no content change. */
function changeOf(body: unknown): string[] | undefined {
  const { table, record, old_record } = Object(body) as Record<string, unknown>;
  if (typeof table !== "string" || !tables.includes(table)) return undefined;
  const columns = locales.map((locale) => columnOf("slug", locale));
  const slugs = [record, old_record]
    .flatMap((row) => columns.map((column) => (Object(row) as Record<string, unknown>)[column]))
    .filter((slug) => typeof slug === "string");
  return cacheTags(table, slugs.length > 0 ? slugs : undefined);
}
