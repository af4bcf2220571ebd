import { usePreview } from "@panel/entries/preview/use-preview";
import { useEffect, useRef, useState } from "react";
import type { TextPage } from "#content/texts/define.ts";
import { type Locale, localeNames, locales } from "#shared/locales.ts";
import { previewWords } from "./preview-words";
import { cutToWidth, resultLines, widthOf } from "./text-width";
import type { TextsForm } from "./use-texts-form";

export interface SearchResultsProps {
  page: TextPage;
  /** Section with the title and the description. */
  section: string;
  form: TextsForm;
}

/**
 * The page as a result of a search engine, in all languages, with the unsaved words (M4). Title and description are
 * those of the rendered page, so that the company's name and the values of placeholders are in them.
 */
export default function SearchResults({ page, section, form }: SearchResultsProps) {
  const [isSeen, setSeen] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!place.current) return;
    // Pages are rendered only for owners who scroll here.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section className="serp" aria-label="Así sale en un buscador" ref={place}>
      <h3>Así sale en un buscador</h3>
      {isSeen &&
        locales.map((locale) => <Result key={locale} {...{ page, section, form, locale }} />)}
    </section>
  );
}

function Result({ page, section, form, locale }: SearchResultsProps & { locale: Locale }) {
  const inHead = Object.entries(page.texts).filter(([, text]) => text.section === section);
  const texts = previewWords(Object.fromEntries(inHead), form, locale);
  const { html, path, failure } = usePreview(
    () => ({ type: "site_texts", locale, page: page.page, texts }),
    [JSON.stringify(texts)],
  );
  const found = html === undefined ? undefined : readHead(html);
  return (
    <div className="serp__result">
      <p className="serp__language">{localeNames[locale]}</p>
      {found && (
        <div lang={locale}>
          <p className="serp__address">
            {[location.host, ...(path ?? "").split("/").slice(1)].filter(Boolean).join(" › ")}
          </p>
          <Line kind="title" words={found.title} />
          <Line kind="description" words={found.description} />
        </div>
      )}
      {found && (
        <small>
          Título: <Width kind="title" words={found.title} />. Descripción:{" "}
          <Width kind="description" words={found.description} />.
        </small>
      )}
      {failure && <small role="status">{failure}</small>}
      {!found && !failure && <small role="status">Cargando...</small>}
    </div>
  );
}

interface LineProps {
  kind: keyof typeof resultLines;
  words: string;
}

function Line({ kind, words }: LineProps) {
  const { font, width } = resultLines[kind];
  return (
    <p className={`serp__${kind}`}>{cutToWidth(words, width, (some) => widthOf(some, font))}</p>
  );
}

function Width({ kind, words }: LineProps) {
  const { font, width } = resultLines[kind];
  const measured = widthOf(words, font) ?? 0;
  return measured > width ? (
    <span className="serp__long">
      {measured} de {width} px, se corta
    </span>
  ) : (
    `${measured} de ${width} px`
  );
}

/** Title and description of a document. */
function readHead(html: string) {
  const { title, head } = new DOMParser().parseFromString(html, "text/html");
  const description = head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  return { title, description: description ?? "" };
}
