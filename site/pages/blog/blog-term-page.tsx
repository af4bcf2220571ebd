import { Link } from "react-router";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import { PageHead } from "~/ui/page-head";
import { Pagination } from "~/ui/pagination";
import { PastLastPage } from "~/ui/past-last-page";
import { SearchField } from "~/ui/search-field";
import type { BlogTerm, Category } from "./blog-terms.server";
import { Categories } from "./categories";
import { Journal } from "./journal";

/** Posts of a category or tag. */
export function BlogTermPage({
  kind,
  name,
  lang,
  description,
  descriptionLang,
  path,
  list,
  categories,
}: BlogTerm & { categories: Category[] }) {
  const { t, href } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={name} lang={lang}>
        {description ? <p lang={descriptionLang}>{description}</p> : null}
        <p>
          {t(`blog.${kind}`)} {t.count("blog.found", list.total)}
        </p>
        <Link className="more more--back" to={href("/blog")} prefetch="intent">
          <Icon name="back" /> {t("blog.back")}
        </Link>
        <SearchField />
      </PageHead>
      <Categories categories={categories} shown={path} />
      <div className="wrap wrap--last">
        {list.entries.length > 0 ? (
          <Journal posts={list.entries} />
        ) : (
          <PastLastPage path={path} pages={list.pages} />
        )}
      </div>
      <Pagination path={path} list={list} />
    </main>
  );
}
