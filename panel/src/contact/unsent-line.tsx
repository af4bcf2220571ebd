import { Icon } from "@panel/ui/icon";
import { Link } from "react-router";
import { unsentWords, useUnsent } from "./use-unsent";

/** Link to enquiries with unsent mails; nothing if there are none. */
export function UnsentLine() {
  const { data } = useUnsent();
  if (!data?.count) return null;
  return (
    <p className="panel__note panel__note--warn">
      <Icon name="warning" />
      <Link to="/contacts?mail=unsent">{unsentWords(data.count, data.withAnswers)}</Link>
    </p>
  );
}
