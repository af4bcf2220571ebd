import { removeDraft } from "@panel/entries/editor/draft-store";

/** The names under which is kept what is typed beside an enquiry. */
export const keptNames = (enquiry: string) => ({
  answer: `answer/${enquiry}`,
  note: `note/${enquiry}`,
});

/** What has been typed beside an enquiry and neither sent nor saved, goes with it. */
export function forgetKeptTexts(enquiry: string): void {
  for (const name of Object.values(keptNames(enquiry))) removeDraft(name);
}
