import { office } from "@panel/backend/office";
import { FieldError } from "@panel/ui/field-error";
import { type FormEvent, useId, useState } from "react";
import { useModal } from "#shared/ui/use-modal.ts";
import { cityOfTimeZone } from "../../../../supabase/functions/_shared/time-zone.ts";
import { fromLocalTime, incomplete } from "../draft/local-time";

interface ScheduleDialogProps {
  onSchedule: (at: string) => void;
  onClose: () => void;
}

/** Asks for the day and time when the draft is to be published. */
export default function ScheduleDialog({ onSchedule, onClose }: ScheduleDialogProps) {
  const modal = useModal(onClose);
  const id = useId();
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = fromLocalTime(String(new FormData(event.currentTarget).get("at")));
    if (!at || at === incomplete) return setProblem("Completa la fecha y la hora");
    if (Date.parse(at) < Date.now()) return setProblem("Elige un momento del futuro");
    onSchedule(at);
  }

  return (
    <dialog {...modal} className="ask" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Programar los cambios</h2>
      <form noValidate onSubmit={submit}>
        <div className="field ask__text">
          <label htmlFor={id}>Se publican el</label>
          <input
            className="input"
            id={id}
            name="at"
            type="datetime-local"
            max="9999-12-31T23:59"
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={problem ? true : undefined}
          />
          <p className="hint" id={`${id}-hint`}>
            Hora de {cityOfTimeZone(office().timeZone)}. Hasta entonces no se pueden editar.
          </p>
          <FieldError id={`${id}-error`} error={problem} />
        </div>
        <div className="ask__acts">
          <button className="btn btn--line" type="button" onClick={onClose}>
            Cancelar
          </button>
          <button className="btn" type="submit">
            Programar
          </button>
        </div>
      </form>
    </dialog>
  );
}
