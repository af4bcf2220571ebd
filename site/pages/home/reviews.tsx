import type { ReactNode } from "react";
import { company } from "#shared/company.ts";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";

/**
 * Names the sites that carry reviews and links there; it claims no score of its own (B5).
 * `children` follow below, and may show nothing.
 */
export function Reviews({ children }: { children?: ReactNode }) {
  const { t } = useI18n();
  const [first, second] = company.reviewSites;
  return (
    <div className="reviews">
      <div>
        <h2>{t("home.reviews.title")}</h2>
        <p>{t("home.reviews.text")}</p>
        <a className="score" href={first.href} rel="noopener">
          <b aria-hidden="true">
            <Icon name="melon" className="score__mark" />
          </b>
          <span>{t("home.reviews.badge", { site: first.name })}</span>
          <small>{t("home.reviews.badge.text")}</small>
        </a>
      </div>
      <div className="widget">
        <h3>{t("home.reviews.latest")}</h3>
        <p>{t("home.reviews.elsewhere", { first: first.name, second: second.name })}</p>
        <div className="reviews__links">
          {company.reviewSites.map((site) => (
            <a key={site.name} className="more" href={site.href} rel="noopener">
              {t("home.reviews.read", { site: site.name })} <Icon name="external" />
            </a>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}
