import { Link } from "react-router";
import { useI18n } from "~/i18n/context";
import { FramedFigure } from "~/ui/framed-figure";
import { Photo } from "~/ui/photo";
import { PicturePlaceholder } from "~/ui/picture-placeholder";
import type { PostSummary } from "./post.server";

/** Three columns (`journal.css`). */
const sizes = "(min-width: 94rem) 410px, (min-width: 62rem) 28vw, (min-width: 40rem) 42vw, 89vw";

interface PostCardProps {
  post: PostSummary;
  /** Its picture is the first of the page. */
  first: boolean;
}

/** Card of a post. The title's link covers the whole card (F1, F2). */
export function PostCard({ post, first }: PostCardProps) {
  const { href } = useI18n();
  return (
    <article className="post">
      <FramedFigure>
        {post.picture ? (
          <Photo picture={post.picture} alt="" sizes={sizes} priority={first} />
        ) : (
          <PicturePlaceholder />
        )}
      </FramedFigure>
      <p className="post__tags">
        {post.labels.map(({ name, lang }, at) =>
          at === 0 ? (
            <b key={name} lang={lang}>
              {name}
            </b>
          ) : (
            <span key={name} lang={lang}>
              {name}
            </span>
          ),
        )}
      </p>
      <h2 lang={post.lang?.title}>
        <Link to={href(`/blog/${encodeURIComponent(post.slug)}`)} prefetch="intent">
          {post.title}
        </Link>
      </h2>
      <p className="post__ex" lang={post.lang?.excerpt}>
        {post.excerpt}
      </p>
      <p className="post__by">
        {post.author ? `${post.author}, ` : null}
        <time dateTime={post.publishedAt}>{post.publishedText}</time>
      </p>
    </article>
  );
}
