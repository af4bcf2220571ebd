import { Activity } from "react";
import { Link } from "react-router";
import { pageSizes } from "#shared/paging.ts";
import { appContext, languageContext } from "~/context";
import { messagesFor } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import type { SiteHandle } from "~/layout/layout";
import { askedPage } from "~/lists/asked-page.server";
import { listAnswer } from "~/lists/list-answer.server";
import { headOf } from "~/seo/head";
import { EmptyState } from "~/ui/empty-state";
import { ListEnd } from "~/ui/list-end";
import { PageHead } from "~/ui/page-head";
import { PagesNav } from "~/ui/pages-nav";
import type { Route } from "./+types/tours";
import { toursHead } from "./head.server";
import { OtherTour } from "./other-tour";
import { readTourSpan, readTours, tourPosition } from "./queries.server";
import { TourList } from "./tour-list";
import { TourSpan } from "./tour-span";

export const handle: SiteHandle = { endsOnGround: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const app = context.get(appContext);
  const page = await askedPage(url, "tour", pageSizes.tours, (slug) => tourPosition(app, slug));
  const list = await readTours(app, locale, page);
  const span = await readTourSpan(app, locale, list);
  return listAnswer({
    messages: { ...messagesFor(locale, "tours"), ...messagesFor(locale, "pages") },
    head: toursHead({ url, context }, list),
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
