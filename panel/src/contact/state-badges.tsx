import { Icon } from "@panel/ui/icon";
import type { Enquiry } from "./enquiry";
import { isOverdue, type State, stateWords } from "./states";

const looks: Record<State, string> = {
  new: "badge badge--melon",
  active: "badge",
  proposed: "badge",
  confirmed: "badge badge--ok",
  lost: "badge badge--line",
  spam: "badge badge--line",
};

/** Badges for the state of an enquiry, and for one that is overdue. */
export function StateBadges({
  enquiry,
}: {
  enquiry: Pick<Enquiry, "state" | "answered_at" | "created_at">;
}) {
  return (
    <>
      <b className={looks[enquiry.state]}>{stateWords(enquiry.state)}</b>
      {isOverdue(enquiry) && (
        <b className="badge badge--warn">
          <Icon name="warning" />
          Más de 24 h sin respuesta
        </b>
      )}
    </>
  );
}
