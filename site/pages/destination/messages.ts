import { wordsOf } from "#content/texts/define.ts";
import { destinationTexts } from "#content/texts/destination.ts";
import type { MessageTable } from "~/i18n/message-table";

/** Texts of a destination's page that the browser needs. */
export const destination = {
  ...wordsOf(destinationTexts, "tours", "invitation"),
} satisfies MessageTable;
