import { checkRefusal } from "@panel/auth/session";
import { Icon } from "@panel/ui/icon";
import { useId, useRef, useState } from "react";
import type { Enquiry } from "./enquiry";
import { changeState } from "./enquiry-details";
import { reasonOf } from "./reason";
import { StateBadges } from "./state-badges";
import { type State, states } from "./states";
import { useRenew } from "./use-enquiry-details";

/** State of an enquiry. A change is saved at once. */
export function StateField({ enquiry }: { enquiry: Enquiry }) {
  const id = useId();
  const renew = useRenew();
  const [chosen, setChosen] = useState<State>();
  const [failure, setFailure] = useState<string>();
  /** Serialises saves: arrow keys go through several states, and the last one must win. */
  const writing = useRef(Promise.resolve());

  function change(state: State) {
    setChosen(state);
    setFailure(undefined);
    writing.current = writing.current.then(() => write(state));
  }

  async function write(state: State) {
    try {
      await changeState(enquiry.id, state);
    } catch (error) {
      setFailure(reasonOf(error, "cambiarlo"));
      checkRefusal(error);
    }
    await renew();
    setChosen((chosen) => (chosen === state ? undefined : chosen));
  }

  const state = chosen ?? enquiry.state;
  return (
    <div className="field letter__state">
      <label htmlFor={id}>Estado</label>
      <select
        className="input"
        id={id}
        value={state}
        aria-busy={chosen !== undefined || undefined}
        onChange={(event) => change(event.currentTarget.value as State)}
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
      {failure && (
        <p className="err" role="alert">
          <Icon name="warning" />
          No se pudo cambiar el estado. {failure}
        </p>
      )}
    </div>
  );
}
