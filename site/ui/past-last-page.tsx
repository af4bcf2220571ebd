import { Link } from "react-router";
import { pageQuery } from "#shared/paging.ts";
import { useI18n } from "~/i18n/context";
import { EmptyState } from "./empty-state";

interface PastLastPageProps {
  /** Bare path. */
  path: string;
  /** Query shared by all pages of the list. */
  query?: string;
  pages: number;
}

/** Shown for a page number past the end. */
export function PastLastPage({ path, query, pages }: PastLastPageProps) {
  const { t, href } = useI18n();
  return (
    <EmptyState text={t("paging.beyond")}>
      <Link className="btn" to={href(path + pageQuery(pages, query))} prefetch="intent">
        {t("paging.last")}
      </Link>
    </EmptyState>
  );
}
