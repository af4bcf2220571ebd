import { EmptyState } from "~/components/empty-state";
import { PageHead } from "~/components/page-head";
import { PostCard } from "~/features/blog/post-card";
import { readPosts } from "~/features/blog/queries.server";
import { messagesFor } from "~/i18n/catalogue.server";
import { useI18n } from "~/i18n/context";
import { negotiateLocale } from "~/i18n/negotiate";
import { appContext } from "~/lib/context";
import { headOf } from "~/seo/head";
import { blogHead } from "~/seo/pages/blog.server";
import type { Route } from "./+types/blog";

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = negotiateLocale(request);
  const app = context.get(appContext);
  const posts = await readPosts(app, locale);
  return {
    messages: messagesFor(locale, "blog"),
    head: blogHead({ request, siteUrl: app.siteUrl }, posts),
    posts,
  };
}

export const meta = headOf;

export default function Blog({ loaderData: { posts } }: Route.ComponentProps) {
  const { t, href } = useI18n();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={t("blog.title")}>
        <p>{t("blog.subtitle")}</p>
        <a className="more" href={href("/rss.xml")}>
          {t("blog.feed")}
        </a>
      </PageHead>
      <div className="wrap pb-(--section)">
        {posts.length > 0 ? (
          <div className="journal">
            {posts.map((post, at) => (
              <PostCard key={post.slug} post={post} first={at === 0} />
            ))}
          </div>
        ) : (
          <EmptyState text={t("blog.empty")} />
        )}
      </div>
    </main>
  );
}
