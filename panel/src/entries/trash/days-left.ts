const dayMs = 24 * 3_600_000;

/** Days for which the database keeps deleted entries (`purge_trash`). */
export const retentionDays = 30;

/** Remaining time in the trash, in Spanish. `now` is in milliseconds since 1970. */
export function daysLeft(deletedAt: string, now = Date.now()): string {
  const left = Math.ceil((Date.parse(deletedAt) + retentionDays * dayMs - now) / dayMs);
  if (left <= 0) return "Se elimina hoy";
  return left === 1 ? "Queda 1 día" : `Quedan ${Math.min(left, retentionDays)} días`;
}
