import { Icon } from "#shared/ui/icon.tsx";
import { ContactButtons } from "~/entries/contact-buttons";
import type { ContactLinks } from "~/entries/contact-links.server";
import { groupRange } from "~/entries/group-range";
import { ShareLink } from "~/entries/share-link";
import { useCompany } from "~/entries/use-company";
import { useI18n } from "~/i18n/context";
import { brochurePath, tourPath } from "~/seo/addresses";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Carousel } from "~/ui/carousel";
import { Paragraphs } from "~/ui/paragraphs";
import type { TourHeaderData } from "./tour-page.server";

/** Seven of twelve columns (`tour.css`). */
const sizes = "(min-width: 94rem) 760px, (min-width: 62rem) 51vw, 89vw";

/** Header of a tour's page: pictures, name, kind of trip, price, contact. */
export function TourTop({ tour, ask }: { tour: TourHeaderData; ask: ContactLinks }) {
  const { t, href } = useI18n();
  const company = useCompany();
  const { name, lang } = tour;
  return (
    <header className="trip__top wrap">
      <Breadcrumbs
        trail={[{ name: t("nav.tours"), path: "/tours" }]}
        here={name}
        lang={lang?.name}
      />
      <div className="trip__grid">
        <div className="trip__pics">
          <Carousel pictures={tour.pictures} name={name} sizes={sizes} eager />
        </div>
        <div className="trip__sum">
          {tour.featured ? <p className="badge badge--glow">{t("tour.popular")}</p> : null}
          <h1 lang={lang?.name}>{name}</h1>
          <p className="trip__kind">
            <Kind tour={tour} />
          </p>
          <Paragraphs
            className="trip__short"
            text={tour.shortDescription}
            lang={lang?.shortDescription}
          />
          <p className="trip__price">
            <span>{t("tour.from")}</span> <b>{tour.priceText}</b> <span>{t("tour.perPerson")}</span>
          </p>
          <div className="trip__acts">
            <a className="btn" href="#enquiry">
              {t("tour.inquire")}
            </a>
            <ContactButtons links={ask} name={name} />
          </div>
          <div className="trip__take">
            <p>
              <a
                className="more"
                href={href(brochurePath(tour.slug))}
                type="application/pdf"
                aria-label={t("tour.brochure.of", { name })}
              >
                <Icon name="print" /> {t("tour.brochure")}
              </a>
            </p>
            <ShareLink
              href={href(tourPath(tour.slug))}
              name={name}
              title={`${name} | ${company?.name ?? ""}`}
            />
          </div>
        </div>
      </div>
    </header>
  );
}

/** `Camping, 14 days, Namibia, 2–8 travellers` */
function Kind({ tour }: { tour: TourHeaderData }) {
  const { t } = useI18n();
  return (
    <>
      {tour.style ? `${tour.style}\u00a0· ` : null}
      {t.count("entries.days", tour.days)}
      {"\u00a0· "}
      <span lang={tour.lang?.destination}>{tour.destination}</span>
      {"\u00a0· "}
      <span>{t.count("entries.travellers", tour.maxGroup, { range: groupRange(tour) })}</span>
    </>
  );
}
