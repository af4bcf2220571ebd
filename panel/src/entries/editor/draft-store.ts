import type { Draft } from "../draft/values";
import type { Write } from "./use-saves";

/** What was typed and not saved, stored in this browser in case the tab or the machine goes down. */
export interface StoredDraft {
  draft: Draft;
  /** `updated_at` of the row that it changes; undefined for a new entry. */
  base: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
  /** Of the entry that it is of or becomes. */
  id?: string | undefined;
  /** A save of it that nobody has answered, and that may have arrived. */
  unanswered?: Write | undefined;
}

/** After it nobody is coming back for it; its pictures are swept after twice as long. */
const maxAgeMs = 7 * 24 * 3_600_000;

const keyOf = (name: string) => `tsamma-draft:${name}`;

/** @returns undefined when there is none, or nothing that was a draft of this form. */
export function readDraft(name: string, present: Draft): StoredDraft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    const known = Object.keys(stored?.draft ?? {}).some((field) => field in present);
    const recent = stored?.at > Date.now() - maxAgeMs;
    return known && recent ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(name: string, stored: StoredDraft): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(stored));
  } catch {
    // Storage is full or forbidden: the form works on without this net.
  }
}

export function removeDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // There is none then.
  }
}
