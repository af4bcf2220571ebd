import { isRouteErrorResponse, useLocation } from "react-router";
import { useI18n } from "~/i18n/context";
import { SiteFooter } from "./site-footer";
import { SiteNav } from "./site-nav";

/** Shown when a page fails to load or to render (A14). */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  let detail = error instanceof Error ? error.message : "";
  if (isRouteErrorResponse(error)) detail = `${error.status} ${error.statusText}`.trim();
  return (
    <>
      <SiteNav />
      <main id="main" className="wrap oops">
        <h1>{t("error.title")}</h1>
        <p>{t("error.text")}</p>
        {detail && <p className="oops__detail">{detail}</p>}
        <a className="btn" href={pathname}>
          {t("error.retry")}
        </a>
      </main>
      <SiteFooter />
    </>
  );
}
