import { Link, useLocation } from "react-router";

const pages = [
  { to: "/administrators", label: "Administradores" },
  { to: "/administrators/activity", label: "Actividad" },
  { to: "/account", label: "Mi cuenta" },
];

/** Navigation between the pages about administrators and the account. */
export function PeopleNav() {
  const { pathname } = useLocation();
  return (
    <nav className="bar__acts" aria-label="Administradores">
      {pages.map(({ to, label }) => (
        <Link
          key={to}
          className="btn btn--line"
          to={to}
          aria-current={pathname === to ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
