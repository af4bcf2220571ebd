import { Activity } from "react";
import { Link } from "react-router";
import { pageSizes } from "#shared/paging.ts";
import { appContext, languageContext } from "~/context";
import { messagesFor } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { askedPage } from "~/lists/asked-page.server";
import { listAnswer } from "~/lists/list-answer.server";
import { headOf } from "~/seo/head";
import { EmptyState } from "~/ui/empty-state";
import { ListEnd } from "~/ui/list-end";
import { PageHead } from "~/ui/page-head";
import { PagesNav } from "~/ui/pages-nav";
import type { Route } from "./+types/destinations";
import { DestinationCard } from "./destination-card";
import { destinationsHead } from "./head.server";
import { destinationPosition, readDestinations } from "./queries.server";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const app = context.get(appContext);
  const page = await askedPage(url, "destination", pageSizes.destinations, (slug) =>
    destinationPosition(app, slug),
  );
  const list = await readDestinations(app, locale, page);
  return listAnswer({
    messages: { ...messagesFor(locale, "destinations"), ...messagesFor(locale, "pages") },
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
      <div className="wrap pb-(--section)">
        {list.entries.length > 0 ? (
          <div className="dests">
            {list.entries.map((destination, at) => (
              <Activity key={destination.slug}>
                <DestinationCard destination={destination} first={at === 0} />
              </Activity>
            ))}
          </div>
        ) : list.page > list.pages ? (
          <ListEnd path="/destinations" pages={list.pages} />
        ) : (
          <EmptyState text={t("destinations.empty")}>
            <Link className="btn" to={href("/contact")} prefetch="intent">
              {t("destinations.empty.contact")}
            </Link>
          </EmptyState>
        )}
      </div>
      <PagesNav path="/destinations" list={list} />
    </main>
  );
}
