import { data } from "react-router";
import { clientMessages } from "~/i18n/catalogue.server";
import { wordingContext } from "~/i18n/facts.server";
import type { SiteHandle } from "~/layout/layout";
import { headOf } from "~/seo/head";
import { NotFound } from "~/ui/not-found";
import type { Route } from "./+types/not-found";

export const handle: SiteHandle = { overlayNav: "daylight", withoutFooter: true };

export function loader({ context }: Route.LoaderArgs) {
  const title = clientMessages(context.get(wordingContext), "common")["lost.title"];
  return data({ head: [{ title }, { name: "robots", content: "noindex" }] }, { status: 404 });
}

export const meta = headOf;

export default NotFound;
