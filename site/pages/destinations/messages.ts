import { wordsOf } from "#content/texts/define.ts";
import { destinationsTexts } from "#content/texts/destinations.ts";

export const destinations = wordsOf(destinationsTexts);
