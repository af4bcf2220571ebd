import { office } from "@panel/backend/office";
import { Icon } from "@panel/ui/icon";
import { useCount } from "@panel/ui/use-counts";
import { Link, useLocation } from "react-router";
import type { TableName } from "#shared/database.types.ts";
import { Logo } from "#shared/ui/icon.tsx";
import { currentOf, sections } from "./sections";
import { ThemeButton } from "./theme-button";

export interface NavigationProps {
  email: string;
  onSignOut: () => void;
}

/** Navigation of the panel (H3): a column on the left. Small screens have the `BottomBar`. */
export function Rail({ email, onSignOut }: NavigationProps) {
  const { pathname } = useLocation();
  return (
    <header className="side">
      <Link
        className="brand"
        to="/"
        aria-label={`${office().companyName}, Admin Panel`}
        tabIndex={-1}
      >
        <Logo />
      </Link>
      <nav aria-label="Administración">
        <ul>
          <li>
            <Link to="/" aria-current={pathname === "/" ? "page" : undefined}>
              <Icon name="home" />
              <span>Admin Panel</span>
            </Link>
          </li>
          {sections.map((section) => (
            <li key={section.to}>
              <Link
                to={section.to}
                aria-current={currentOf([section], pathname) ? "page" : undefined}
              >
                <Icon name={section.icon} />
                <span>{section.label}</span>
                {section.table && <Count table={section.table} />}
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
