import { useLayoutEffect, useRef, useState } from "react";
import { Link, NavLink } from "react-router";
import { Icon, Logo } from "#shared/ui/icon.tsx";
import { useCompany } from "~/entries/use-company";
import { useI18n } from "~/i18n/context";
import { navigation } from "~/page-list";
import { BlockPaintUntil } from "~/ui/block-paint-until";
import { LanguageMenu } from "./language-menu";
import { ThemeMenu } from "./theme-menu";

/**
 * Navigation bar with the pages of `page-list.ts`. With `overlay` it lies on the page's first
 * picture; otherwise it is sticky. On small screens the links are a native popover, so that they
 * open before hydration.
 */
export function SiteNav({ overlay }: { overlay?: "scene" | "daylight" }) {
  const { t, href } = useI18n();
  const company = useCompany();
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => menu.current?.hidePopover();

  useLayoutEffect(() => {
    const { current } = menu;
    // The popover may have been opened before hydration.
    setOpen(current?.matches(":popover-open") ?? false);
    const wide = matchMedia("(min-width: 62rem)");
    const onWide = () => current?.hidePopover();
    wide.addEventListener("change", onWide);
    return () => wide.removeEventListener("change", onWide);
  }, []);

  return (
    <>
      <BlockPaintUntil id="site-nav" />
      <header
        id="site-nav"
        className={overlay ? `nav nav--hero nav--${overlay}` : "nav nav--solid"}
        data-open={open || undefined}
      >
        <div className="wrap nav__in">
          <Link
            className="brand"
            to={href("/")}
            aria-label={t("brand.home", { name: company?.name ?? "" })}
          >
            <Logo />
          </Link>
          <nav
            id="site-menu"
            className="nav__menu"
            aria-label={t("nav.main")}
            popover="auto"
            ref={menu}
            onToggle={(event) => setOpen(event.newState === "open")}
          >
            <ul className="nav__links">
              {navigation.map(({ name, path }) => (
                <li key={name}>
                  <NavLink to={href(path)} end={path === "/"} prefetch="intent" onClick={close}>
                    {t(`nav.${name}`)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="nav__tools">
            <LanguageMenu />
            <ThemeMenu />
            <button
              className="tool nav__toggle needs-script"
              type="button"
              popoverTarget="site-menu"
              aria-expanded={open}
              aria-label={open ? t("nav.close") : t("nav.open")}
            >
              <Icon name={open ? "close" : "menu"} />
            </button>
          </div>
        </div>
      </header>
    </>
  );
}
