import { Link } from "react-router";
import { useI18n } from "~/i18n/context";
import type { Category } from "./blog-terms.server";

interface CategoriesProps {
  categories: readonly Category[];
  /** Bare path of the current category. */
  shown?: string;
}

/** Links to the categories; nothing if there is only one. */
export function Categories({ categories, shown }: CategoriesProps) {
  const { t, href } = useI18n();
  if (categories.length < 2) return null;
  return (
    <nav className="wrap blog-categories" aria-label={t("blog.categories")}>
      <ul>
        <li>
          <Link to={href("/blog")} prefetch="intent" aria-current={shown ? undefined : "page"}>
            {t("blog.all")}
          </Link>
        </li>
        {categories.map(({ name, lang, path }) => (
          <li key={path}>
            <Link
              to={href(path)}
              prefetch="intent"
              lang={lang}
              aria-current={path === shown ? "page" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
