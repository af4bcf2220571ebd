import { Activity } from "react";
import type { EnquiryPlace } from "~/enquiry/place";
import type { RefusedForm } from "~/enquiry/send-form.server";
import type { AskLinks } from "~/entries/ask-links.server";
import { ServiceList } from "~/entries/service-list";
import { useI18n } from "~/i18n/context";
import { Part } from "~/ui/part";
import { Days } from "./days";
import { Enquiry } from "./enquiry";
import { Places } from "./places";
import { PriceBox } from "./price-box";
import type { WholeTour } from "./queries.server";
import { Related } from "./related";

interface LowerProps extends Omit<WholeTour, "route"> {
  ask: AskLinks;
  form: EnquiryPlace;
  refused: RefusedForm | undefined;
}

/** What follows the introduction: days, prices, what is included, practical facts, the form, related entries. */
export function Lower({ tour, places, related, posts, ask, form, refused }: LowerProps) {
  const { t } = useI18n();
  const { included, excluded, lang } = tour;
  return (
    <>
      {tour.itinerary.length > 0 ? (
        <Activity>
          <Days days={tour.itinerary} />
        </Activity>
      ) : null}
      <Activity>
        <PriceBox tour={tour} />
        {included.length + excluded.length > 0 ? (
          <Part id="included" title={t("tour.services")}>
            <div className="trip__lists">
              <ServiceList
                title={t("entries.included")}
                services={included}
                icon="check"
                lang={lang?.included}
              />
              <ServiceList
                title={t("entries.excluded")}
                services={excluded}
                icon="minus"
                lang={lang?.excluded}
              />
            </div>
          </Part>
        ) : null}
        <Places places={places} />
      </Activity>
      <Activity>
        <Enquiry tour={tour} ask={ask} form={form} refused={refused} />
      </Activity>
      <Activity>
        <Related tours={related} posts={posts} />
      </Activity>
    </>
  );
}
