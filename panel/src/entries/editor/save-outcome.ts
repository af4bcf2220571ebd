import type { Columns } from "../draft/values";

/** What has become of a save. */
export type SaveOutcome =
  /** It is written: what was written, and its new `updated_at`. */
  | { kind: "saved"; row: Columns; updatedAt: string }
  /** Somebody else saved it since it was opened. */
  | { kind: "conflict"; updatedAt: string }
  /** Somebody else deleted it since it was opened. */
  | { kind: "gone" }
  | { kind: "slug-taken" }
  /** Nobody is signed in any more who may. */
  | { kind: "refused" }
  /** `unanswered`: it may have arrived all the same. */
  | { kind: "failed"; reason: string; unanswered: boolean };

/** What is in the way of a save, for a person to decide. */
export type SaveConflict = Extract<SaveOutcome, { kind: "conflict" | "gone" }>;
