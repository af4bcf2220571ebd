import sprite from "@panel/assets/icons.svg?url";
import type { ContentTable } from "#content/define.ts";

export type IconName =
  | "add"
  | "back"
  | "chart"
  | "check"
  | "close"
  | "copy"
  | "cover"
  | "delete"
  | "destinations"
  | "down"
  | "download"
  | "edit"
  | "external"
  | "frame"
  | "grip"
  | "history"
  | "home"
  | "mail"
  | "moon"
  | "next"
  | "people"
  | "picture"
  | "post"
  | "previous"
  | "screen"
  | "search"
  | "settings"
  | "sign-out"
  | "sun"
  | "tours"
  | "translate"
  | "up"
  | "upload"
  | "warning";

/** The drawing that stands for a type of entries. */
export const typeIcons: Record<ContentTable, IconName> = {
  blog_posts: "post",
  tours: "tours",
  destinations: "destinations",
};

/** One drawing of the panel's own sprite; the site's visitors do not load it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
