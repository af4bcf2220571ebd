import { useContext } from "react";
import { Link } from "react-router";
import { useI18n } from "~/i18n/context";
import { BlockPaintUntil } from "~/ui/block-paint-until";
import { prefetchMode } from "~/ui/prefetch-mode";
import { ScriptNonce } from "~/ui/script-nonce";

/** From `own-hero.server.ts`; its code stays on the server. */
export interface HeroPicture {
  styles: string;
  script: string;
  /** Attributes of a photo with an alternative text. */
  label?: { role: string; "aria-label": string; lang?: string };
}

interface HeroProps {
  picture: HeroPicture;
}

/** The hero: title over the sky, buttons below. */
export function Hero({ picture }: HeroProps) {
  const { t, href } = useI18n();
  const lines = t("home.hero.title").split("\n");
  return (
    <>
      <BlockPaintUntil id="masthead" />
      <section id="masthead" className="hero" aria-labelledby="hero-title">
        <script nonce={useContext(ScriptNonce)} suppressHydrationWarning>
          {picture.script}
        </script>
        <style suppressHydrationWarning>{picture.styles}</style>
        <div className="hero__scene">
          <div className="hero__day" {...picture.label} />
          <div className="hero__night" />
          <div className="hero__words">
            <div className="wrap">
              <h1 id="hero-title">
                {lines.map((line, index) => (
                  <span key={line} className="block">
                    {line}
                    {index < lines.length - 1 && " "}
                  </span>
                ))}
              </h1>
            </div>
          </div>
        </div>
        <div className="hero__ground on-dark">
          <div className="wrap">
            <p className="hero__sub">{t("home.hero.subtitle")}</p>
            <div className="hero__cta">
              <Link className="btn" to={href("/tours")} prefetch={prefetchMode()}>
                {t("home.hero.tours")}
              </Link>
              <Link className="btn btn--line" to={href("/contact")} prefetch={prefetchMode()}>
                {t("home.hero.contact")}
              </Link>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
