/** The part of lite's parsed query that says which columns are written. */
export interface Mutation {
  values?: unknown;
  $meta?: { columns?: readonly string[]; missing?: string };
}

/**
 * Gives all rows the same columns if the request names them, as supabase-js does for several rows: missing
 * values are null, or with `Prefer: missing=default` undefined, which Kysely writes as `default`. lite would
 * use the default in both cases, and report null.
 */
export function completeRows({ values, $meta }: Mutation): void {
  const columns = $meta?.columns;
  if (!columns) return;
  const filler = $meta.missing === "default" ? undefined : null;
  for (const row of Array.isArray(values) ? values : [values]) {
    if (typeof row !== "object" || row === null || Array.isArray(row)) continue;
    for (const column of columns)
      if (!Object.hasOwn(row, column)) (row as Record<string, unknown>)[column] = filler;
  }
}
