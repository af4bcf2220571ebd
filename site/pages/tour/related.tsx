import { Link } from "react-router";
import { Icon } from "#shared/ui/icon.tsx";
import { PostCards, TourCards } from "~/entries/entry-card";
import type { PostCard } from "~/entries/post-cards.server";
import type { TourCard } from "~/entries/tour-cards.server";
import { useI18n } from "~/i18n/context";
import { PageSection } from "~/ui/page-section";

interface RelatedProps {
  tours: readonly TourCard[];
  posts: readonly PostCard[];
}

/** Related posts and tours, and a link to all tours (J8). */
export function Related({ tours, posts }: RelatedProps) {
  const { t, href } = useI18n();
  return (
    <>
      {posts.length > 0 ? (
        <PageSection id="posts" title={t("tour.posts")}>
          <PostCards posts={posts} />
        </PageSection>
      ) : null}
      {tours.length > 0 ? (
        <PageSection id="related" title={t("tour.related")}>
          <TourCards tours={tours} />
        </PageSection>
      ) : null}
      <p className="wrap trip__all">
        <Link className="more" to={href("/tours")} prefetch="intent">
          {t("tour.all")} <Icon name="arrow" />
        </Link>
      </p>
    </>
  );
}
