import { resultLines, widthOf } from "./text-width";

/** Recommended length in characters: search engines cut off what is longer. */
export const seoLimits = { title: 60, description: 160 };

/** Width of a line of a search result, and that from which search engines cut it. */
export function SearchWidth({ kind, words }: { kind: keyof typeof resultLines; words: string }) {
  const { font, width } = resultLines[kind];
  const measured = widthOf(words, font);
  if (measured === undefined) return null;
  const isLong = measured > width;
  return (
    <p className={isLong ? "hint textfield__note" : "hint"}>
      {measured} de {width} px{isLong && ": los buscadores lo cortan"}
    </p>
  );
}
