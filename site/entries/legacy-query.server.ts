import { redirect } from "react-router";
import { isSlug } from "#shared/slug.ts";
import { appContext, languageContext } from "~/context";
import { localizePath } from "~/i18n/paths";
import type { HeadInput } from "~/seo/read-page.server";
import { redirectFormerSlug } from "./former-slug.server";

/**
 * Redirects former links to an entry in its list (`/tours?tour=slug`) to the entry's page.
 * @throws {Response} 301 if such an entry exists
 */
export async function redirectLegacyQuery(
  input: HeadInput,
  table: "tours" | "destinations",
  parameter: "tour" | "destination",
  pathOf: (slug: string) => string,
): Promise<void> {
  const slug = input.url.searchParams.get(parameter);
  if (!slug || !isSlug(slug)) return;
  const { supabase, log } = input.context.get(appContext);
  const { prefix } = input.context.get(languageContext);
  const { data, error } = await supabase.from(table).select("slug").eq("slug", slug).maybeSingle();
  if (error) log.error("named entry not read", { table, error: error.message });
  if (!data) return redirectFormerSlug(input.context, table, slug, pathOf);
  throw redirect(localizePath(pathOf(slug), prefix), 301);
}
