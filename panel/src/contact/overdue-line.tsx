import { Icon } from "@panel/ui/icon";
import { Link } from "react-router";
import { useEnquiryCounts } from "./use-counts";

/** Link to enquiries that were not answered within the promised time; nothing if there are none. */
export function OverdueLine() {
  const count = useEnquiryCounts()?.overdue;
  if (!count) return null;
  return (
    <p className="panel__note panel__note--warn">
      <Icon name="warning" />
      <Link to="/contacts?state=overdue">
        {count === 1 ? "1 mensaje lleva" : `${count} mensajes llevan`} más de 24 horas sin respuesta
      </Link>
    </p>
  );
}
