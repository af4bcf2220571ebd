import { Activity, Suspense } from "react";
import { data } from "react-router";
import { appContext, languageContext } from "~/context";
import { FormStyles } from "~/enquiry/form-styles";
import { enquiryAction, enquiryPlace } from "~/enquiry/send-form.server";
import { askLinks } from "~/entries/ask-links.server";
import { redirectFormer } from "~/entries/former-slug.server";
import { entryMeta, MissingEntry } from "~/entries/missing-entry";
import { messagesFor } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { tourPath } from "~/seo/addresses";
import { readPage } from "~/seo/read-page.server";
import { DrawnMarkup } from "~/ui/drawn";
import { lazyNear } from "~/ui/lazy-near";
import { PageStyles } from "~/ui/page-styles";
import { Paragraphs } from "~/ui/paragraphs";
import { Part } from "~/ui/part";
import type { Route } from "./+types/tour";
import { Contents } from "./contents";
import { FactStrip } from "./fact-strip";
import { tourHead } from "./head.server";
import { readTourPage } from "./queries.server";
import { routeMap } from "./route-map/route-map.server";
import css from "./styles.css?inline";
import address from "./styles.css?url";
import { TourTop } from "./tour-top";

const styles = { id: "tour-styles", css: import.meta.env.SSR ? css : "", address };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const app = context.get(appContext);
  const whole = await readTourPage(app, params.slug, locale);
  // Search engines are to come again, and to keep what they know.
  if (whole === "unread") throw data(null, { status: 503 });
  if (!whole) {
    await redirectFormer(context, "tours", params.slug, tourPath);
    throw data(null, { status: 404 });
  }
  const { route, ...shown } = whole;
  const page = readPage({ url, context }, tourPath(whole.tour.slug), "tour");
  return {
    messages: {
      ...messagesFor(locale, "tour"),
      ...messagesFor(locale, "entries"),
      ...messagesFor(locale, "enquiry"),
    },
    head: tourHead(page, whole.tour),
    form: enquiryPlace({ url, context }),
    ask: askLinks(page, whole.tour.name),
    map: routeMap(request, route.days, { locale, countries: route.countries }),
    ...shown,
  };
}

export const action = (args: Route.ActionArgs) => enquiryAction(args, "#enquiry");

export const meta = (args: Route.MetaArgs) => entryMeta(args);

/** By far most of the page, and most of its program. */
const Lower = lazyNear("prices", () => import("./lower").then(({ Lower }) => Lower));

export default function Tour({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { tour, map, places, ask } = loaderData;
  return (
    <main id="main" tabIndex={-1} className="trip">
      <PageStyles {...styles} />
      <FormStyles />
      <TourTop tour={tour} ask={ask} />
      <Activity>
        <FactStrip tour={tour} />
        <Contents tour={tour} hasMap={map !== null} places={places} />
        <Part id="journey" title={t("tour.journey")}>
          <div className="trip__text">
            <Paragraphs text={tour.fullDescription} lang={tour.lang?.fullDescription} />
          </div>
        </Part>
        {map ? (
          <Part id="map" title={t("tour.map")}>
            <DrawnMarkup drawn={map} />
          </Part>
        ) : null}
      </Activity>
      <Suspense>
        <Lower {...loaderData} refused={actionData} />
      </Suspense>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingEntry error={error} />;
}
