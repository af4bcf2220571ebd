import { data, Link } from "react-router";
import { pathsOf } from "#content/slugs.ts";
import { destinations } from "#content/types/destinations.ts";
import { Icon } from "#shared/ui/icon.tsx";
import { appContext, languageContext } from "~/context";
import { ContactButtons } from "~/entries/contact-buttons";
import { contactLinks } from "~/entries/contact-links.server";
import { TourCards } from "~/entries/entry-card";
import { redirectFormerSlug } from "~/entries/former-slug.server";
import { entryMeta, MissingEntry } from "~/entries/missing-entry";
import { redirectOtherSlug, switchPaths } from "~/entries/slugs.server";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { wordingContext } from "~/i18n/facts.server";
import type { SiteHandle } from "~/layout/layout";
import { destinationPath } from "~/seo/addresses";
import { readPage } from "~/seo/read-page.server";
import { HydrationPart } from "~/ui/hydration-part";
import { PageSection } from "~/ui/page-section";
import { PageStyles } from "~/ui/page-styles";
import { StaticHtmlBlock } from "~/ui/static-html";
import css from "../tour/styles.css?inline";
import address from "../tour/styles.css?url";
import type { Route } from "./+types/destination";
import { renderBody } from "./body.server";
import { climateChart } from "./climate/climate.server";
import { toHeaderData } from "./destination-page.server";
import { DestinationTop } from "./destination-top";
import { destinationHead } from "./head.server";
import { readDestinationPage } from "./queries.server";

const styles = { id: "tour-styles", css: import.meta.env.SSR ? css : "", address };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const wording = context.get(wordingContext);
  const pageData = await readDestinationPage(context.get(appContext), params.slug, locale);
  // 503, so that search engines retry and keep the page.
  if (pageData === "unavailable") throw data(null, { status: 503 });
  if (!pageData) {
    await redirectFormerSlug({ url, context }, destinations, params.slug, destinationPath);
    throw data(null, { status: 404 });
  }
  const { destination, resolveLink, climate, tours, questions } = pageData;
  redirectOtherSlug({ url, context }, destination.slugs, params.slug, destinationPath);
  const paths = pathsOf(destination.slugs, destinationPath);
  const page = readPage({ url, context }, paths, ["destination", "destinationBody", "faq"]);
  return {
    messages: { ...clientMessages(wording, "destination"), ...clientMessages(locale, "entries") },
    head: destinationHead(page, destination, tours),
    ...switchPaths(paths),
    ask: contactLinks(page, destination.name),
    destination: toHeaderData(destination),
    body: renderBody(request, page, {
      destination,
      resolveLink,
      chart: climateChart(request, climate, locale),
      questions,
    }),
    tours,
  };
}

export const meta = (args: Route.MetaArgs) => entryMeta(args);

export const handle: SiteHandle = { endsOn: "wall" };

export default function Destination({ loaderData }: Route.ComponentProps) {
  const { t, href } = useI18n();
  const { destination, body, tours, ask, paths } = loaderData;
  return (
    <main key={paths?.es ?? destination.slug} id="main" tabIndex={-1} className="trip">
      <PageStyles {...styles} />
      <DestinationTop destination={destination} hasTours={tours.length > 0} />
      <StaticHtmlBlock content={body} />
      <HydrationPart>
        <PageSection id="tours" title={t("destination.tours")}>
          {tours.length > 0 ? <TourCards tours={tours} /> : <p>{t("destination.tours.none")}</p>}
          <p className="trip__all">
            <Link className="more" to={href("/tours")} prefetch="intent">
              {t("destination.tours.all")} <Icon name="arrow" />
            </Link>
          </p>
        </PageSection>
        <section className="trip__ask wall" aria-labelledby="ask-title">
          <div className="wrap trip__form">
            <div>
              <h2 id="ask-title">{t("destination.ask")}</h2>
              <p>{t("destination.ask.text")}</p>
            </div>
            <div className="trip__acts">
              <Link className="btn" to={href("/contact")} prefetch="intent">
                {t("destination.inquire")}
              </Link>
              <ContactButtons links={ask} name={destination.name} />
            </div>
          </div>
        </section>
      </HydrationPart>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingEntry error={error} />;
}
