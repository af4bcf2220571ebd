import { renderStaticHtml } from "~/entries/render-static-html.server";
import { useI18n } from "~/i18n/context";
import { guidePath } from "~/seo/addresses";
import type { PageContext } from "~/seo/page-context";
import { Photo } from "~/ui/photo";
import type { StaticHtml } from "~/ui/static-html";
import type { Post } from "./post.server";

type BylineProps = Pick<Post, "author" | "guide" | "publishedAt" | "publishedText">;

/** Renders author and date of a post. */
export const renderByline = (request: Request, page: PageContext, post: BylineProps): StaticHtml =>
  renderStaticHtml(request, "article-by", page, <Byline {...post} />);

function Byline({ author, guide, publishedAt, publishedText }: BylineProps) {
  const { href } = useI18n();
  return (
    <>
      {guide ? (
        <a rel="author" href={href(guidePath(guide.slug))}>
          {guide.photo ? <Photo picture={guide.photo} alt="" sizes="48px" /> : null}
          <span>
            <span>{author}</span>, <span lang={guide.lang?.role}>{guide.role}</span>
          </span>
        </a>
      ) : (
        <span>{author}</span>
      )}
      <time dateTime={publishedAt}>{publishedText}</time>
    </>
  );
}
