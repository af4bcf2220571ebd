const dayMs = 24 * 3_600_000;

/** Days for which the database keeps what was deleted (`purge_trash`). */
export const retentionDays = 30;

/** How long something is still in the trash, in words; `now` in milliseconds since 1970. */
export function daysLeft(deletedAt: string, now = Date.now()): string {
  const left = Math.ceil((Date.parse(deletedAt) + retentionDays * dayMs - now) / dayMs);
  if (left <= 0) return "Se elimina hoy";
  return left === 1 ? "Queda 1 día" : `Quedan ${Math.min(left, retentionDays)} días`;
}
