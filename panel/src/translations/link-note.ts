import { parseMarked } from "#shared/rich-text/parse.ts";
import { linksOf } from "#shared/rich-text/text-of.ts";
import type { RichKind } from "#shared/rich-text/types.ts";

/** Note that a translation with marks has another number of links than the Spanish text; undefined if it has not. */
export function linkNote(source: string, target: string, kind: RichKind): string | undefined {
  if (target.trim() === "") return undefined;
  const [given, here] = [source, target].map((text) => linksOf(parseMarked(text, kind)).length);
  if (given === here) return undefined;
  const has =
    given === 0 ? "no tiene enlaces" : `tiene ${given === 1 ? "1 enlace" : `${given} enlaces`}`;
  return `El español ${has}, aquí ${here === 0 ? "no hay ninguno" : `hay ${here}`}.`;
}
