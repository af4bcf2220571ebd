import { renderStaticHtml } from "~/entries/render-static-html.server";
import { ServiceList } from "~/entries/service-list";
import { useI18n } from "~/i18n/context";
import type { PageContext } from "~/seo/page-context";
import { Paragraphs } from "~/ui/paragraphs";
import type { StaticHtml } from "~/ui/static-html";
import type { Tour } from "./tour.server";

/** Renders the details of a tour's card as static HTML: description and services. */
export function renderTourDetails(request: Request, page: PageContext, tour: Tour): StaticHtml {
  return renderStaticHtml(request, `${tour.slug}-more`, page, <More tour={tour} />);
}

function More({ tour }: { tour: Tour }) {
  const { t } = useI18n();
  const { lang } = tour;
  return (
    <>
      <div className="tour__full">
        <h3>{t("tours.journey")}</h3>
        <Paragraphs text={tour.fullDescription} lang={lang?.fullDescription} />
      </div>
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
    </>
  );
}
