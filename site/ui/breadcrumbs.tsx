import { Link } from "react-router";
import { useI18n } from "~/i18n/context";

interface Crumb {
  name: string;
  /** Bare path. */
  path: string;
}

interface BreadcrumbsProps {
  /** Pages between the home page and the current one. */
  trail: readonly Crumb[];
  here: string;
  /** Language of `here`, if it is not the page's. */
  lang: string | undefined;
}

/** Visible breadcrumbs; the structured data has the same. */
export function Breadcrumbs({ trail, here, lang }: BreadcrumbsProps) {
  const { t, href } = useI18n();
  return (
    <nav className="crumbs" aria-label={t("breadcrumbs")}>
      <ol>
        {[{ name: t("nav.home"), path: "/" }, ...trail].map(({ name, path }) => (
          <li key={path}>
            <Link to={href(path)} prefetch="intent">
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page" lang={lang}>
          {here}
        </li>
      </ol>
    </nav>
  );
}
