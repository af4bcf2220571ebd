import { draftOwner } from "@panel/auth/session";
import type { Draft } from "../draft/values";
import type { SaveRequest } from "./use-saves";

/** Unsaved draft in localStorage, in case the tab or the machine crashes. The member names are a stored format. */
export interface StoredDraft {
  draft: Draft;
  /** `updated_at` of the row that it edits; undefined for a new entry. */
  base: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
  /** Id of the entry, also of one that is not saved yet. */
  id?: string | undefined;
  /** A save without response, which may have been written. */
  unanswered?: SaveRequest | undefined;
}

/** Older drafts are removed. Their uploads are swept after twice this time. */
const maxAgeMs = 7 * 24 * 3_600_000;

const prefix = "tsamma-draft:";

/** Each account has its own drafts, because several people may use a browser. */
const keyOf = (name: string) => `${prefix}${draftOwner()}:${name}`;

const isRecent = (stored: StoredDraft | null) => (stored?.at ?? 0) > Date.now() - maxAgeMs;

/** @returns undefined if there is none, or if none of its fields is known */
export function readDraft(name: string, current: Draft): StoredDraft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    const known = Object.keys(stored?.draft ?? {}).some((field) => field in current);
    return known && isRecent(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(name: string, stored: StoredDraft): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(stored));
  } catch {
    // Storage is full or blocked: the form works without autosave.
  }
}

export function removeDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Storage is blocked: there is no draft.
  }
}

/** Removes old drafts of all accounts: they contain personal data of customers. */
export function removeExpiredDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue;
      if (!isRecent(JSON.parse(localStorage.getItem(key) ?? "null"))) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: there are no drafts.
  }
}
