import { randomId } from "@panel/backend/id";
import { useRef } from "react";
import type { Columns } from "../draft/values";
import type { SaveOutcome } from "./save-outcome";

/** A save request. */
export interface SaveRequest {
  row: Columns;
  /** `updated_at` as read; undefined for a new entry. */
  base: string | undefined;
  operation: string;
}

interface Options {
  sendSave: (request: SaveRequest) => Promise<SaveOutcome>;
  /** Called with each request, and with undefined when its response has arrived. */
  onSend: (request: SaveRequest | undefined) => void;
  /** Called when an earlier request turns out to be saved and another one follows. */
  onEarlierSaved: (row: Columns, updatedAt: string) => void;
}

/** Sends saves, and repeats one whose response was lost. */
export function useSaves({ sendSave, onSend, onEarlierSaved }: Options) {
  const unacknowledged = useRef<SaveRequest>(undefined);

  async function send(next: SaveRequest): Promise<SaveOutcome> {
    unacknowledged.current = next;
    onSend(next);
    const outcome = await sendSave(next);
    const open =
      outcome.kind === "refused" || (outcome.kind === "failed" && outcome.unacknowledged);
    if (open) return outcome;
    unacknowledged.current = undefined;
    onSend(undefined);
    return outcome;
  }

  return {
    mayHaveArrived: () => unacknowledged.current !== undefined,
    /** Takes over an unacknowledged save of an earlier visit. */
    resume: (request: SaveRequest | undefined) => {
      unacknowledged.current = request;
    },
    async save(row: Columns, base: string | undefined): Promise<SaveOutcome> {
      const before = unacknowledged.current;
      if (!before) return send({ row, base, operation: randomId() });
      // Repeat the request unchanged: the server recognises its operation. A new operation would be a conflict
      // with the first.
      const outcome = await send(before);
      const same = JSON.stringify(before.row) === JSON.stringify(row);
      if (same || outcome.kind === "failed" || outcome.kind === "refused") return outcome;
      if (outcome.kind !== "saved") return send({ row, base, operation: randomId() });
      onEarlierSaved(before.row, outcome.updatedAt);
      return send({ row, base: outcome.updatedAt, operation: randomId() });
    },
  };
}
