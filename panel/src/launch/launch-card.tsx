import { Icon } from "@panel/ui/icon";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { launchQuery, leftWords, serverQuery } from "./launch-queries";

/** Number of essential steps that are left before the site opens; nothing if none is (M25). */
export function LaunchCard() {
  const queries = [useQuery(launchQuery), useQuery(serverQuery)];
  const isUnknown = queries.some(({ data, isError }) => data === undefined && isError);
  const left = queries
    .flatMap(({ data }): { essential: boolean; is_done: boolean | null }[] => data ?? [])
    .filter(({ essential, is_done }) => essential && is_done === false).length;
  if (left === 0 && !isUnknown) return null;
  return (
    <Link className="panel launchcard" to="/launch">
      <b>{left > 0 ? leftWords(left) : "Puesta en marcha"}</b>
      <span>
        {isUnknown
          ? "No se ha podido comprobar todo."
          : "Qué queda por cambiar antes de recibir a los primeros visitantes."}
      </span>
      <Icon name="next" />
    </Link>
  );
}
