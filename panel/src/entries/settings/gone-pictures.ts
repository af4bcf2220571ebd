import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { Table } from "#content/define.ts";
import { imageKey } from "#shared/pictures/image-details.ts";
import type { Columns } from "../draft/values";

/** Storage keys of all pictures whose addresses are in the columns. */
export function pictureKeysIn(columns: Columns): string[] {
  const keys = new Set<string>();
  JSON.stringify(columns, (_, value) => {
    const key = typeof value === "string" ? imageKey(value) : undefined;
    if (key !== undefined) keys.add(key);
    return value;
  });
  return [...keys];
}

/**
 * The pictures of these that are no longer stored.
 * @throws {BackendError}
 */
export async function findGone(keys: readonly string[], signal: AbortSignal): Promise<string[]> {
  const found = await Promise.all(
    keys.map(async (path) => {
      const request = backend().rpc("pictures", { path }).abortSignal(signal);
      return dataOf(await request).length > 0;
    }),
  );
  return keys.filter((_, at) => !found[at]);
}

/**
 * Columns without pictures that are gone: columns of pictures are left out, items of lists lose theirs.
 * @returns also the labels of the fields with such pictures
 */
export function withoutGone(
  { fields }: Pick<Table, "fields">,
  columns: Columns,
  gone: readonly string[],
): { columns: Columns; labels: string[] } {
  const isGone = (value: unknown) =>
    typeof value === "string" && gone.includes(imageKey(value) ?? "");
  const labels = Object.entries(fields).flatMap(([name, { label }]) =>
    pictureKeysIn({ [name]: columns[name] }).some((key) => gone.includes(key)) ? [label] : [],
  );
  const kept = Object.entries(columns).filter(([, value]) => !isGone(value));
  const cleared = JSON.stringify(Object.fromEntries(kept), (_, value) =>
    isGone(value) ? null : value,
  );
  return { columns: JSON.parse(cleared), labels };
}
