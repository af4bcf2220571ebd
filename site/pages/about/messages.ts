import { aboutTexts } from "#content/texts/about.ts";
import { wordsOf } from "#content/texts/define.ts";

export const about = wordsOf(aboutTexts);
