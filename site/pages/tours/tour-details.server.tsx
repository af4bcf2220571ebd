import { renderStaticHtml } from "~/entries/render-static-html.server";
import { ServiceList } from "~/entries/service-list";
import { useI18n } from "~/i18n/context";
import type { ResolveLink } from "~/rich-text/read-links.server";
import { RichText } from "~/rich-text/rich-text.server";
import type { PageContext } from "~/seo/page-context";
import type { StaticHtml } from "~/ui/static-html";
import type { Tour } from "./tour.server";

/** Renders the details of a tour's card as static HTML: description and services. */
export function renderTourDetails(
  request: Request,
  page: PageContext,
  tour: Tour,
  resolveLink: ResolveLink,
): StaticHtml {
  const more = <More tour={tour} resolveLink={resolveLink} />;
  return renderStaticHtml(request, `${tour.slug}-more`, page, more);
}

function More({ tour, resolveLink }: { tour: Tour; resolveLink: ResolveLink }) {
  const { t } = useI18n();
  const { lang } = tour;
  return (
    <>
      <div className="tour__full">
        <h3>{t("tours.journey")}</h3>
        <RichText
          text={tour.fullDescription}
          format={tour.contentFormat}
          resolveLink={resolveLink}
          lang={lang?.fullDescription}
        />
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
