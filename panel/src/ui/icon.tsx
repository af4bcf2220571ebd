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

/** Icon of each content type. */
export const typeIcons: Record<ContentTable, IconName> = {
  blog_posts: "post",
  tours: "tours",
  destinations: "destinations",
};

/** Icon of the panel's own sprite, which the site does not load. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
