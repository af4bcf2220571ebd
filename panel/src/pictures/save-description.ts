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

/** What has become of an entry: as it is now, and why it does not say it yet. */
export interface Written {
  /** Undefined where it is gone. */
  entry: Described | undefined;
  before: Described;
  /** Undefined where it says it. */
  problem: Exclude<SaveOutcome, { kind: "saved" }> | undefined;
}

/**
 * Says this of a picture in every entry, each saved over what was read that it says of it and nothing else; one
 * after the other, so that a session that has ended is asked for once.
 * @param signal aborted when the form is left
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
      // What somebody has changed there is not what is said of this picture.
      const untouched =
        now !== before && saysTheSame(descriptionIn(now, address), descriptionIn(before, address));
      if (untouched && tries > 1) return saveIn(now, address, description, signal, tries - 1);
      return { before, entry: now, problem: outcome };
    }
    default:
      return { before, entry: before, problem: outcome };
  }
}

/** As somebody else has left it, to be saved over that; the same where that cannot be read. */
async function readAgain(entry: Described): Promise<Described | undefined> {
  try {
    const [again] = await readDescribed(entry.type, [entry.row.id]);
    return again;
  } catch {
    return entry;
  }
}
