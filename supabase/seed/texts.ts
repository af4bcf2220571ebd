import { companyWords } from "./company-words.ts";
import { keyOf, readContent } from "./content.ts";
import type { Trilingual } from "./trilingual.ts";

/** A text with its place: `el-delta-en-mokoro itinerary 3 title`. */
export type PlacedText = [place: string, text: Trilingual];

/** Every translated text of the demonstration content and of the company's terms. */
export async function readTexts(): Promise<PlacedText[]> {
  const entries = Object.values(await readContent()).flat();
  return [
    ...entries.flatMap((entry) => textsIn(entry, keyOf(entry))),
    ...textsIn(companyWords, "company"),
  ];
}

/** The translated texts below a value; the items of a list are numbered from 0. */
export function textsIn(value: unknown, place: string): PlacedText[] {
  if (typeof value !== "object" || value === null) return [];
  if ("es" in value && typeof value.es === "string") return [[place, value as Trilingual]];
  if ("es" in value && Array.isArray(value.es)) {
    const { es, en, fr } = value as Record<keyof Trilingual, string[]>;
    return es.map((text, at) => [
      `${place} ${at}`,
      { es: text, en: en[at] ?? "", fr: fr[at] ?? "" },
    ]);
  }
  return Object.entries(value).flatMap(([name, held]) => textsIn(held, `${place} ${name}`));
}
