import { isRouteErrorResponse, useLocation } from "react-router";
import { useI18n } from "~/i18n/context";
import { SiteFooter } from "./site-footer";
import { SiteNav } from "./site-nav";

/** Error page for failed loads and renders (A14). */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  return (
    <>
      <SiteNav />
      <main id="main" className="wrap oops">
        <h1>{t("error.title")}</h1>
        <p>{t("error.text")}</p>
        {isRouteErrorResponse(error) && <p className="oops__detail">{error.status}</p>}
        <a
          className="btn"
          href={pathname + search}
          onClick={(event) => {
            event.preventDefault();
            // A link to the current URL with a hash would only scroll.
            location.reload();
          }}
        >
          {t("error.retry")}
        </a>
      </main>
      <SiteFooter />
    </>
  );
}
