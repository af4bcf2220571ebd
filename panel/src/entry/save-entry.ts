import { BackendError, isRefused } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { AnyRow, EntryKind } from "./kind";

/** Milliseconds after which a save that nobody answers counts as failed. */
const patience = 30_000;

/** The entry is written: what was written, and its new `updated_at`. */
export interface Saved {
  kind: "saved";
  row: AnyRow;
  updatedAt: string;
}

export type SaveOutcome =
  | Saved
  /** Somebody else saved it since it was opened. */
  | { kind: "conflict"; updatedAt: string }
  /** Somebody else deleted it since it was opened. */
  | { kind: "gone" }
  | { kind: "slug-taken" }
  | { kind: "refused" }
  | { kind: "failed"; reason: string };

interface Save {
  kind: EntryKind;
  id: string;
  /** `updated_at` as it was read; undefined inserts a new row. */
  base: string | undefined;
  row: Record<string, unknown>;
}

/**
 * Writes an entry. An update goes through only on the version that was read, so that nobody overwrites
 * somebody else unknowingly. A new entry brings its id: a save that arrived although its answer got
 * lost is recognised when it is repeated.
 */
export async function saveEntry({ kind, id, base, row }: Save): Promise<SaveOutcome> {
  const table = backend().from(kind.table as "tours");
  const signal = AbortSignal.timeout(patience);
  const answer = base
    ? await table
        .update(row as never)
        .eq("id", id)
        .eq("updated_at", base)
        .select("updated_at")
        .abortSignal(signal)
        .maybeSingle()
    : await table
        .insert({ ...row, id } as never)
        .select("updated_at")
        .abortSignal(signal)
        .maybeSingle();
  if (!answer.error && answer.data)
    return { kind: "saved", row: row as AnyRow, updatedAt: answer.data.updated_at };
  if (!answer.error) return whyUntouched({ kind, id, base, row });
  const { code, message } = answer.error;
  if (code === "23505") {
    if (message.includes("_pkey")) return whyUntouched({ kind, id, base, row });
    return { kind: "slug-taken" };
  }
  if (isRefused(new BackendError(answer.error, answer.status))) return { kind: "refused" };
  return { kind: "failed", reason: reasonOf(answer.error, answer.status) };
}

/** An update that met no row, or an insert whose row is there already. */
async function whyUntouched({ kind, id, base, row }: Save): Promise<SaveOutcome> {
  const { data, error, status } = await backend()
    .from(kind.table as "tours")
    .select("*")
    .eq("id", id)
    .maybeSingle();
  if (error) return { kind: "failed", reason: reasonOf(error, status) };
  if (!data) return { kind: "gone" };
  const there = data as unknown as AnyRow;
  // Our own earlier save, whose answer got lost on the way.
  const same = Object.entries(row).every(
    ([column, value]) => JSON.stringify(there[column]) === JSON.stringify(value),
  );
  if (same) return { kind: "saved", row: row as AnyRow, updatedAt: there.updated_at };
  // Nobody has touched it: it was not ours to change any more, which PostgREST calls no error.
  if (there.updated_at === base) return { kind: "refused" };
  return { kind: "conflict", updatedAt: there.updated_at };
}

/** Why the backend did not do it, in the administrator's words. */
export function reasonOf(error: { code?: string; message: string }, status: number): string {
  if (status === 0 || error.message.includes("Failed to fetch"))
    return "No hay conexión con el servidor. No se ha perdido nada: inténtalo otra vez.";
  if (status === 413) return "El texto es demasiado largo.";
  if (status === 429) return "Demasiadas peticiones. Espera un momento e inténtalo otra vez.";
  if (status >= 500)
    return "El servidor ha tenido un problema. Inténtalo otra vez dentro de un momento.";
  return `El servidor no lo acepta: ${error.message}`;
}
