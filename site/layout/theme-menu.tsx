import { useRef } from "react";
import { chooseTheme, type Theme, themes } from "#shared/theme.ts";
import { Icon } from "#shared/ui/icon.tsx";
import { useTheme } from "#shared/ui/use-theme.ts";
import { useI18n } from "~/i18n/context";

export const themeIcons: Record<Theme, string> = { light: "sun", dark: "moon", system: "screen" };

/** Theme menu of the navigation bar. */
export function ThemeMenu() {
  const { t } = useI18n();
  const theme = useTheme();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div className="menu needs-script">
      <button className="tool" type="button" popoverTarget="theme-menu">
        <Icon name={themeIcons[theme]} />
        <span className="sr">
          {t("theme.label")}: {t(`theme.${theme}`)}
        </span>
      </button>
      <div className="menu__sheet" id="theme-menu" popover="auto" ref={menu}>
        <p className="menu__title" id="theme-menu-title">
          {t("theme.label")}
        </p>
        <ul aria-labelledby="theme-menu-title">
          {themes.map((option) => (
            <li key={option}>
              <button
                className="menu__item"
                type="button"
                aria-pressed={option === theme}
                onClick={() => {
                  chooseTheme(option);
                  menu.current?.hidePopover();
                }}
              >
                <Icon name={themeIcons[option]} />
                <span>{t(`theme.${option}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
