import { office } from "@panel/backend/office";
import { FilterSelect } from "@panel/list/list-body";
import { InlineError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { useId } from "react";
import {
  type Enquiry,
  isOverdue,
  type State,
  type StateFilter,
  stateFilters,
  states,
  stateWords,
} from "./enquiry";
import { changeState, failureReason, useEnquiryChange } from "./enquiry-changes";
import { useEnquiryCounts } from "./enquiry-counts";

const looks: Record<State, string> = {
  new: "badge badge--glow",
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
          Más de {office().replyHours} h sin respuesta
        </b>
      )}
    </>
  );
}

/** State of an enquiry. A change is saved at once. */
export function StateField({ enquiry }: { enquiry: Enquiry }) {
  const id = useId();
  const change = useEnquiryChange({
    mutationFn: (state: State) => changeState(enquiry.id, state),
    // One after the other: arrow keys go through several states, and the last one must win.
    scope: { id: `state ${enquiry.id}` },
  });
  const state = change.isPending ? change.variables : enquiry.state;
  return (
    <div className="field letter__state">
      <label htmlFor={id}>Estado</label>
      <select
        className="input"
        id={id}
        value={state}
        aria-busy={change.isPending || undefined}
        onChange={(event) => change.mutate(event.currentTarget.value as State)}
      >
        {states.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <p className="badges">
        <StateBadges enquiry={{ ...enquiry, state }} />
      </p>
      {change.error && (
        <InlineError>
          No se pudo cambiar el estado. {failureReason(change.error, "cambiarlo")}
        </InlineError>
      )}
    </div>
  );
}

interface StateFilterFieldProps {
  value: StateFilter | undefined;
  onChoose: (value: string | undefined) => void;
}

/** Filter by state, with the number of enquiries in each. */
export function StateFilterField({ value, onChoose }: StateFilterFieldProps) {
  const counts = useEnquiryCounts();
  return (
    <FilterSelect
      label="Estado"
      all="Todos los estados"
      value={value}
      options={stateFilters().map(({ value, label }) => ({
        value,
        label: counts ? `${label} (${counts[value] ?? 0})` : label,
      }))}
      onChoose={onChoose}
    />
  );
}
