import { Activity } from "react";
import { Link } from "react-router";
import { EmptyState } from "~/components/empty-state";
import { ListEnd } from "~/components/list-end";
import { PageHead } from "~/components/page-head";
import { PagesNav } from "~/components/pages-nav";
import { DestinationCard } from "~/features/destinations/destination-card";
import { destinationPosition, readDestinations } from "~/features/destinations/queries.server";
import { messagesFor } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { negotiateLocale } from "~/i18n/negotiate";
import { askedPage } from "~/lib/asked-page.server";
import { appContext } from "~/lib/context";
import { listAnswer } from "~/lib/list-answer.server";
import { pageSizes } from "~/lib/paging";
import { headOf } from "~/seo/head";
import { destinationsHead } from "~/seo/pages/destinations.server";
import type { Route } from "./+types/destinations";

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = negotiateLocale(request);
  const app = context.get(appContext);
  const page = await askedPage(request, "destination", pageSizes.destinations, (slug) =>
    destinationPosition(app, slug),
  );
  const list = await readDestinations(app, locale, page);
  return listAnswer({
    messages: { ...messagesFor(locale, "destinations"), ...messagesFor(locale, "pages") },
    head: destinationsHead({ request, siteUrl: app.siteUrl }, list),
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
