import { Activity } from "react";
import { Link } from "react-router";
import { EmptyState } from "~/components/empty-state";
import { ListEnd } from "~/components/list-end";
import { PageHead } from "~/components/page-head";
import { PagesNav } from "~/components/pages-nav";
import { OtherTour } from "~/features/tours/other-tour";
import { readTourSpan, readTours, tourPosition } from "~/features/tours/queries.server";
import { TourList } from "~/features/tours/tour-list";
import { TourSpan } from "~/features/tours/tour-span";
import { messagesFor } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { negotiateLocale } from "~/i18n/negotiate";
import { askedPage } from "~/lib/asked-page.server";
import { appContext } from "~/lib/context";
import { listAnswer } from "~/lib/list-answer.server";
import { pageSizes } from "~/lib/paging";
import { headOf } from "~/seo/head";
import { toursHead } from "~/seo/pages/tours.server";
import type { Route } from "./+types/tours";
import type { SiteHandle } from "./layout";

export const handle: SiteHandle = { endsOnGround: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = negotiateLocale(request);
  const app = context.get(appContext);
  const page = await askedPage(request, "tour", pageSizes.tours, (slug) => tourPosition(app, slug));
  const list = await readTours(app, locale, page);
  const span = await readTourSpan(app, locale, list);
  return listAnswer({
    messages: { ...messagesFor(locale, "tours"), ...messagesFor(locale, "pages") },
    head: toursHead({ request, siteUrl: app.siteUrl }, list),
    list,
    span,
  });
}

export const meta = headOf;
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Tours({ loaderData: { list, span } }: Route.ComponentProps) {
  const { t, href } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={t("tours.title")}>
        <p>
          <TourSpan span={span} />
        </p>
        <Link className="btn" to={href("/contact")} prefetch="intent">
          {t("tours.request")}
        </Link>
      </PageHead>
      {list.entries.length > 0 ? (
        // An itinerary that lies open belongs to its page of the list.
        <TourList key={list.page} tours={list.entries} />
      ) : (
        <div className="wrap pb-(--section)">
          {list.page > list.pages ? (
            <ListEnd path="/tours" pages={list.pages} />
          ) : (
            <EmptyState text={t("tours.empty")} />
          )}
        </div>
      )}
      <PagesNav path="/tours" list={list} />
      <Activity>
        <OtherTour />
      </Activity>
    </main>
  );
}
