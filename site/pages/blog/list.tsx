import { pageOf } from "#shared/paging.ts";
import { appContext, languageContext } from "~/context";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { wordingContext } from "~/i18n/facts.server";
import { listResponse } from "~/lists/list-response.server";
import { headOf } from "~/seo/head";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { Pagination } from "~/ui/pagination";
import { PastLastPage } from "~/ui/past-last-page";
import { SearchField } from "~/ui/search-field";
import type { Route } from "./+types/list";
import { categoriesOf } from "./blog-terms.server";
import { Categories } from "./categories";
import { blogHead } from "./head.server";
import { Journal } from "./journal";
import { readPosts } from "./queries.server";
import { readTerms } from "./terms.server";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const wording = context.get(wordingContext);
  const app = context.get(appContext);
  const terms = await readTerms(app, locale);
  const list = await readPosts(app, locale, pageOf(url.search) ?? 1, terms);
  return listResponse({
    messages: { ...clientMessages(wording, "blog"), ...clientMessages(locale, "paging") },
    head: blogHead({ url, context }, list),
    list,
    categories: categoriesOf(terms, locale),
  });
}

export const meta = headOf;
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Blog({ loaderData: { list, categories } }: Route.ComponentProps) {
  const { t, href } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={t("blog.title")}>
        <p>{t("blog.subtitle")}</p>
        <a className="more" href={href("/rss.xml")}>
          {t("blog.feed")}
        </a>
        <SearchField />
      </PageHead>
      <Categories categories={categories} />
      <div className="wrap wrap--last">
        {list.entries.length > 0 ? (
          <Journal posts={list.entries} />
        ) : list.page > list.pages ? (
          <PastLastPage path="/blog" pages={list.pages} />
        ) : (
          <EmptyState text={t("blog.empty")} />
        )}
      </div>
      <Pagination path="/blog" list={list} />
    </main>
  );
}
