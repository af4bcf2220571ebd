import { LoadFailed } from "@panel/ui/load-failed";
import { Link } from "react-router";
import { panelPath } from "#content/define.ts";
import type { ContentType } from "#content/index.ts";
import { menuOf } from "../labels";

/** Replaces the form if the entry does not exist or could not be read. */
export function EntryMissing({ type, failed }: { type: ContentType; failed: boolean }) {
  const toList = (
    <Link className="btn btn--line" to={panelPath(type)}>
      {menuOf(type)}
    </Link>
  );
  if (failed) return <LoadFailed>{toList}</LoadFailed>;
  return (
    <section className="panel panel__in empty-state">
      <h1>Ya no existe</h1>
      <p>
        Puede que se haya eliminado, o que la dirección no esté completa. Lo eliminado queda 30 días
        en la <Link to="/trash">papelera</Link>.
      </p>
      <div className="bar__acts">{toList}</div>
    </section>
  );
}
