import { Activity } from "react";
import { data } from "react-router";
import { appContext, languageContext } from "~/context";
import { enquiryAction, enquiryPlace } from "~/enquiry/send-form.server";
import { askLinks } from "~/entries/ask-links.server";
import { redirectFormer } from "~/entries/former-slug.server";
import { entryMeta, MissingEntry } from "~/entries/missing-entry";
import { ServiceList } from "~/entries/service-list";
import { messagesFor } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { tourPath } from "~/seo/addresses";
import { readPage } from "~/seo/read-page.server";
import { Paragraphs } from "~/ui/paragraphs";
import { Part } from "~/ui/part";
import type { Route } from "./+types/tour";
import { Contents } from "./contents";
import { Days } from "./days";
import { Enquiry } from "./enquiry";
import { FactStrip } from "./fact-strip";
import { tourHead } from "./head.server";

import { Places } from "./places";
import { PriceBox } from "./price-box";
import { readTourPage } from "./queries.server";
import { Related } from "./related";
import { TourTop } from "./tour-top";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const app = context.get(appContext);
  const whole = await readTourPage(app, params.slug, locale);
  // Search engines are to come again, and to keep what they know.
  if (whole === "unread") throw data(null, { status: 503 });
  if (!whole) {
    await redirectFormer(context, "tours", params.slug, tourPath);
    throw data(null, { status: 404 });
  }
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
    ...whole,
  };
}

export const action = (args: Route.ActionArgs) => enquiryAction(args, "#enquiry");

export const meta = (args: Route.MetaArgs) => entryMeta(args);

export default function Tour({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { tour, places, related, posts, ask, form } = loaderData;
  const { lang } = tour;
  return (
    <main id="main" tabIndex={-1} className="trip">
      <TourTop tour={tour} ask={ask} />
      <Activity>
        <FactStrip tour={tour} />
        <Contents tour={tour} places={places} />
        <Part id="journey" title={t("tour.journey")} className="trip__journey">
          <div className="trip__text">
            <Paragraphs text={tour.fullDescription} lang={lang?.fullDescription} />
          </div>
        </Part>
      </Activity>
      {tour.itinerary.length > 0 ? (
        <Activity>
          <Days days={tour.itinerary} />
        </Activity>
      ) : null}
      <Activity>
        <PriceBox tour={tour} />
        {tour.included.length + tour.excluded.length > 0 ? (
          <Part id="included" title={t("tour.services")}>
            <div className="trip__lists">
              <ServiceList
                title={t("entries.included")}
                services={tour.included}
                icon="check"
                lang={lang?.included}
              />
              <ServiceList
                title={t("entries.excluded")}
                services={tour.excluded}
                icon="minus"
                lang={lang?.excluded}
              />
            </div>
          </Part>
        ) : null}
        <Places places={places} />
      </Activity>
      <Activity>
        <Enquiry tour={tour} ask={ask} form={form} refused={actionData} />
      </Activity>
      <Activity>
        <Related tours={related} posts={posts} />
      </Activity>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingEntry error={error} />;
}
