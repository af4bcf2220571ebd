import { useEffect } from "react";
import { data, Link, useLocation } from "react-router";
import { Art } from "#shared/ui/art.tsx";
import { languageContext } from "~/context";
import { messagesFor } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import type { SiteHandle } from "~/layout/layout";
import { headOf } from "~/seo/head";
import tracks from "../../../art/scenes/tracks.svg?w=640;1280;2000&format=avif;webp&as=picture";
import type { Route } from "./+types/not-found";

export const handle: SiteHandle = { overlayNav: "daylight", withoutFooter: true };

export function loader({ context }: Route.LoaderArgs) {
  const title = messagesFor(context.get(languageContext).locale, "common")["lost.title"];
  return data({ head: [{ title }, { name: "robots", content: "noindex" }] }, { status: 404 });
}

export const meta = headOf;

export default function NotFound() {
  const { t, href } = useI18n();
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: ${pathname}`);
  }, [pathname]);
  return (
    <div className="lost">
      <Art picture={tracks} alt="" sizes="100vw" eager />
      <main id="main" tabIndex={-1} className="wrap lost__in">
        <h1>{t("lost.title")}</h1>
        <p>{t("lost.text")}</p>
        <Link className="btn" to={href("/")}>
          {t("lost.home")}
        </Link>
      </main>
    </div>
  );
}
