import { Link } from "react-router";
import { destinations } from "#content/types/destinations.ts";
import { pageOf } from "#shared/paging.ts";
import { appContext, languageContext } from "~/context";
import { redirectLegacyQuery } from "~/entries/legacy-query.server";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { wordingContext } from "~/i18n/facts.server";
import { listResponse } from "~/lists/list-response.server";
import { destinationPath } from "~/seo/addresses";
import { headOf } from "~/seo/head";
import { EmptyState } from "~/ui/empty-state";
import { HydrationPart } from "~/ui/hydration-part";
import { PageHead } from "~/ui/page-head";
import { Pagination } from "~/ui/pagination";
import { PastLastPage } from "~/ui/past-last-page";
import type { Route } from "./+types/list";
import { DestinationCard } from "./destination-card";
import { destinationsHead } from "./head.server";
import { readDestinations } from "./queries.server";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const wording = context.get(wordingContext);
  const app = context.get(appContext);
  await redirectLegacyQuery({ url, context }, destinations, "destination", destinationPath);
  const list = await readDestinations(app, locale, pageOf(url.search) ?? 1);
  return listResponse({
    messages: {
      ...clientMessages(wording, "destinations"),
      ...clientMessages(locale, "entries"),
      ...clientMessages(locale, "paging"),
    },
    head: destinationsHead({ url, context }, list),
    list,
  });
}

export const meta = headOf;
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Destinations({ loaderData: { list } }: Route.ComponentProps) {
  const { t, href } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={t("destinations.title")}>
        <p>{t("destinations.subtitle")}</p>
      </PageHead>
      <div className="wrap wrap--last">
        {list.entries.length > 0 ? (
          <div className="dests">
            {list.entries.map((destination, at) => (
              <HydrationPart key={destination.slug}>
                <DestinationCard destination={destination} first={at === 0} />
              </HydrationPart>
            ))}
          </div>
        ) : list.page > list.pages ? (
          <PastLastPage path="/destinations" pages={list.pages} />
        ) : (
          <EmptyState text={t("destinations.empty")}>
            <Link className="btn" to={href("/contact")} prefetch="intent">
              {t("destinations.empty.contact")}
            </Link>
          </EmptyState>
        )}
      </div>
      <Pagination path="/destinations" list={list} />
    </main>
  );
}
