import type { ContentTypeOf } from "#content/define.ts";
import { slugColumnsOf } from "#content/properties.ts";
import { hasSlugIn, slugsOf } from "#content/slugs.ts";
import { isSlug } from "#shared/slug.ts";
import { appContext } from "~/context";
import type { HeadInput } from "~/seo/read-page.server";
import { redirectTo } from "~/seo/redirect.server";
import { redirectFormerSlug } from "./former-slug.server";
import { slugFor } from "./slugs.server";

/**
 * Redirects former links to an entry in its list (`/tours?tour=slug`) to the entry's page.
 * @throws {Response} 301 if such an entry exists
 */
export async function redirectLegacyQuery(
  input: HeadInput,
  type: ContentTypeOf<"tours" | "destinations">,
  parameter: "tour" | "destination",
  pathOf: (slug: string) => string,
): Promise<void> {
  const slug = input.url.searchParams.get(parameter);
  if (!slug || !isSlug(slug)) return;
  const { supabase, log } = input.context.get(appContext);
  const { table } = type;
  const { data, error } = await supabase
    .from(table)
    .select(slugColumnsOf(type).join() as "*")
    .or(hasSlugIn(type, slug))
    .maybeSingle();
  if (error) log.error("named entry not read", { table, error: error.message });
  if (!data) return redirectFormerSlug(input, type, slug, pathOf, parameter);
  throw redirectTo(input, pathOf(slugFor(input, slugsOf(data))), {
    status: 301,
    without: parameter,
  });
}
