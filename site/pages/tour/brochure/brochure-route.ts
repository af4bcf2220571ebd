import { tours } from "#content/types/tours.ts";
import { isSlug } from "#shared/slug.ts";
import { appContext, languageContext } from "~/context";
import { redirectFormerSlug } from "~/entries/former-slug.server";
import { companyContext } from "~/entries/settings.server";
import { redirectOtherSlug } from "~/entries/slugs.server";
import { wordingContext } from "~/i18n/facts.server";
import { localizePath } from "~/i18n/paths";
import { absoluteUrl, brochurePath, tourPath } from "~/seo/addresses";
import type { Route } from "./+types/brochure-route";
import { pdfPolicy } from "./pdf-policy";
import { readBrochureTour } from "./queries.server";
import { brochureTranslate, toBrochure } from "./tour-brochure.server";

/** Retry-After if reading fails. */
const retryAfterSeconds = 10;

/** A tour's brochure as PDF, in the language of the request (J5). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const app = context.get(appContext);
  const { slug } = params;
  const wording = context.get(wordingContext);
  const t = brochureTranslate(wording);
  const say = (status: number, text: string, headers: Record<string, string> = {}) =>
    new Response(text, {
      status,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        ...headers,
      },
    });
  const missing = () => say(404, t("brochure.missing"));
  const later = (seconds: number) =>
    say(503, t("brochure.later"), { "retry-after": String(seconds) });
  if (!isSlug(slug)) return missing();

  const brochureTour = await readBrochureTour(app, slug, locale);
  if (brochureTour === "unavailable") return later(retryAfterSeconds);
  if (!brochureTour) {
    await redirectFormerSlug({ url, context }, tours, slug, brochurePath);
    return missing();
  }
  const { slugs } = brochureTour.tour;
  redirectOtherSlug({ url, context }, slugs, slug, brochurePath);
  const page = absoluteUrl(app.siteUrl, tourPath(slugs[locale]), locale);
  const key = localizePath(brochurePath(slug), locale);
  const company = context.get(companyContext);
  const pdf = await app.typesetBrochure(
    toBrochure(brochureTour, { wording, company, brand: app.brand, url: page }),
    key,
  );
  if (typeof pdf === "number") return later(pdf);
  if (!pdf) return missing();
  return new Response(pdf as BodyInit, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${slugs[locale]}-${locale}.pdf"`,
      "content-length": String(pdf.byteLength),
      "cache-control": "no-cache",
      "content-security-policy": pdfPolicy,
      // Search engines should index the page instead.
      link: `<${page}>; rel="canonical"`,
    },
  });
}
