import { Link } from "react-router";
import { tours } from "#content/types/tours.ts";
import { pageOf } from "#shared/paging.ts";
import { Icon } from "#shared/ui/icon.tsx";
import { appContext, languageContext } from "~/context";
import { redirectLegacyQuery } from "~/entries/legacy-query.server";
import { useCompany } from "~/entries/use-company";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { wordingContext } from "~/i18n/facts.server";
import type { SiteHandle } from "~/layout/layout";
import { listResponse } from "~/lists/list-response.server";
import { filterQuery, readTourFilter } from "~/lists/tour-filter.server";
import { readLinks } from "~/rich-text/read-links.server";
import { tourPath } from "~/seo/addresses";
import { headOf } from "~/seo/head";
import { readPage } from "~/seo/read-page.server";
import { EmptyState } from "~/ui/empty-state";
import { HydrationPart } from "~/ui/hydration-part";
import { PageHead } from "~/ui/page-head";
import { PageStyles } from "~/ui/page-styles";
import { Pagination } from "~/ui/pagination";
import { PastLastPage } from "~/ui/past-last-page";
import { SearchField } from "~/ui/search-field";
import type { Route } from "./+types/list";
import { readFilterView } from "./filter-view.server";
import { findTours } from "./found-tours.server";
import { toursHead } from "./head.server";
import { OtherTour } from "./other-tour";
import { readTourSpan, readTours } from "./queries.server";
import css from "./styles.css?inline";
import address from "./styles.css?url";
import { toListed } from "./tour.server";
import { renderTourDetails } from "./tour-details.server";
import { TourFilters } from "./tour-filters";
import { TourList } from "./tour-list";
import { TourSpan } from "./tour-span";

const styles = { id: "tours-styles", css: import.meta.env.SSR ? css : "", address };

export const handle: SiteHandle = { endsOn: "ground" };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const wording = context.get(wordingContext);
  const app = context.get(appContext);
  await redirectLegacyQuery({ url, context }, tours, "tour", tourPath);
  const at = pageOf(url.search) ?? 1;
  const { filter, invalid } = readTourFilter(url.search);
  const query = filterQuery(filter);
  const list = query ? await findTours(app, locale, filter, at) : await readTours(app, locale, at);
  const span = await readTourSpan(app, locale, query ? undefined : list);
  const filters = await readFilterView(app, wording, url.search);
  const resolveLink = await readLinks(
    app,
    locale,
    list.entries.map((tour) => [tour.fullDescription, tour.contentFormat]),
  );
  const page = readPage({ url, context }, "/tours", "tours", list);
  return listResponse({
    messages: {
      ...clientMessages(wording, "tours"),
      ...clientMessages(locale, "entries"),
      ...clientMessages(locale, "paging"),
    },
    head: toursHead({ url, context }, list, query !== "" || invalid.length > 0),
    list: {
      ...list,
      entries: list.entries.map((tour) =>
        toListed(tour, renderTourDetails(request, page, tour, resolveLink)),
      ),
    },
    span,
    filters,
    query,
  });
}

export const meta = headOf;
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Tours({
  loaderData: { list, span, filters, query },
}: Route.ComponentProps) {
  const { t, href } = useI18n();
  const departures = useCompany()?.lists.includes("departures");
  return (
    <main id="main" tabIndex={-1}>
      <PageStyles {...styles} />
      <PageHead title={t("tours.title")}>
        <p>
          <TourSpan span={span} />
        </p>
        <div className="links">
          <Link className="btn" to={href("/contact")} prefetch="intent">
            {t("tours.request")}
          </Link>
          {departures && (
            <Link className="more" to={href("/departures")} prefetch="intent">
              {t("nav.departures")} <Icon name="arrow" />
            </Link>
          )}
        </div>
        <SearchField />
      </PageHead>
      <TourFilters filters={filters} query={query} total={list.total} />
      {list.entries.length > 0 ? (
        // The key closes an open itinerary when the list changes.
        <TourList key={`${query} ${list.page}`} tours={list.entries} />
      ) : (
        <div className="wrap wrap--last">
          {list.page > list.pages ? (
            <PastLastPage path="/tours" query={query} pages={list.pages} />
          ) : query ? (
            <EmptyState text={t("tours.none")}>
              <Link className="btn" to={href("/tours")} prefetch="intent">
                {t("tours.none.back")}
              </Link>
            </EmptyState>
          ) : (
            <EmptyState text={t("tours.empty")} />
          )}
        </div>
      )}
      <Pagination path="/tours" query={query} list={list} />
      <HydrationPart>
        <OtherTour />
      </HydrationPart>
    </main>
  );
}
