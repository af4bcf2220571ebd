import { EnquiryForm } from "~/enquiry/enquiry-form";
import type { AskedDeparture, EnquiryFormData } from "~/enquiry/enquiry-form-data";
import type { RefusedForm } from "~/enquiry/send-form.server";
import { ContactButtons } from "~/entries/contact-buttons";
import type { ContactLinks } from "~/entries/contact-links.server";
import { useI18n } from "~/i18n/context";
import { tourPath } from "~/seo/addresses";
import type { TourHeaderData } from "./tour-page.server";

interface EnquiryProps {
  tour: TourHeaderData;
  departure: AskedDeparture | undefined;
  ask: ContactLinks;
  form: EnquiryFormData;
  refused: RefusedForm | undefined;
}

/**
 * The enquiry form, prefilled with the tour's name (G2). A form that is sent without JavaScript keeps the departure in its
 * address, in case it is refused.
 */
export function Enquiry({ tour, departure, ask, form, refused }: EnquiryProps) {
  const { t, href } = useI18n();
  return (
    <section id="enquiry" className="trip__ask wall" aria-labelledby="enquiry-title">
      <div className="wrap trip__form">
        <div>
          <h2 id="enquiry-title">{t("tour.enquiry")}</h2>
          <p>{t("tour.enquiry.text")}</p>
          <ContactButtons links={ask} name={tour.name} />
        </div>
        <EnquiryForm
          action={`${href(tourPath(tour.slug))}${departure ? `?departure=${departure.id}` : ""}#enquiry`}
          tour={departure ? `${tour.name} (${departure.dates})` : tour.name}
          tourId={tour.id}
          departure={departure}
          refused={refused}
          data={form}
        />
      </div>
    </section>
  );
}
