import { redirect } from "react-router";
import { appContext, languageContext } from "~/context";
import { messagesFor } from "~/i18n/catalogue.server";
import { localizePath } from "~/i18n/paths";
import { headOf } from "~/seo/head";
import type { Route } from "./+types/post";
import { Article } from "./article";
import { postHead } from "./post-head.server";
import { readPost } from "./queries.server";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { locale, prefix } = context.get(languageContext);
  const app = context.get(appContext);
  const post = await readPost(app, params.slug, locale);
  if (!post) throw redirect(localizePath("/blog", prefix));
  return {
    messages: messagesFor(locale, "blog"),
    head: postHead({ url, context }, post),
    post,
  };
}

export const meta = headOf;

export default function Post({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Article post={loaderData.post} />
    </main>
  );
}
