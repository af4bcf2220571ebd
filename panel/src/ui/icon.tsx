import sprite from "@panel/assets/icons.svg?url";

export type IconName =
  | "add"
  | "back"
  | "check"
  | "close"
  | "cover"
  | "delete"
  | "destinations"
  | "down"
  | "download"
  | "edit"
  | "external"
  | "frame"
  | "grip"
  | "home"
  | "mail"
  | "moon"
  | "next"
  | "post"
  | "previous"
  | "screen"
  | "search"
  | "sign-out"
  | "sun"
  | "tours"
  | "up"
  | "upload"
  | "warning";

/** One drawing of the panel's own sprite; the site's visitors do not load it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
