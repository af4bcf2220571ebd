import { Link } from "react-router";
import { type ListPage, offeredPages, pageQuery } from "#shared/paging.ts";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";

interface PaginationProps {
  /** Bare path. */
  path: string;
  /** Query shared by all pages of the list, such as `q=delta`. */
  query?: string;
  list: Pick<ListPage<unknown>, "page" | "pages">;
}

/** Links to the other pages of a list; nothing if there is only one. */
export function Pagination({ path, query, list: { page, pages } }: PaginationProps) {
  const { t, href } = useI18n();
  if (pages === 1) return null;
  const to = (target: number) => href(path + pageQuery(target, query));
  return (
    <nav className="wrap pages" aria-label={t("paging")}>
      {page > 1 && page <= pages ? (
        <Link className="pages__step" to={to(page - 1)} rel="prev" prefetch="intent">
          <Icon name="arrow" /> {t("paging.previous")}
        </Link>
      ) : null}
      <ol className="pages__list">
        {offeredPages(page, pages).map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two gaps differ by their place alone
          <li key={at}>
            {each === 0 ? (
              "…"
            ) : (
              <Link
                to={to(each)}
                prefetch="intent"
                aria-label={t("paging.one", { n: each })}
                aria-current={each === page ? "page" : undefined}
              >
                {each}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <Link className="pages__step" to={to(page + 1)} rel="next" prefetch="intent">
          {t("paging.next")} <Icon name="arrow" />
        </Link>
      ) : null}
    </nav>
  );
}
