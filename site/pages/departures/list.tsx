import { data, Link } from "react-router";
import { appContext, languageContext } from "~/context";
import { entryMeta, MissingEntry } from "~/entries/missing-entry";
import { useI18n } from "~/i18n/context";
import { PageHead } from "~/ui/page-head";
import { PageStyles } from "~/ui/page-styles";
import { StaticHtmlBlock } from "~/ui/static-html";
import type { Route } from "./+types/list";
import { renderBody } from "./body.server";
import { filterView, matches, readFilter } from "./filter.server";
import { departuresHead, departuresPage } from "./head.server";
import { readDepartures } from "./queries.server";
import css from "./styles.css?inline";
import address from "./styles.css?url";

const styles = { id: "departures-styles", css: import.meta.env.SSR ? css : "", address };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const all = await readDepartures(context.get(appContext), locale);
  // 503, so that search engines retry and keep the page.
  if (all === "unavailable") throw data(null, { status: 503 });
  const page = departuresPage({ url, context });
  const { t } = page;
  const read = readFilter(url.search);
  const filters = filterView(all, read, locale, t);
  const departures = all.filter((departure) => matches(departure, read.filter));
  return {
    head: departuresHead(page, departures, filters.isFiltered),
    text: t("departures.text"),
    contact: t("departures.contact"),
    body: renderBody(request, page, { departures, filters, hasAny: all.length > 0 }),
  };
}

export const meta = (args: Route.MetaArgs) => entryMeta(args);

export default function Departures({ loaderData: { body, text, contact } }: Route.ComponentProps) {
  const { t, href } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageStyles {...styles} />
      <PageHead title={t("nav.departures")}>
        <p>{text}</p>
        <Link className="more" to={href("/contact")} prefetch="intent">
          {contact}
        </Link>
      </PageHead>
      <StaticHtmlBlock content={body} />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingEntry error={error} />;
}
