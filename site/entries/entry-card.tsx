import { Link } from "react-router";
import { useI18n } from "~/i18n/context";
import type { Picture } from "~/pictures/picture";
import { postPath, tourPath } from "~/seo/addresses";
import { FramedFigure } from "~/ui/framed-figure";
import { Photo } from "~/ui/photo";
import { PicturePlaceholder } from "~/ui/picture-placeholder";
import type { PostCard } from "./post-cards.server";
import type { TourCard } from "./tour-cards.server";

/** Three columns (`journal.css`). */
const sizes = "(min-width: 94rem) 410px, (min-width: 62rem) 28vw, (min-width: 40rem) 42vw, 89vw";

interface Words {
  text: string;
  lang: string | undefined;
}

interface EntryCardProps {
  to: string;
  picture: Picture | undefined;
  title: Words;
  /** Clamped to two lines. */
  text: Words;
  foot?: string;
}

/** Card of an entry. The title's link covers the whole card. */
export function EntryCard({ to, picture, title, text, foot }: EntryCardProps) {
  const { href } = useI18n();
  return (
    <article className="post">
      <FramedFigure>
        {picture ? <Photo picture={picture} alt="" sizes={sizes} /> : <PicturePlaceholder />}
      </FramedFigure>
      <h3 lang={title.lang}>
        <Link to={href(to)} prefetch="intent">
          {title.text}
        </Link>
      </h3>
      <p className="post__ex" lang={text.lang}>
        {text.text}
      </p>
      {foot ? <p className="post__by">{foot}</p> : null}
    </article>
  );
}

export function TourCards({ tours }: { tours: readonly TourCard[] }) {
  const { t } = useI18n();
  return (
    <div className="journal">
      {tours.map(({ slug, picture, name, destination, days, priceText, lang }) => (
        <EntryCard
          key={slug}
          to={tourPath(slug)}
          picture={picture}
          title={{ text: name, lang: lang?.name }}
          text={{ text: destination, lang: lang?.destination }}
          foot={`${t.count("entries.days", days)}, ${t("entries.from", { price: priceText })}`}
        />
      ))}
    </div>
  );
}

export function PostCards({ posts }: { posts: readonly PostCard[] }) {
  return (
    <div className="journal">
      {posts.map(({ slug, picture, title, excerpt, lang }) => (
        <EntryCard
          key={slug}
          to={postPath(slug)}
          picture={picture}
          title={{ text: title, lang: lang?.title }}
          text={{ text: excerpt, lang: lang?.excerpt }}
        />
      ))}
    </div>
  );
}
