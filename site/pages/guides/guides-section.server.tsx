import { renderStaticHtml } from "~/entries/render-static-html.server";
import { useI18n } from "~/i18n/context";
import type { PageContext } from "~/seo/page-context";
import type { StaticHtml } from "~/ui/static-html";
import type { GuideCardData } from "./guide.server";
import { GuideCards } from "./guide-cards.server";

/** Renders the guides of the list. */
export const renderGuides = (
  request: Request,
  page: PageContext,
  guides: readonly GuideCardData[],
): StaticHtml =>
  renderStaticHtml(request, "guide-cards", page, <GuideCards guides={guides} heading="h2" />);

/**
 * Renders «Quién te guía» for the story of the company; undefined without guides.
 * @param page with the messages `guidesBody`
 */
export function renderWhoGuides(
  request: Request,
  page: PageContext,
  guides: readonly GuideCardData[],
): StaticHtml | undefined {
  if (guides.length === 0) return undefined;
  return renderStaticHtml(request, "who-guides", page, <WhoGuides guides={guides} />);
}

function WhoGuides({ guides }: { guides: readonly GuideCardData[] }) {
  const { t, href } = useI18n();
  return (
    <section className="section" aria-labelledby="guides-title">
      <div className="wrap">
        <div className="head">
          <h2 id="guides-title">{t("guides.who")}</h2>
          <a className="more" href={href("/guides")}>
            {t("guides.all")}
          </a>
        </div>
        <GuideCards guides={guides} />
      </div>
    </section>
  );
}
