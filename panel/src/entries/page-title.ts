import type { Title } from "@panel/pages/root-layout";
import type { ContentType } from "#content/index.ts";
import { typeAt } from "./type-at";

/** Title of a page of a content type, which the address parameter `type` names. */
export const pageTitle =
  (title: (type: ContentType) => string): Title =>
  ({ type: path }) => {
    const type = typeAt(path);
    return type ? title(type) : "Página no encontrada";
  };
