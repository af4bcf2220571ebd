import { randomId } from "@panel/backend/id";
import { useRef } from "react";
import type { Columns } from "../draft/values";
import type { SaveOutcome } from "./save-outcome";

/** A save: of what, over which version, and by which id it is known when it comes twice. */
export interface Write {
  row: Columns;
  /** `updated_at` as it was read; undefined where there is no row yet. */
  base: string | undefined;
  operation: string;
}

interface Options {
  write: (write: Write) => Promise<SaveOutcome>;
  /** A save goes out; undefined: its answer has come. */
  onSend: (write: Write | undefined) => void;
  /** An earlier save has arrived after all, and another one follows. */
  onSettled: (row: Columns, updatedAt: string) => void;
}

/** Sends saves, and knows what may have become of one whose answer got lost. */
export function useSaves({ write, onSend, onSettled }: Options) {
  const unanswered = useRef<Write>(undefined);

  async function send(next: Write): Promise<SaveOutcome> {
    unanswered.current = next;
    onSend(next);
    const outcome = await write(next);
    const open = outcome.kind === "refused" || (outcome.kind === "failed" && outcome.unanswered);
    if (open) return outcome;
    unanswered.current = undefined;
    onSend(undefined);
    return outcome;
  }

  return {
    mayHaveArrived: () => unanswered.current !== undefined,
    /** Goes on after a save of an earlier visit, which it waited in vain to hear of. */
    resume: (write: Write | undefined) => {
      unanswered.current = write;
    },
    async save(row: Columns, base: string | undefined): Promise<SaveOutcome> {
      const before = unanswered.current;
      if (!before) return send({ row, base, operation: randomId() });
      // It is sent again as it was, which the server knows by its operation: after a new one it would be taken
      // for somebody else's.
      const outcome = await send(before);
      const same = JSON.stringify(before.row) === JSON.stringify(row);
      if (same || outcome.kind === "failed" || outcome.kind === "refused") return outcome;
      if (outcome.kind !== "saved") return send({ row, base, operation: randomId() });
      onSettled(before.row, outcome.updatedAt);
      return send({ row, base: outcome.updatedAt, operation: randomId() });
    },
  };
}
