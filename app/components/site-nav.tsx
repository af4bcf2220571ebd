import { useLayoutEffect, useRef, useState } from "react";
import { Link, NavLink, type NavLinkProps, useLocation } from "react-router";
import { company } from "~/config/company";
import { useI18n } from "~/i18n/context";
import { Ahead } from "./ahead";
import { InTurn } from "./in-turn";
import { LanguageMenu } from "./language-menu";
import { ThemeMenu } from "./theme-menu";
import { Icon, Logo } from "./ui/icon";

/** In the order that the specification gives (checklist A1). */
const pages = [
  ["/", "nav.home"],
  ["/about", "nav.about"],
  ["/destinations", "nav.destinations"],
  ["/tours", "nav.tours"],
  ["/blog", "nav.blog"],
  ["/contact", "nav.contact"],
] as const;

/** `overlay` lies on the picture that the page begins with; otherwise the bar sticks to the top. */
export function SiteNav({ overlay }: { overlay?: "scene" | "daylight" }) {
  const { t, href } = useI18n();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // Tied to the address: a link's click closes the menu by leading elsewhere.
  const open = openAt === pathname;

  // With the menu itself: an effect after the paint would miss a key that is pressed at once.
  useLayoutEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenAt(null);
      toggle.current?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open]);

  return (
    <header
      id="site-nav"
      className={overlay ? `nav nav--hero nav--${overlay}` : "nav nav--solid"}
      data-open={open || undefined}
    >
      <div className="wrap nav__in">
        <Link className="brand" to={href("/")} aria-label={t("brand.home", { name: company.name })}>
          <Logo />
        </Link>
        <nav id="site-menu" className="nav__menu" aria-label={t("nav.main")}>
          <InTurn>
            <ul className="nav__links">
              {pages.map(([path, label]) => (
                <li key={path}>
                  <MenuLink to={href(path)} end={path === "/"} onClick={() => setOpenAt(null)}>
                    {t(label)}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </InTurn>
        </nav>
        <div className="nav__tools">
          <LanguageMenu />
          <ThemeMenu />
          <button
            ref={toggle}
            className="tool nav__toggle needs-script"
            type="button"
            aria-expanded={open}
            aria-controls="site-menu"
            aria-label={open ? t("nav.close") : t("nav.open")}
            onClick={() => setOpenAt(open ? null : pathname)}
          >
            <Icon name={open ? "close" : "menu"} />
          </button>
        </div>
      </div>
    </header>
  );
}

function MenuLink(props: NavLinkProps & { to: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <NavLink {...props} ref={link} prefetch="intent" />
      <Ahead link={link} page={props.to} />
    </>
  );
}
