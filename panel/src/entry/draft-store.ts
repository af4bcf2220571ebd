/** What was typed and not saved, kept in this browser in case the tab or the machine goes down. */
export interface StoredDraft<Draft> {
  draft: Draft;
  /** `updated_at` of the row that it changes; undefined for a new entry. */
  base: string | undefined;
  /** Addresses of pictures that were uploaded for it and that no saved entry shows yet. */
  uploaded: string[];
  /** Milliseconds since 1970. */
  at: number;
}

/** Milliseconds after which nobody is coming back for it; its pictures are swept after twice as long. */
const longest = 7 * 24 * 3_600_000;

const keyOf = (name: string) => `tsamma-draft:${name}`;

/** @returns undefined when there is none, or one that this version cannot read. */
export function readDraft<Draft extends object>(
  name: string,
  pattern: Draft,
): StoredDraft<Draft> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    const known = Object.keys(pattern).every((field) => field in (stored?.draft ?? {}));
    const recent = stored?.at > Date.now() - longest;
    return stored && known && recent ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft<Draft>(name: string, stored: StoredDraft<Draft>): void {
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
