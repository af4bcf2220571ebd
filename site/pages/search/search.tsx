import { data, Link } from "react-router";
import { pageOf } from "#shared/paging.ts";
import { appContext, languageContext } from "~/context";
import { clientMessages } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { wordingContext } from "~/i18n/facts.server";
import { headOf } from "~/seo/head";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { PageStyles } from "~/ui/page-styles";
import { Pagination } from "~/ui/pagination";
import { PastLastPage } from "~/ui/past-last-page";
import { SearchField } from "~/ui/search-field";
import type { Route } from "./+types/search";
import { searchHead } from "./head.server";
import { readSearchQuery, search } from "./queries.server";
import { ResultItem } from "./result-item";
import css from "./styles.css?inline";
import address from "./styles.css?url";

const styles = { id: "result-styles", css: import.meta.env.SSR ? css : "", address };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  const wording = context.get(wordingContext);
  const q = readSearchQuery(url.search);
  const outcome = await search(context.get(appContext), locale, q, pageOf(url.search) ?? 1);
  const answer = {
    messages: { ...clientMessages(wording, "search"), ...clientMessages(locale, "paging") },
    head: searchHead({ url, context }, q),
    q,
    outcome,
  };
  // Search queries are private: do not store them in caches.
  const headers = q ? { "cache-control": "no-store" } : undefined;
  return outcome.state === "busy"
    ? data(answer, { status: 429, headers: { ...headers, "retry-after": "2" } })
    : data(answer, { headers });
}

export const meta = headOf;
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Search({ loaderData: { q, outcome } }: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageStyles {...styles} />
      <PageHead title={t("search.title")}>
        <SearchField key={q} query={q} />
      </PageHead>
      <div className="wrap finds">
        {outcome.state === "found" ? (
          <>
            <p role="status" className="finds__count">
              {t.count("search.found", outcome.list.total)}{" "}
              {outcome.match === "all" ? null : (
                <span className="finds__note">{t(`search.${outcome.match}`)}</span>
              )}
            </p>
            {outcome.list.entries.length > 0 ? (
              <ol className="finds__list">
                {outcome.list.entries.map((result) => (
                  <ResultItem key={result.path} result={result} />
                ))}
              </ol>
            ) : (
              <PastLastPage path="/search" query={queryOf(q)} pages={outcome.list.pages} />
            )}
          </>
        ) : (
          <EmptyState text={t(`search.${outcome.state}`)} live={q !== ""}>
            <BrowseLinks />
          </EmptyState>
        )}
      </div>
      {outcome.state === "found" ? (
        <Pagination path="/search" query={queryOf(q)} list={outcome.list} />
      ) : null}
    </main>
  );
}

const queryOf = (q: string) => new URLSearchParams({ q }).toString();

function BrowseLinks() {
  const { t, href } = useI18n();
  return (
    <div className="finds__ways">
      <Link className="more" to={href("/tours")} prefetch="intent">
        {t("search.tours")}
      </Link>
      <Link className="more" to={href("/destinations")} prefetch="intent">
        {t("search.destinations")}
      </Link>
      <Link className="more" to={href("/blog")} prefetch="intent">
        {t("search.blog")}
      </Link>
    </div>
  );
}
