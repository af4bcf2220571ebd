import { Link } from "react-router";
import { EmptyState } from "~/components/empty-state";
import { PageHead } from "~/components/page-head";
import { DestinationCard } from "~/features/destinations/destination-card";
import { readDestinations } from "~/features/destinations/queries.server";
import { messagesFor } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { negotiateLocale } from "~/i18n/negotiate";
import { appContext } from "~/lib/context";
import { headOf } from "~/seo/head";
import { destinationsHead } from "~/seo/pages/destinations.server";
import type { Route } from "./+types/destinations";

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = negotiateLocale(request);
  const app = context.get(appContext);
  const destinations = await readDestinations(app, locale);
  return {
    messages: messagesFor(locale, "destinations"),
    head: destinationsHead({ request, siteUrl: app.siteUrl }, destinations),
    destinations,
  };
}

export const meta = headOf;

export default function Destinations({ loaderData: { destinations } }: Route.ComponentProps) {
  const { t, href } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={t("destinations.title")}>
        <p>{t("destinations.subtitle")}</p>
      </PageHead>
      <div className="wrap pb-(--section)">
        {destinations.length > 0 ? (
          <div className="dests">
            {destinations.map((destination, at) => (
              <DestinationCard key={destination.slug} destination={destination} first={at === 0} />
            ))}
          </div>
        ) : (
          <EmptyState text={t("destinations.empty")}>
            <Link className="btn" to={href("/contact")} prefetch="intent">
              {t("destinations.empty.contact")}
            </Link>
          </EmptyState>
        )}
      </div>
    </main>
  );
}
