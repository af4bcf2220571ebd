import type { ReactNode } from "react";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import type { ReviewSites } from "./facts.server";

/** Links to the review sites, without a score of its own (B5). `children` are shown below. */
export function Reviews({ sites, names, children }: ReviewSites & { children?: ReactNode }) {
  const { t } = useI18n();
  const [first] = sites;
  if (!first) return children;
  return (
    <div className="reviews">
      <div>
        <h2>{t("home.reviews.title")}</h2>
        <p>{t("home.reviews.text")}</p>
        <a className="score" href={first.href} rel="noopener">
          <b aria-hidden="true">
            <Icon name="emblem" className="score__mark" />
          </b>
          <span>{t("home.reviews.badge", { site: first.name })}</span>
          <small>{t("home.reviews.badge.text")}</small>
        </a>
      </div>
      <div className="widget">
        <h3>{t("home.reviews.latest")}</h3>
        <p>{t("home.reviews.elsewhere", { sites: names })}</p>
        <div className="reviews__links">
          {sites.map((site) => (
            <a key={site.href} className="more" href={site.href} rel="noopener">
              {t("home.reviews.read", { site: site.name })} <Icon name="external" />
            </a>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}
