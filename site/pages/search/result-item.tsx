import { Link } from "react-router";
import { useI18n } from "~/i18n/context";
import { EmptyArt } from "~/ui/empty-art";
import { Photo } from "~/ui/photo";
import { Plate } from "~/ui/plate";
import type { Piece } from "./excerpt.server";
import type { SearchResult } from "./results.server";

const sizes = "(min-width: 40rem) 180px, 96px";

export function ResultItem({ result }: { result: SearchResult }) {
  const { t, href } = useI18n();
  const { kind, path, picture, note } = result;
  return (
    <li className="find">
      <Plate className="plate find__plate" ratio="4 / 3">
        {picture ? <Photo picture={picture} alt="" sizes={sizes} /> : <EmptyArt />}
      </Plate>
      <div>
        <p className="find__kind">
          <b>{t(`search.kind.${kind}`)}</b>
          {note ? <span lang={result.noteLang}>{note}</span> : null}
        </p>
        <h2 lang={result.titleLang}>
          <Link to={href(path)} prefetch="intent">
            <Pieces of={result.title} />
          </Link>
        </h2>
        <p className="find__text" lang={result.excerptLang}>
          <Pieces of={result.excerpt} />
        </p>
      </div>
    </li>
  );
}

function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map(({ text, mark }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    mark ? <mark key={at}>{text}</mark> : text,
  );
}
