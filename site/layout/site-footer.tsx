import type { ReactNode } from "react";
import { Link } from "react-router";
import { localeNames, locales } from "#shared/locales.ts";
import { chooseTheme, themes } from "#shared/theme.ts";
import { Icon, Logo } from "#shared/ui/icon.tsx";
import { useTheme } from "#shared/ui/use-theme.ts";
import { type CompanySummary, useCompany } from "~/entries/use-company";
import { useI18n } from "~/i18n/context";
import { sitePages } from "~/page-list";
import { HydrationPart } from "~/ui/hydration-part";
import { Lines } from "~/ui/lines";
import { LanguageLink } from "./language-link";
import { themeIcons } from "./theme-menu";

interface SiteFooterProps {
  /** Background above the footer; selects its divider. */
  after?: "ground" | "wall" | undefined;
  /** Shown after the link to the privacy page. */
  children?: ReactNode;
}

export function SiteFooter({ after, children }: SiteFooterProps) {
  const { t, href } = useI18n();
  const theme = useTheme();
  const company = useCompany();
  return (
    <>
      {after === "ground" ? null : (
        <div className={after === "wall" ? "grassline wall" : "grassline"} aria-hidden="true" />
      )}
      <HydrationPart>
        <footer className="foot on-dark">
          <div className="wrap">
            <div className="foot__grid">
              <div>
                <Logo />
                {t("footer.line") && <p className="foot__line">{t("footer.line")}</p>}
              </div>
              {company && <Contact {...company} />}
              <div>
                <h2>{t("footer.settings")}</h2>
                <ul className="switch" aria-label={t("language.label")}>
                  {locales.map((option) => (
                    <li key={option}>
                      <LanguageLink locale={option} className="switch__item">
                        <Icon name={`flag-${option}`} className="flag" />
                        {option.toUpperCase()}
                        <span className="sr"> {localeNames[option]}</span>
                      </LanguageLink>
                    </li>
                  ))}
                </ul>
                <fieldset className="switch needs-script">
                  <legend className="sr">{t("theme.label")}</legend>
                  {themes.map((option) => (
                    <button
                      key={option}
                      type="button"
                      className="switch__item"
                      aria-pressed={option === theme}
                      onClick={() => chooseTheme(option)}
                    >
                      <Icon name={themeIcons[option]} />
                      <span className={option === "system" ? undefined : "sr"}>
                        {t(`theme.${option}`)}
                      </span>
                    </button>
                  ))}
                </fieldset>
              </div>
            </div>
            <div className="foot__end">
              {/* Around new year, server and browser may be in different years. */}
              <p suppressHydrationWarning>
                {t("footer.rights", { year: new Date().getFullYear(), name: company?.name ?? "" })}
              </p>
              <p className="foot__choices">
                {company?.legal.map(({ path, name }) => (
                  <Link key={path} to={href(path)}>
                    {name}
                  </Link>
                ))}
                <Link to={href("/privacy")}>{t("footer.privacy")}</Link>
                {company?.lists.map((list) => (
                  <Link key={list} to={href(sitePages[list].path)}>
                    {t(`nav.${list}`)}
                  </Link>
                ))}
                {children}
              </p>
              {t("footer.motto") && <p>{t("footer.motto")}</p>}
            </div>
          </div>
        </footer>
      </HydrationPart>
    </>
  );
}

function Contact({ address, phone, email, networks }: CompanySummary) {
  const { t } = useI18n();
  return (
    <>
      <div>
        <h2>{t("footer.find")}</h2>
        <address>
          <Lines lines={address} />
        </address>
        <a href={`tel:${phone.international}`}>{phone.display}</a>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </div>
      {networks.length > 0 && (
        <div>
          <h2>{t("footer.follow")}</h2>
          <ul>
            {networks.map((network) => (
              <li key={network.href}>
                <a href={network.href} rel="noopener">
                  {network.icon && <Icon name={network.icon} />}
                  {network.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
