import { Link } from "react-router";
import { EmptyArt } from "~/components/empty-art";
import { Plate } from "~/components/plate";
import { useI18n } from "~/i18n/context";
import { formatDate } from "~/i18n/format";
import type { PostSummary } from "./post";

const tagsOnCard = 2;

interface PostCardProps {
  post: PostSummary;
  /** Its picture is the page's first. */
  first: boolean;
}

/** The title's link is stretched over the whole card (checklist F1, F2). */
export function PostCard({ post, first }: PostCardProps) {
  const { href, locale } = useI18n();
  return (
    <article className="post">
      <Plate>
        {post.picture ? (
          <img
            src={post.picture}
            alt=""
            loading={first ? "eager" : "lazy"}
            fetchPriority={first ? "high" : undefined}
            decoding="async"
          />
        ) : (
          <EmptyArt />
        )}
      </Plate>
      <p className="post__tags">
        <b>{post.category}</b>
        {post.tags.slice(0, tagsOnCard).map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </p>
      <h2>
        <Link to={href(`/blog/${encodeURIComponent(post.slug)}`)} prefetch="intent">
          {post.title}
        </Link>
      </h2>
      <p className="post__ex">{post.excerpt}</p>
      <p className="post__by">
        {post.author ? `${post.author}, ` : null}
        <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, locale, "short")}</time>
      </p>
    </article>
  );
}
