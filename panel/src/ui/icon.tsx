import sprite from "@panel/assets/icons.svg?url";
import type { EntryIcon } from "#content/icons.ts";

export type IconName =
  | EntryIcon
  | "add"
  | "back"
  | "brand"
  | "card"
  | "chart"
  | "check"
  | "close"
  | "copy"
  | "cover"
  | "delete"
  | "down"
  | "download"
  | "edit"
  | "external"
  | "frame"
  | "grip"
  | "history"
  | "home"
  | "mail"
  | "menu"
  | "moon"
  | "more"
  | "next"
  | "people"
  | "picture"
  | "previous"
  | "screen"
  | "search"
  | "send"
  | "settings"
  | "sign-out"
  | "sun"
  | "translate"
  | "up"
  | "upload"
  | "warning";

/** Icon of the panel's own sprite, which the site does not load. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
