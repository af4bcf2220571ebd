/** Recommended length in characters: search engines cut off what is longer. */
export const seoLimits = { title: 60, description: 160 };

/** Width of a search result and fonts of its lines, in pixels. */
const lines = {
  title: { font: "20px Arial, sans-serif", width: 580 },
  description: { font: "14px Arial, sans-serif", width: 960 },
};

let canvas: CanvasRenderingContext2D | null | undefined;

function widthOf(words: string, font: string): number | undefined {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return undefined;
  canvas.font = font;
  return Math.round(canvas.measureText(words).width);
}

/** A line of a search result as search engines show it, with its width. */
export function SearchWidth({ kind, words }: { kind: keyof typeof lines; words: string }) {
  const { font, width } = lines[kind];
  const measured = widthOf(words, font);
  return (
    <div className="serp">
      <p className={`serp__${kind}`}>{words}</p>
      {measured !== undefined && (
        <small className={measured > width ? "serp__long" : undefined}>
          {measured} de {width} px
        </small>
      )}
    </div>
  );
}
