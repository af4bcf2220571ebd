import { regainSession } from "@panel/auth/regain-session";
import { randomId } from "@panel/backend/id";
import { saveEntry } from "@panel/entries/editor/save-entry";
import type { SaveOutcome } from "@panel/entries/editor/save-outcome";
import {
  type Described,
  type Description,
  descriptionIn,
  detailsWith,
  saysTheSame,
} from "./described";
import { readDescribed } from "./read-library";

/** Result of saving a description in one entry. */
export interface Written {
  /** Current state; undefined if the entry was deleted. */
  entry: Described | undefined;
  before: Described;
  /** Undefined if it was saved. */
  problem: Exclude<SaveOutcome, { kind: "saved" }> | undefined;
}

/**
 * Writes the description to each entry, with optimistic locking on that description only. Sequentially, so
 * that an ended session asks only once to sign in.
 * @param signal aborted when the form unmounts
 */
export async function saveDescription(
  entries: readonly Described[],
  address: string,
  description: Description,
  signal: AbortSignal,
): Promise<Written[]> {
  const written: Written[] = [];
  for (const entry of entries) written.push(await saveIn(entry, address, description, signal));
  return written;
}

async function saveIn(
  before: Described,
  address: string,
  description: Description,
  signal: AbortSignal,
  tries = 3,
): Promise<Written> {
  const image_details = detailsWith(before, address, description);
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
        now !== before && saysTheSame(descriptionIn(now, address), descriptionIn(before, address));
      if (untouched && tries > 1) return saveIn(now, address, description, signal, tries - 1);
      return { before, entry: now, problem: outcome };
    }
    default:
      return { before, entry: before, problem: outcome };
  }
}

/** Current state of the entry; the given one if it cannot be read. */
async function readAgain(entry: Described): Promise<Described | undefined> {
  try {
    const [again] = await readDescribed(entry.type, [entry.row.id]);
    return again;
  } catch {
    return entry;
  }
}
