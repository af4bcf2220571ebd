import { entryFragment } from "#content/define.ts";
import { renderStaticHtml } from "~/entries/render-static-html.server";
import { useI18n } from "~/i18n/context";
import { tourPath } from "~/seo/addresses";
import type { PageContext } from "~/seo/page-context";
import { PageSection } from "~/ui/page-section";
import { Paragraphs } from "~/ui/paragraphs";
import type { StaticHtml } from "~/ui/static-html";
import type { ReviewedTour, ReviewWithTour } from "./queries.server";
import type { Review } from "./review.server";

/** Renders all reviews. */
export function renderBody(
  request: Request,
  page: PageContext,
  reviews: readonly ReviewWithTour[],
): StaticHtml {
  return renderStaticHtml(
    request,
    "reviews-body",
    page,
    <div className="wrap wrap--last">
      <ReviewList reviews={reviews} />
    </div>,
  );
}

function ReviewList({
  reviews,
}: {
  reviews: readonly (Review & { tour?: ReviewedTour | undefined })[];
}) {
  return (
    <ul className="quotes">
      {reviews.map((review) => (
        <li key={review.slug} id={entryFragment(review.slug)}>
          <Quote review={review} tour={review.tour} />
        </li>
      ))}
    </ul>
  );
}

function Quote({ review, tour }: { review: Review; tour: ReviewedTour | undefined }) {
  const { t, locale, href } = useI18n();
  const { shown, original, sourceUrl } = review;
  const source = review.source && t("reviews.source", { source: review.source });
  const langOf = (lang: string) => (lang === locale ? undefined : lang);
  return (
    <figure className="guest">
      <blockquote cite={sourceUrl}>
        <Paragraphs text={shown.text} lang={langOf(shown.lang)} />
      </blockquote>
      {review.isTranslated && (
        <div className="guest__translated">
          <span className="badge">{t("reviews.translated")}</span>
          {original && (
            <details>
              <summary>{t("reviews.original")}</summary>
              <blockquote cite={sourceUrl}>
                <Paragraphs text={original.text} lang={langOf(original.lang)} />
              </blockquote>
            </details>
          )}
        </div>
      )}
      <figcaption>
        <cite>{review.guest}</cite>
        {review.origin && <span lang={review.lang?.origin}>{review.origin}</span>}
        {tour && (
          <a href={href(tourPath(tour.slug))} lang={tour.lang}>
            {tour.name}
          </a>
        )}
        {review.travelled && <span>{t("reviews.travelled", { date: review.travelled })}</span>}
        {review.received && <span>{t("reviews.received", { date: review.received })}</span>}
        {sourceUrl && source ? (
          <a href={sourceUrl} rel="noopener nofollow">
            {source}
          </a>
        ) : (
          source && <span>{source}</span>
        )}
      </figcaption>
    </figure>
  );
}

/** Section of a tour's page, with how reviews are checked and a link to all. Nothing if there are none. */
export function ReviewSection({ reviews }: { reviews: readonly Review[] }) {
  const { t, href } = useI18n();
  if (reviews.length === 0) return null;
  return (
    <PageSection id="reviews" title={t("nav.reviews")}>
      <ReviewList reviews={reviews} />
      <p className="quotes__checked">{t("reviews.checked")}</p>
      <p className="trip__all">
        <a className="more" href={href("/reviews")}>
          {t("reviews.all")}
        </a>
      </p>
    </PageSection>
  );
}
