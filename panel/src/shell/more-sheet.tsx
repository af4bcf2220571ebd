import { Icon } from "@panel/ui/icon";
import { useId } from "react";
import { Link, useLocation } from "react-router";
import { Sheet } from "#shared/ui/sheet.tsx";
import type { NavigationProps } from "./rail";
import { currentOf, groupNames, moreSections } from "./sections";
import { ThemeButton } from "./theme-button";

/** Sections that have no place in the bar, in groups, and the account. */
export function MoreSheet({
  email,
  onSignOut,
  onClose,
}: NavigationProps & { onClose: () => void }) {
  const { pathname } = useLocation();
  const current = currentOf(moreSections, pathname);
  const id = useId();
  return (
    <Sheet title="Más" closeLabel="Cerrar" onClose={onClose}>
      <div className="more-nav">
        {Object.entries(groupNames).map(([group, name]) => (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h3 id={`${id}-${group}`}>{name}</h3>
            <ul>
              {moreSections
                .filter((section) => section.group === group)
                .map((section) => (
                  <li key={section.to}>
                    <Link
                      to={section.to}
                      aria-current={section === current ? "page" : undefined}
                      onClick={onClose}
                    >
                      <Icon name={section.icon} />
                      {section.label}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <section aria-labelledby={`${id}-account`}>
          <h3 id={`${id}-account`}>Mi cuenta</h3>
          <Link
            to="/account"
            aria-current={pathname === "/account" ? "page" : undefined}
            onClick={onClose}
          >
            <Icon name="people" />
            {email}
          </Link>
          <ThemeButton />
          <button
            type="button"
            onClick={() => {
              onClose();
              onSignOut();
            }}
          >
            <Icon name="sign-out" />
            Cerrar sesión
          </button>
        </section>
      </div>
    </Sheet>
  );
}
