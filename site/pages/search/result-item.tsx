import { Link } from "react-router";
import { useI18n } from "~/i18n/context";
import { FramedFigure } from "~/ui/framed-figure";
import { Photo } from "~/ui/photo";
import { PicturePlaceholder } from "~/ui/picture-placeholder";
import type { TextSegment } from "./excerpt.server";
import type { SearchResult } from "./results.server";

const sizes = "(min-width: 40rem) 180px, 96px";

export function ResultItem({ result }: { result: SearchResult }) {
  const { href } = useI18n();
  const { kind, path, picture, note } = result;
  return (
    <li className="find">
      <FramedFigure className="plate find__plate" ratio="4 / 3">
        {picture ? <Photo picture={picture} alt="" sizes={sizes} /> : <PicturePlaceholder />}
      </FramedFigure>
      <div>
        <p className="find__kind">
          <b>{kind}</b>
          {note ? <span lang={result.noteLang}>{note}</span> : null}
        </p>
        <h2 lang={result.titleLang}>
          <Link to={href(path)} prefetch="intent">
            <Segments of={result.title} />
          </Link>
        </h2>
        <p className="find__text" lang={result.excerptLang}>
          <Segments of={result.excerpt} />
        </p>
      </div>
    </li>
  );
}

function Segments({ of }: { of: readonly TextSegment[] }) {
  return of.map(({ text, mark }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    mark ? <mark key={at}>{text}</mark> : text,
  );
}
