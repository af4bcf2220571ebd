import type { Table } from "#content/define.ts";
import type { Columns } from "../draft/values";
import { compare, type Difference } from "../history/compare";

/** A stored change: the values that it replaced, by column. */
interface Version {
  was: Columns;
}

/** A change with the row as it was before, and its differences from the row after it. */
type State<V extends Version> = V & { differences: Difference[] };

/**
 * Earlier states of a row of settings, the newest first. Changes of fields that the form does not have are left out:
 * several forms may share a row.
 * @param versions changes, the newest first
 * @param row the present row
 */
export function statesOf<V extends Version>(
  table: Pick<Table, "fields">,
  versions: readonly V[],
  row: Columns,
): State<V>[] {
  let after = row;
  return versions.flatMap((version) => {
    const was = { ...after, ...version.was };
    const differences = compare(table, was, after);
    after = was;
    return differences.length > 0 ? [{ ...version, was, differences }] : [];
  });
}
