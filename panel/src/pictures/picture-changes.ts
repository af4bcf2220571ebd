import { regainSession } from "@panel/auth/regain-session";
import { BackendError, isRefused } from "@panel/backend/backend-error";
import { randomId } from "@panel/backend/id";
import { type SaveOutcome, saveEntry } from "@panel/entries/editor/save-entry";
import {
  type DescribedEntry,
  type Description,
  descriptionIn,
  imageDetailsWith,
  isSameDescription,
} from "./descriptions";
import { type Picture, readDescribedEntries } from "./library-query";

/** Result of saving a description in one entry. */
export interface SaveResult {
  /** Current state; undefined if the entry was deleted. */
  entry: DescribedEntry | undefined;
  before: DescribedEntry;
  /** Undefined if it was saved. */
  problem: Exclude<SaveOutcome, { kind: "saved" }> | undefined;
}

/**
 * Writes the description to each entry, with optimistic locking on that description only. Sequentially, so
 * that an ended session asks only once to sign in.
 * @param signal aborted when the form unmounts
 */
export async function saveDescription(
  entries: readonly DescribedEntry[],
  address: string,
  description: Description,
  signal: AbortSignal,
): Promise<SaveResult[]> {
  const results: SaveResult[] = [];
  for (const entry of entries) results.push(await saveIn(entry, address, description, signal));
  return results;
}

async function saveIn(
  before: DescribedEntry,
  address: string,
  description: Description,
  signal: AbortSignal,
  tries = 3,
): Promise<SaveResult> {
  const image_details = imageDetailsWith(before, address, description);
  if (!image_details) return { before, entry: before, problem: undefined };
  const { type, row } = before;
  const write = { row: { image_details }, base: row.updated_at, operation: randomId() };
  let outcome = await saveEntry(type.table, row.id, write);
  if (outcome.kind === "refused" && (await regainSession(signal)))
    outcome = await saveEntry(type.table, row.id, write);
  switch (outcome.kind) {
    case "saved": {
      const saved = { ...row, image_details, updated_at: outcome.updatedAt };
      return { before, entry: { type, row: saved }, problem: undefined };
    }
    case "gone":
      return { before, entry: undefined, problem: outcome };
    case "conflict": {
      const now = await readAgain(before);
      if (!now) return { before, entry: undefined, problem: { kind: "gone" } };
      // The conflicting change did not touch this description: retry over it.
      const untouched =
        now !== before &&
        isSameDescription(descriptionIn(now, address), descriptionIn(before, address));
      if (untouched && tries > 1) return saveIn(now, address, description, signal, tries - 1);
      return { before, entry: now, problem: outcome };
    }
    default:
      return { before, entry: before, problem: outcome };
  }
}

/** Current state of the entry; the given one if it cannot be read. */
async function readAgain(entry: DescribedEntry): Promise<DescribedEntry | undefined> {
  try {
    const [again] = await readDescribedEntries(entry.type, [entry.row.id]);
    return again;
  } catch {
    return entry;
  }
}

/**
 * Removes a picture for good.
 * @param signal aborted when the caller is gone
 * @returns false if it was not removed: it is in use now, or already gone
 * @throws {BackendError}
 */
export async function removePicture(
  { bucket, name }: Picture,
  signal: AbortSignal,
): Promise<boolean> {
  const attempt = async () => {
    // Loaded here only: nothing else needs the storage's client.
    const { bucketOf } = await import("@panel/backend/bucket");
    const { data, error } = await bucketOf(bucket).remove([name]);
    if (error) {
      const status = "status" in error ? Number(error.status) : 0;
      throw new BackendError({ code: "", message: error.message }, status || 0);
    }
    return data.length > 0;
  };
  try {
    return await attempt();
  } catch (error) {
    if (isRefused(error) && (await regainSession(signal))) return attempt();
    throw error;
  }
}
