import { Link } from "react-router";
import { useI18n } from "~/i18n/context";

interface Crumb {
  name: string;
  /** Bare. */
  path: string;
}

interface BreadcrumbsProps {
  /** Between the home page and the present one. */
  trail: readonly Crumb[];
  here: string;
  /** Of the present page's name, where it is not the page's. */
  lang: string | undefined;
}

/** The way to the present page, as its structured data says it too. */
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
