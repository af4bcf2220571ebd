import { randomId } from "@panel/backend/id";
import { useRef } from "react";
import type { Columns } from "../draft/values";
import type { SaveOutcome } from "./save-outcome";

/** A save request. */
export interface Write {
  row: Columns;
  /** `updated_at` as read; undefined for a new entry. */
  base: string | undefined;
  operation: string;
}

interface Options {
  write: (write: Write) => Promise<SaveOutcome>;
  /** Called with each request, and with undefined when its response has arrived. */
  onSend: (write: Write | undefined) => void;
  /** Called when an earlier request turns out to be saved and another one follows. */
  onSettled: (row: Columns, updatedAt: string) => void;
}

/** Sends saves, and repeats one whose response was lost. */
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
    /** Takes over an unacknowledged save of an earlier visit. */
    resume: (write: Write | undefined) => {
      unanswered.current = write;
    },
    async save(row: Columns, base: string | undefined): Promise<SaveOutcome> {
      const before = unanswered.current;
      if (!before) return send({ row, base, operation: randomId() });
      // Repeat the request unchanged: the server recognises its operation. A new operation would be a conflict
      // with the first.
      const outcome = await send(before);
      const same = JSON.stringify(before.row) === JSON.stringify(row);
      if (same || outcome.kind === "failed" || outcome.kind === "refused") return outcome;
      if (outcome.kind !== "saved") return send({ row, base, operation: randomId() });
      onSettled(before.row, outcome.updatedAt);
      return send({ row, base: outcome.updatedAt, operation: randomId() });
    },
  };
}
