import { panelPath } from "#content/define.ts";
import { type ContentType, contentTypes } from "#content/index.ts";

/** Content type whose list is at this path below `/admin`: `tours`. Undefined if there is none. */
export function typeAt(path: string | undefined): ContentType | undefined {
  return contentTypes.find((type) => panelPath(type) === `/${path}`);
}
