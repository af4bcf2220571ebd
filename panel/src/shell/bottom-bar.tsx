import { useEnquiryCounts } from "@panel/contact/enquiry-counts";
import { Icon } from "@panel/ui/icon";
import { useEffect, useLayoutEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { markDocument } from "#shared/mark-document.ts";
import { MoreSheet } from "./more-sheet";
import type { NavigationProps } from "./rail";
import { barSections, currentOf, moreSections } from "./sections";

/** Navigation on phones: the overview, the busiest sections, and «Más» with all others. */
export function BottomBar(props: NavigationProps) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // Styles keep its room free below the page, the save bar and the toasts.
  useLayoutEffect(() => markDocument("dock"), []);
  useEffect(markTyping, []);
  const isInMore = pathname === "/account" || currentOf(moreSections, pathname) !== undefined;

  return (
    <nav className="dock" aria-label="Administración">
      <ul>
        <li>
          <Link to="/" aria-current={pathname === "/" ? "page" : undefined}>
            <Icon name="home" />
            <span>Inicio</span>
          </Link>
        </li>
        {barSections.map((section) => (
          <li key={section.to}>
            <Link
              to={section.to}
              aria-current={currentOf([section], pathname) ? "page" : undefined}
            >
              <Icon name={section.icon} />
              <span>{section.label}</span>
              {section.table === "contact_submissions" && <NewMessages />}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            data-current={isInMore || undefined}
            onClick={() => setOpen(true)}
          >
            <Icon name="menu" />
            <span>Más</span>
          </button>
        </li>
      </ul>
      {open && <MoreSheet {...props} onClose={() => setOpen(false)} />}
    </nav>
  );
}

/** Number of enquiries that nobody has opened. */
function NewMessages() {
  const count = useEnquiryCounts()?.new;
  if (!count) return null;
  return (
    <small>
      {count > 99 ? "99+" : count}
      <span className="sr">{count === 1 ? " nuevo" : " nuevos"}</span>
    </small>
  );
}

/** Marks the document while a text field has the focus, so that the bar takes no room beside a keyboard on the screen. */
function markTyping() {
  let release: (() => void) | undefined;
  const follow = () => {
    const field = document.activeElement;
    const isTyped =
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && !["checkbox", "radio", "file"].includes(field.type));
    if (isTyped) release ??= markDocument("typing");
    else {
      release?.();
      release = undefined;
    }
  };
  // `focusout` comes before the next element has the focus.
  const followLater = () => setTimeout(follow);
  document.addEventListener("focusin", follow);
  document.addEventListener("focusout", followLater);
  return () => {
    document.removeEventListener("focusin", follow);
    document.removeEventListener("focusout", followLater);
    release?.();
  };
}
