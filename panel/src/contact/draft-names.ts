import { removeDraft } from "@panel/entries/editor/draft-store";

/** The names under which what is typed beside an enquiry is autosaved. */
export const draftNames = (enquiry: string) => ({
  answer: `answer/${enquiry}`,
  note: `note/${enquiry}`,
});

/** What has been typed beside an enquiry and neither sent nor saved, goes with it. */
export function removeDrafts(enquiry: string): void {
  for (const name of Object.values(draftNames(enquiry))) removeDraft(name);
}
