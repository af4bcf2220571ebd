import tsamma from "~/assets/tsamma.svg?url";
import { useI18n } from "~/i18n/context";

const points = [1, 2, 3, 4] as const;

export function Welcome() {
  const { t } = useI18n();
  return (
    <section className="section" aria-label={t("home.welcome.label")}>
      <div className="wrap welcome">
        <div className="welcome__text">
          <p className="display">{t("home.welcome.lead")}</p>
          <p>{t("home.welcome.text")}</p>
        </div>
        {t("home.fruit.alt") && (
          <figure className="welcome__fruit">
            <div className="welcome__art">
              <img loading="lazy" width="730" height="540" alt={t("home.fruit.alt")} src={tsamma} />
            </div>
            <figcaption>
              <i lang="la">Citrullus amarus</i>
              {t("home.fruit.caption")}
            </figcaption>
          </figure>
        )}
        <dl className="points">
          {points.map((n) => (
            <div key={n}>
              <dt>{t(`home.point.${n}`)}</dt>
              <dd>{t(`home.point.${n}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
