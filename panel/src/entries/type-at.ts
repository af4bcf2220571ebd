import type { Params } from "react-router";
import { panelPath } from "#content/define.ts";
import { type ContentType, contentTypes } from "#content/index.ts";

/** Content type whose list is at this path below `/admin`: `tours`. Undefined if there is none. */
export function typeAt(path: string | undefined): ContentType | undefined {
  return contentTypes.find((type) => panelPath(type) === `/${path}`);
}

/** Title of a page of the content type that the parameter `type` names. */
export const titleByType =
  (title: (type: ContentType) => string) =>
  ({ type: path }: Params): string => {
    const type = typeAt(path);
    return type ? title(type) : "Página no encontrada";
  };
