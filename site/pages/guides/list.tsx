import { data } from "react-router";
import { pageOf } from "#shared/paging.ts";
import { appContext, languageContext } from "~/context";
import { entryMeta, MissingEntry } from "~/entries/missing-entry";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { listResponse } from "~/lists/list-response.server";
import { readPage } from "~/seo/read-page.server";
import { PageHead } from "~/ui/page-head";
import { PageStyles } from "~/ui/page-styles";
import { Pagination } from "~/ui/pagination";
import { PastLastPage } from "~/ui/past-last-page";
import { StaticHtmlBlock } from "~/ui/static-html";
import type { Route } from "./+types/list";
import { renderGuides } from "./guides-section.server";
import { guidesHead } from "./head.server";
import { hasGuides, readGuides } from "./queries.server";
import css from "./styles.css?inline";
import address from "./styles.css?url";

const styles = { id: "guide-styles", css: import.meta.env.SSR ? css : "", address };

/** The guides; 404 until one is published. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const app = context.get(appContext);
  const list = await readGuides(app, locale, pageOf(url.search) ?? 1);
  if (list.total === 0)
    throw data(null, { status: (await hasGuides(app)) === "unavailable" ? 503 : 404 });
  const page = readPage({ url, context }, "/guides", "guidesBody", list);
  const { entries, ...paging } = list;
  return listResponse({
    messages: { ...clientMessages(locale, "guides"), ...clientMessages(locale, "paging") },
    head: guidesHead(page, list),
    list: { ...paging, entries: entries.map(({ slug }) => slug) },
    cards: renderGuides(request, page, entries),
  });
}

export const meta = (args: Route.MetaArgs) => entryMeta(args);
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Guides({ loaderData: { list, cards } }: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageStyles {...styles} />
      <PageHead title={t("guides.title")}>
        <p>{t("guides.subtitle")}</p>
      </PageHead>
      <div className="wrap wrap--last">
        {list.page > list.pages ? (
          <PastLastPage path="/guides" pages={list.pages} />
        ) : (
          <StaticHtmlBlock key={list.page} content={cards} />
        )}
      </div>
      <Pagination path="/guides" list={list} />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingEntry error={error} />;
}
