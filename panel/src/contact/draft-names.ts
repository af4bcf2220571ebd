import { removeDraft } from "@panel/entries/editor/draft-store";

/** Keys of the autosaved drafts of an enquiry. */
export const draftNames = (enquiry: string) => ({
  answer: `answer/${enquiry}`,
  note: `note/${enquiry}`,
});

/** Removes unsent and unsaved texts of an erased enquiry. */
export function removeDrafts(enquiry: string): void {
  for (const name of Object.values(draftNames(enquiry))) removeDraft(name);
}
