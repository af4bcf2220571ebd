import { appContext } from "~/context";
import { messagesFor } from "~/i18n/catalogue.server";
import { negotiateLocale } from "~/i18n/negotiate";
import { splitLocale } from "~/i18n/paths";
import { createTranslate } from "~/i18n/translate";
import type { Route } from "./+types/rss";
import { readFeedPosts } from "./feed-posts.server";
import { rss } from "./rss-xml";
import { xmlResponse } from "./xml";

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const locale = negotiateLocale(request);
  const prefix = splitLocale(new URL(request.url).pathname).locale;
  const t = createTranslate(locale, messagesFor(locale, "blog"));
  const feed = rss({
    siteUrl: app.siteUrl,
    locale,
    prefix,
    title: t("blog.meta.title"),
    description: t("blog.meta.description"),
    posts: await readFeedPosts(app, locale),
  });
  return xmlResponse(feed, "application/rss+xml", {
    "content-language": locale,
    // The bare feed is negotiated; a prefixed one is the same for everybody.
    ...(prefix ? {} : { vary: "Cookie, Accept-Language" }),
  });
}
