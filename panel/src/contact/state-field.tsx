import { checkSession } from "@panel/auth/session";
import { isRefused } from "@panel/backend/backend-error";
import { Icon } from "@panel/ui/icon";
import { useId, useState } from "react";
import { changeState } from "./desk";
import type { Enquiry } from "./enquiry";
import { reasonOf } from "./reason";
import { StateMarks } from "./state-marks";
import { type State, states } from "./states";
import { useRenew } from "./use-desk";

/** In an opened message: what has become of it, to be changed at once. */
export function StateField({ enquiry }: { enquiry: Enquiry }) {
  const id = useId();
  const renew = useRenew();
  const [chosen, setChosen] = useState<State>();
  const [failure, setFailure] = useState<string>();

  async function change(state: State) {
    setChosen(state);
    setFailure(undefined);
    try {
      await changeState(enquiry.id, state);
    } catch (error) {
      setFailure(reasonOf(error, "cambiarlo"));
      if (isRefused(error)) void checkSession();
    }
    await renew();
    setChosen(undefined);
  }

  return (
    <div className="field desk__state">
      <label htmlFor={id}>Estado</label>
      <select
        className="input"
        id={id}
        value={chosen ?? enquiry.state}
        aria-busy={chosen !== undefined || undefined}
        onChange={(event) => change(event.currentTarget.value as State)}
      >
        {states.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <StateMarks enquiry={{ ...enquiry, state: chosen ?? enquiry.state }} />
      {failure && (
        <p className="err" role="alert">
          <Icon name="warning" />
          No se pudo cambiar el estado. {failure}
        </p>
      )}
    </div>
  );
}
