import { draftOwner } from "@panel/auth/session";

/**
 * Work that the server does not have yet, in localStorage, in case the tab or the machine crashes. The keys contain
 * the account, because several people may use a browser.
 */

const prefix = "tsamma-buffer:";
/** Drafts of versions before drafts were stored in the database. */
const formerPrefix = "tsamma-draft:";

/** Older buffers are removed. Their uploads are swept after twice this time. */
const maxAgeMs = 7 * 24 * 3_600_000;

interface Stored {
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

const keyOf = (name: string) => `${prefix}${draftOwner()}:${name}`;

const isRecent = (stored: Stored | null) => (stored?.at ?? 0) > Date.now() - maxAgeMs;

function readKey<Value extends Stored>(key: string): Value | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null");
    return isRecent(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export const readBuffer = <Value extends Stored>(name: string) => readKey<Value>(keyOf(name));

/** @returns false if the storage is full or blocked */
export function writeBuffer(name: string, value: object): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ ...value, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

export function removeBuffer(name: string): void {
  removeKeys((key) => key === keyOf(name));
}

/** Removes old buffers of all accounts: they contain personal data of customers. */
export function removeExpiredBuffers(): void {
  removeKeys((key) => (key.startsWith(prefix) || key.startsWith(formerPrefix)) && !readKey(key));
}

/** Draft that a former version of the panel has stored. */
export interface FormerDraft<Value> extends Stored {
  draft: Value;
}

export const readFormerDraft = <Value>(name: string) =>
  readKey<FormerDraft<Value>>(`${formerPrefix}${draftOwner()}:${name}`);

export function removeFormerDraft(name: string): void {
  removeKeys((key) => key === `${formerPrefix}${draftOwner()}:${name}`);
}

function removeKeys(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) if (isMeant(key)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing.
  }
}

/**
 * Holds a buffer of this form until the signal is aborted, so that no other form takes it over. Without Web Locks,
 * which need https, buffers of open forms are taken over, too.
 */
export function holdBuffer(name: string, signal: AbortSignal): void {
  const held = () =>
    new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  void navigator.locks?.request(keyOf(name), held);
}

/**
 * Passes each buffer whose name starts so and whose form is closed to `take`, and removes it if that has written it to
 * another buffer.
 */
export async function takeOverBuffers<Value extends Stored>(
  start: string,
  take: (value: Value) => boolean,
): Promise<void> {
  for (const key of keysFrom(start)) {
    const takeOne = (lock: Lock | null) => {
      const value = lock ? readKey<Value>(key) : undefined;
      if (value && take(value)) removeKeys((other) => other === key);
    };
    if (navigator.locks) await navigator.locks.request(key, { ifAvailable: true }, takeOne);
    else takeOne({ name: key, mode: "exclusive" });
  }
}

/** Id of a new entry whose form was closed before the server had it. */
export async function unsentEntry(type: string): Promise<string | undefined> {
  const keys = keysFrom(`${type}:`);
  if (keys.length === 0) return undefined;
  const held = (await navigator.locks?.query())?.held?.map(({ name }) => name) ?? [];
  const unsent = keys.find(
    (key) => !held.includes(key) && readKey<Stored & { isNew?: boolean }>(key)?.isNew,
  );
  return unsent?.slice(keyOf(`${type}:`).length).split(":")[0];
}

function keysFrom(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keyOf(start)));
  } catch {
    return [];
  }
}
