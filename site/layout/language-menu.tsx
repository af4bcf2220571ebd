import { useRef } from "react";
import { localeNames, locales } from "#shared/locales.ts";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import { LanguageLink } from "./language-link";

/** Language menu of the navigation bar. A native popover, so that it opens without JavaScript. */
export function LanguageMenu() {
  const { locale, t } = useI18n();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div className="menu">
      <button className="tool" type="button" popoverTarget="language-menu">
        <Icon name={`flag-${locale}`} className="flag" />
        <span className="tool__code">{locale.toUpperCase()}</span>
        <span className="sr">
          {t("language.label")}: {localeNames[locale]}
        </span>
      </button>
      <div className="menu__sheet" id="language-menu" popover="auto" ref={menu}>
        <p className="menu__title" id="language-menu-title">
          {t("language.label")}
        </p>
        <ul aria-labelledby="language-menu-title">
          {locales.map((option) => (
            <li key={option}>
              <LanguageLink
                locale={option}
                className="menu__item"
                onChosen={() => menu.current?.hidePopover()}
              >
                <Icon name={`flag-${option}`} className="flag" />
                <span>{localeNames[option]}</span>
                <span className="menu__code">{option.toUpperCase()}</span>
              </LanguageLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
