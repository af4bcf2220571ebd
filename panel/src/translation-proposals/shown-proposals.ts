import { create } from "zustand";

/** Proposal of a text, as its field shows it. */
export type ShownProposal =
  | {
      kind: "proposal";
      provider: string;
      text: string;
      /** The Spanish text has changed since. */
      isOutdated: boolean;
      use: () => void;
      edit: () => void;
      discard: () => void;
    }
  | { kind: "used"; undo: () => void }
  | { kind: "refused" };

/** By the path of the field. Written by the open form, read by its fields. */
export const shownProposals = create<ReadonlyMap<string, ShownProposal>>(() => new Map());
