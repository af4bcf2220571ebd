import { Link } from "react-router";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import { FramedFigure } from "~/ui/framed-figure";
import { Photo } from "~/ui/photo";
import { type StaticHtml, StaticHtmlBlock } from "~/ui/static-html";
import type { ArticleData } from "./post.server";

/** Width of 70 rem (`journal.css`). */
const sizes = "(min-width: 78rem) 1090px, 88vw";

interface ArticleProps {
  post: ArticleData;
  byline: StaticHtml;
  body: StaticHtml;
}

export function Article({ post, byline, body }: ArticleProps) {
  const { href } = useI18n();
  const { lang } = post;
  return (
    <article className="article">
      <BackLink />
      <ul className="badges article__tags">
        {post.terms.map(({ name, lang, path }, at) => {
          const className = at === 0 ? "badge badge--glow" : "badge badge--line";
          return (
            <li key={path ?? name} lang={lang}>
              {path ? (
                <Link className={className} to={href(path)} prefetch="intent">
                  {name}
                </Link>
              ) : (
                <span className={className}>{name}</span>
              )}
            </li>
          );
        })}
      </ul>
      <h1 lang={lang?.title}>{post.title}</h1>
      <p className="article__ex" lang={lang?.excerpt}>
        {post.excerpt}
      </p>
      <StaticHtmlBlock className="article__by" content={byline} />
      {post.picture ? (
        <FramedFigure className="plate wide" ratio="2 / 1">
          <Photo picture={post.picture} alt={post.picture.alt ?? ""} sizes={sizes} priority />
        </FramedFigure>
      ) : null}
      <StaticHtmlBlock className="article__body" content={body} lang={lang?.content} />
      <div className="article__end">
        <BackLink />
      </div>
    </article>
  );
}

function BackLink() {
  const { t, href } = useI18n();
  return (
    <p>
      <Link className="more more--back" to={href("/blog")} prefetch="intent">
        <Icon name="back" /> {t("blog.back")}
      </Link>
    </p>
  );
}
