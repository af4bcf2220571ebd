import type { Columns } from "../draft/values";

/** Result of a save. */
export type SaveOutcome =
  /** Written: the written row and its new `updated_at`. */
  | { kind: "saved"; row: Columns; updatedAt: string }
  /** Another person saved the entry since it was read. */
  | { kind: "conflict"; updatedAt: string }
  /** Another person deleted the entry since it was read. */
  | { kind: "gone" }
  | { kind: "slug-taken" }
  /** Not authorised: the session has ended or has no administrator role. */
  | { kind: "refused" }
  /** `unacknowledged`: no response, so that the save may have been written. */
  | { kind: "failed"; reason: string; unacknowledged: boolean };

/** Conflict that the administrator has to resolve. */
export type SaveConflict = Extract<SaveOutcome, { kind: "conflict" | "gone" }>;
