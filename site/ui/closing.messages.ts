import { wordsOf } from "#content/texts/define.ts";
import { layoutTexts } from "#content/texts/layout.ts";

/** Texts of the call to action. */
export const closing = wordsOf(layoutTexts, "closing");
