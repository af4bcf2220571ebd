import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { Art } from "#shared/ui/art.tsx";
import { useI18n } from "~/i18n/context";
import tracks from "../../art/scenes/tracks.svg?w=640;1280;2000&format=avif;webp&as=picture";
import css from "./not-found-styles.css?inline";
import address from "./not-found-styles.css?url";
import { PageStyles } from "./page-styles";
import { SearchField } from "./search-field";

const styles = { id: "lost-styles", css: import.meta.env.SSR ? css : "", address };

/** The not-found page (A13). */
export function NotFound() {
  const { t, href } = useI18n();
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: ${pathname}`);
  }, [pathname]);
  return (
    <div className="lost">
      <PageStyles {...styles} />
      <Art picture={tracks} alt="" sizes="100vw" eager />
      <main id="main" tabIndex={-1} className="wrap lost__in">
        <h1>{t("lost.title")}</h1>
        <p>{t("lost.text")}</p>
        <Link className="btn" to={href("/")}>
          {t("lost.home")}
        </Link>
        <SearchField />
      </main>
    </div>
  );
}
