import { Link } from "react-router";
import { defaultLocale } from "#shared/locales.ts";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import { ListEnd } from "~/ui/list-end";
import { PageHead } from "~/ui/page-head";
import { PagesNav } from "~/ui/pages-nav";
import { SearchField } from "~/ui/search-field";
import type { BlogTerm, Category } from "./blog-terms.server";
import { Categories } from "./categories";
import { Journal } from "./journal";

/** The posts of a category or of a tag. */
export function BlogTermPage({
  kind,
  name,
  path,
  list,
  categories,
}: BlogTerm & { categories: Category[] }) {
  const { t, href } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={name} lang={defaultLocale}>
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
          <ListEnd path={path} pages={list.pages} />
        )}
      </div>
      <PagesNav path={path} list={list} />
    </main>
  );
}
