import { Icon, type IconName } from "@panel/ui/icon";
import { countRows } from "@panel/ui/use-counts";
import { useQueries } from "@tanstack/react-query";
import { Link } from "react-router";
import type { TableName } from "#shared/database.types.ts";

interface CountCardProps {
  to: string;
  label: string;
  icon: IconName;
  table: TableName;
  /** What is said of some of them: `2 borradores`. */
  parts: readonly { where: Record<string, boolean>; say: (count: number) => string }[];
}

/** How many there are of something, and the way to their list (H4). */
export function CountCard({ to, label, icon, table, parts }: CountCardProps) {
  const [all, ...some] = useQueries({
    queries: [undefined, ...parts.map(({ where }) => where)].map((where) => ({
      // Without a condition it is the number that the rail shows as well.
      queryKey: where ? [table, "count", where] : [table, "count"],
      queryFn: ({ signal }: { signal: AbortSignal }) => countRows(table, where, signal),
    })),
  });
  const failed = [all, ...some].some((query) => query?.isError && query.data === undefined);
  const notes = parts.map(({ say }, at) => {
    const count = some[at]?.data;
    return count === undefined ? undefined : say(count);
  });
  return (
    <Link className="panel count" to={to}>
      <span>{label}</span>
      <Icon name={icon} />
      <b>{failed ? "—" : all?.data}</b>
      <small>{failed ? "No se pudo contar" : noteOf(all?.data, notes)}</small>
    </Link>
  );
}

function noteOf(total: number | undefined, notes: (string | undefined)[]): string {
  if (total === 0) return "Todavía ninguno";
  if (total === undefined || notes.includes(undefined)) return "";
  const note = notes.join(", ");
  return note.charAt(0).toUpperCase() + note.slice(1);
}
