import { Suspense } from "react";
import { data, redirect } from "react-router";
import { pathsOf } from "#content/slugs.ts";
import { tours } from "#content/types/tours.ts";
import { appContext, languageContext } from "~/context";
import { FormStyles } from "~/enquiry/form-styles";
import { enquiryAction, enquiryFormData, sentQueryOf } from "~/enquiry/send-form.server";
import { contactLinks } from "~/entries/contact-links.server";
import { currentSlugs, redirectFormerSlug } from "~/entries/former-slug.server";
import { entryMeta, MissingEntry } from "~/entries/missing-entry";
import { redirectOtherSlug, slugFor, switchPaths } from "~/entries/slugs.server";
import { clientMessages } from "~/i18n/catalogue.server";
import { wordingContext } from "~/i18n/facts.server";
import { localizePath } from "~/i18n/paths";
import { tourPath } from "~/seo/addresses";
import { readPage } from "~/seo/read-page.server";
import { redirectTo } from "~/seo/redirect.server";
import { HydrationPart } from "~/ui/hydration-part";
import { lazyNearViewport } from "~/ui/lazy-near-viewport";
import { PageStyles } from "~/ui/page-styles";
import { StaticHtmlBlock } from "~/ui/static-html";
import { readAskedDeparture } from "../departures/queries.server";
import type { Route } from "./+types/tour";
import { renderBody } from "./body.server";
import { isOtherMonth, toTourEstimate } from "./estimate/tour-estimate.server";
import { tourHead } from "./head.server";
import { Places } from "./places";
import { isTourVisible, readTourPage } from "./queries.server";
import { Related } from "./related";
import { routeMap } from "./route-map/route-map.server";
import css from "./styles.css?inline";
import address from "./styles.css?url";
import { toHeaderData } from "./tour-page.server";
import { TourTop } from "./tour-top";

const styles = { id: "tour-styles", css: import.meta.env.SSR ? css : "", address };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { locale, prefix } = context.get(languageContext);
  const wording = context.get(wordingContext);
  const pageData = await readTourPage(context.get(appContext), params.slug, locale);
  // 503, so that search engines retry and keep the page.
  if (pageData === "unavailable") throw data(null, { status: 503 });
  if (!pageData) {
    const sentQuery = sentQueryOf(url);
    await redirectFormerSlug({ url, context }, tours, params.slug, tourPath);
    // The enquiry was stored, so show the thanks even if the tour is gone.
    if (sentQuery) throw redirect(localizePath(`/contact${sentQuery}`, prefix), 303);
    throw data(null, { status: 404 });
  }
  const { tour, route, places, departures, guides, resolveLink } = pageData;
  const { related, posts, questions, reviews } = pageData;
  redirectOtherSlug({ url, context }, tour.slugs, params.slug, tourPath);
  const paths = pathsOf(tour.slugs, tourPath);
  const page = readPage({ url, context }, paths, [
    "tour",
    "tourBody",
    "estimate",
    "departures",
    "guidesBody",
    "faq",
    "reviews",
  ]);
  const query = url.searchParams;
  const named = await readAskedDeparture(
    context.get(appContext),
    locale,
    query.get("departure") ?? "",
    { slug: tour.slug, shown: departures },
  );
  const departure = named && isOtherMonth(query, named) ? undefined : named;
  const estimate = toTourEstimate(page, tour, query, { departure });
  const map = routeMap(request, route.days, { locale, countries: route.countries });
  return {
    messages: {
      ...clientMessages(wording, "tour"),
      ...clientMessages(locale, "entries"),
      ...clientMessages(wording, "enquiry"),
    },
    head: tourHead(page, tour, departures),
    ...switchPaths(paths),
    form: {
      ...enquiryFormData({ request, url, context }, estimate.query),
      details: estimate.view?.rest,
    },
    ask: contactLinks(page, tour.name),
    tour: toHeaderData(tour),
    departure: departure && { id: departure.id, dates: departure.dates },
    body: renderBody(request, page, {
      ...{ tour, places, departures, guides, resolveLink, map, questions, reviews, estimate },
    }),
    places: places.map(({ slug, name, lang }) => ({ slug, name, lang })),
    related,
    posts,
  };
}

export async function action(args: Route.ActionArgs) {
  const answer = await enquiryAction(args, "#enquiry");
  const { context, params } = args;
  if (answer instanceof Response || (await isTourVisible(context.get(appContext), params.slug)))
    return answer;
  // The tour was renamed or hidden while the form was filled in. 307 repeats the POST at a page
  // that shows the errors.
  const current = await currentSlugs(context, tours, params.slug);
  return redirectTo(args, current ? tourPath(slugFor(args, current)) : "/contact", {
    status: 307,
  });
}

export const meta = (args: Route.MetaArgs) => entryMeta(args);

const Enquiry = lazyNearViewport("enquiry", () =>
  import("./enquiry").then(({ Enquiry }) => Enquiry),
);

export default function Tour({ loaderData, actionData }: Route.ComponentProps) {
  const { tour, departure, body, ask, form, places, related, posts, paths } = loaderData;
  return (
    // The key remounts the page for another tour; its form must not wait for this one's lazy chunk. In another language
    // of the same tour it stays, with what was typed.
    <main key={paths?.es ?? tour.slug} id="main" tabIndex={-1} className="trip">
      <PageStyles {...styles} />
      <FormStyles />
      <TourTop tour={tour} ask={ask} />
      <StaticHtmlBlock content={body} />
      <Places places={places} />
      <Suspense>
        <Enquiry tour={tour} departure={departure} ask={ask} form={form} refused={actionData} />
      </Suspense>
      <HydrationPart>
        <Related tours={related} posts={posts} />
      </HydrationPart>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingEntry error={error} />;
}
