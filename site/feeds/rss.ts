import { isLocale } from "#shared/locales.ts";
import { appContext, languageContext } from "~/context";
import { companyContext } from "~/entries/settings.server";
import { serverMessages } from "~/i18n/catalogue.server";
import { wordingContext } from "~/i18n/facts.server";
import { createTranslate } from "~/i18n/translate";
import type { Route } from "./+types/rss";
import { readFeedPosts } from "./feed-posts.server";
import { rss } from "./rss-xml";
import { xmlResponse } from "./xml";

export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.locale && !isLocale(params.locale)) return new Response("", { status: 404 });
  const app = context.get(appContext);
  const { locale, prefix } = context.get(languageContext);
  const t = createTranslate(locale, serverMessages(context.get(wordingContext), "blog"));
  const feed = rss({
    siteUrl: app.siteUrl,
    company: context.get(companyContext).name,
    locale,
    prefix,
    title: t("blog.meta.title"),
    description: t("blog.meta.description"),
    posts: await readFeedPosts(app, locale),
  });
  return xmlResponse(feed, "application/rss+xml");
}
