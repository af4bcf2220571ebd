import { menuOf } from "@panel/entries/labels";
import { useLayoutEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { panelPath } from "#content/define.ts";
import { contentTypes } from "#content/index.ts";
import type { TableName } from "#shared/database.types.ts";
import { Logo } from "#shared/ui/icon.tsx";
import { Icon, type IconName } from "./icon";
import { ThemeButton } from "./theme-button";
import { useCount } from "./use-counts";

/** Sections; `table` is the table whose rows are counted beside the label. */
const sections: { to: string; label: string; icon: IconName; table?: TableName }[] = [
  ...contentTypes.map((type) => ({
    to: panelPath(type),
    label: menuOf(type),
    icon: type.admin.icon,
    table: type.table,
  })),
  { to: "/pictures", label: "Imágenes", icon: "picture" },
  { to: "/translations", label: "Traducciones", icon: "translate" },
  { to: "/contacts", label: "Contactos", icon: "mail", table: "contact_submissions" },
  { to: "/statistics", label: "Estadísticas", icon: "chart" },
  { to: "/trash", label: "Papelera", icon: "delete" },
  { to: "/settings", label: "Ajustes", icon: "settings" },
  { to: "/administrators", label: "Administradores", icon: "people" },
];

interface RailProps {
  email: string;
  onSignOut: () => void;
}

/** Navigation of the panel (H3): a column on the left, a row at the top on small screens. */
export function Rail({ email, onSignOut }: RailProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link changes with the address
  useLayoutEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>("[aria-current]");
    if (row && current)
      row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <header className="side">
      <Link className="brand" to="/" aria-label="Tsamma Safaris, Admin Panel" tabIndex={-1}>
        <Logo />
      </Link>
      <nav aria-label="Administración">
        <ul ref={list}>
          <li>
            <Link to="/" aria-current={pathname === "/" ? "page" : undefined}>
              <Icon name="home" />
              <span>Admin Panel</span>
            </Link>
          </li>
          {sections.map(({ to, label, icon, table }) => (
            <li key={to}>
              <Link to={to} aria-current={pathname.startsWith(to) ? "page" : undefined}>
                <Icon name={icon} />
                <span>{label}</span>
                {table && <Count table={table} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="side__end">
        <p className="side__who" title={email}>
          <Link to="/account">{email}</Link>
        </p>
        <ThemeButton />
        <button type="button" onClick={onSignOut}>
          <Icon name="sign-out" />
          <span>Cerrar sesión</span>
        </button>
      </div>
    </header>
  );
}

/** Number of rows; not part of the link's accessible name. */
function Count({ table }: { table: TableName }) {
  return <small aria-hidden="true">{useCount(table)}</small>;
}
