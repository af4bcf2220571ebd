import { Link } from "react-router";
import { EmptyState } from "~/components/empty-state";
import { PageHead } from "~/components/page-head";
import { OtherTour } from "~/features/tours/other-tour";
import { readTours } from "~/features/tours/queries.server";
import { TourList } from "~/features/tours/tour-list";
import { TourSpan } from "~/features/tours/tour-span";
import { messagesFor } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { negotiateLocale } from "~/i18n/negotiate";
import { appContext } from "~/lib/context";
import { headOf } from "~/seo/head";
import { toursHead } from "~/seo/pages/tours.server";
import type { Route } from "./+types/tours";

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = negotiateLocale(request);
  const app = context.get(appContext);
  const tours = await readTours(app, locale);
  return {
    messages: messagesFor(locale, "tours"),
    head: toursHead({ request, siteUrl: app.siteUrl }, tours),
    tours,
  };
}

export const meta = headOf;

export default function Tours({ loaderData: { tours } }: Route.ComponentProps) {
  const { t, href } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={t("tours.title")}>
        <p>
          <TourSpan tours={tours} />
        </p>
        <Link className="btn" to={href("/contact")} prefetch="intent">
          {t("tours.request")}
        </Link>
      </PageHead>
      {tours.length > 0 ? (
        <TourList tours={tours} />
      ) : (
        <div className="wrap pb-(--section)">
          <EmptyState text={t("tours.empty")} />
        </div>
      )}
      <OtherTour />
    </main>
  );
}
