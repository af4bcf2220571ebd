import { useRef } from "react";
import { Link } from "react-router";
import { Ahead } from "~/components/ahead";
import { useI18n } from "~/i18n/context";

interface HeroProps {
  /** Made by `hero-picture.server.ts`, so that no visitor downloads how. */
  picture: { styles: string; script: string };
}

/** The words stand in the sky, the choices on the ground (design: visual.md). */
export function Hero({ picture }: HeroProps) {
  const { t, href } = useI18n();
  const lines = t("home.hero.title").split("\n");
  return (
    <section id="masthead" className="hero" aria-labelledby="hero-title">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: picture.script }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <style dangerouslySetInnerHTML={{ __html: picture.styles }} />
      <div className="hero__scene">
        <div className="hero__day" />
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
            <Choice className="btn" to={href("/tours")}>
              {t("home.hero.tours")}
            </Choice>
            <Choice className="btn btn--line" to={href("/contact")}>
              {t("home.hero.contact")}
            </Choice>
          </div>
        </div>
      </div>
    </section>
  );
}

interface ChoiceProps {
  className: string;
  to: string;
  children: string;
}

function Choice(props: ChoiceProps) {
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <Link {...props} ref={link} prefetch="intent" />
      <Ahead link={link} page={props.to} />
    </>
  );
}
