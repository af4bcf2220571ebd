import { redirect } from "react-router";
import { Article } from "~/features/blog/article";
import { readPost } from "~/features/blog/queries.server";
import { messagesFor } from "~/i18n/catalogue.server";
import { negotiateLocale } from "~/i18n/negotiate";
import { localizePath, splitLocale } from "~/i18n/paths";
import { appContext } from "~/lib/context";
import { postMeta } from "~/seo/pages/post";
import type { Route } from "./+types/post";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = negotiateLocale(request);
  const post = await readPost(context.get(appContext), params.slug, locale);
  if (!post) {
    const prefix = splitLocale(new URL(request.url).pathname).locale;
    throw redirect(localizePath("/blog", prefix));
  }
  return { messages: messagesFor(locale, "blog"), post };
}

export const meta: Route.MetaFunction = (args) => postMeta(args, args.loaderData?.post);

export default function Post({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Article post={loaderData.post} />
    </main>
  );
}
