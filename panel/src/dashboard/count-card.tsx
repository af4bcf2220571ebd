import { allOf, noneOf } from "@panel/entries/labels";
import { counted } from "@panel/entries/list/list-text";
import { statesOf } from "@panel/entries/states";
import { Icon } from "@panel/ui/icon";
import { countQuery } from "@panel/ui/use-counts";
import { useQueries } from "@tanstack/react-query";
import { Link } from "react-router";
import { panelPath } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";

/** States with a count: positive ones before negative ones. */
const partsOf = (type: ContentType) =>
  statesOf(type)
    .flatMap(({ none, words, where: [first] }) =>
      none !== undefined && first && "is" in first
        ? [{ where: { [first.column]: first.is }, is: first.is, none, words }]
        : [],
    )
    .toSorted((a, b) => Number(b.is) - Number(a.is));

/** Count of all entries, then of each state. */
export const countQueries = (type: ContentType) =>
  [undefined, ...partsOf(type).map(({ where }) => where)].map((where) =>
    countQuery(type.table, where),
  );

/** Number of entries of a type and in each state, with a link to their list (H4). */
export function CountCard({ type }: { type: ContentType }) {
  const { admin } = type;
  const parts = partsOf(type);
  const [all, ...some] = useQueries({ queries: countQueries(type) });
  const failed = [all, ...some].some((query) => query?.isError && query.data === undefined);
  const notes = parts.map(({ none, words }, at) => {
    const count = some[at]?.data;
    return count ? counted(count, words).toLowerCase() : count === 0 ? none : undefined;
  });
  return (
    <Link className="panel count" to={panelPath(type)}>
      <span>{allOf(type)}</span>
      <Icon name={admin.icon} />
      <b>{failed ? "—" : all?.data}</b>
      <small>{failed ? "No se pudo contar" : noteOf(type, all?.data, notes)}</small>
    </Link>
  );
}

function noteOf(
  type: ContentType,
  total: number | undefined,
  notes: (string | undefined)[],
): string {
  if (total === 0) return noneOf(type);
  if (total === undefined || notes.includes(undefined)) return "";
  const note = notes.join(", ");
  return note.charAt(0).toUpperCase() + note.slice(1);
}
