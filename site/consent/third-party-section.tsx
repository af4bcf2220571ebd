import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useI18n } from "~/i18n/context";
import { openConsent } from "./consent";
import { useConsent } from "./use-consent";

interface ThirdPartySectionProps {
  /** Host of the review widget. */
  widget: string | undefined;
  script: string | undefined;
}

/** Third-party section of the privacy page, with the current consent (G10). */
export function ThirdPartySection({ widget, script }: ThirdPartySectionProps) {
  const { t } = useI18n();
  const consent = useConsent();
  const { hash, key } = useLocation();
  const section = useRef<HTMLElement>(null);

  // On client navigation the router scrolls before this lazy section exists. In a full document it
  // is part of the HTML.
  useEffect(() => {
    if (key !== "default" && hash === "#third-parties") section.current?.scrollIntoView();
  }, [hash, key]);

  return (
    <section id="third-parties" ref={section}>
      <h2>{t("consent.title")}</h2>
      <div className="prose__parts">
        <p>{t("thirdParties.text")}</p>
        <ul>
          {widget && <li>{t("thirdParties.widget", { host: widget })}</li>}
          {script && <li>{t("thirdParties.script", { host: script })}</li>}
        </ul>
        <p>
          {t("thirdParties.refuse")} {widget && t("thirdParties.refuse.widget")}
        </p>
        <p>{t("thirdParties.stop")}</p>
        <div className="prose__choice needs-script">
          <p role="status">{consent && t(`consent.${consent}`)}</p>
          <button className="btn btn--line" type="button" onClick={openConsent}>
            {t("consent.change")}
          </button>
        </div>
      </div>
    </section>
  );
}
