import { BackendError } from "@panel/backend/backend-error";
import { randomId } from "@panel/backend/id";
import { office } from "@panel/backend/office";
import { fromLocalTime } from "@panel/entries/draft/local-time";
import { useAutosavedTexts } from "@panel/entries/editor/use-autosaved-texts";
import { FieldError, InlineError } from "@panel/ui/field-error";
import { formatMoment } from "@panel/ui/format";
import { type FormEvent, useId, useState } from "react";
import { Sheet } from "#shared/ui/sheet.tsx";
import { cityOfTimeZone } from "../../../supabase/functions/_shared/time-zone.ts";
import { checkNewEnquiry, emptyEnquiry, type NewEnquiry, newEnquiryNames } from "./add-enquiry";
import { channels } from "./contact";
import { languages } from "./enquiry";
import { addEnquiry, failureReason, useEnquiryChange } from "./enquiry-changes";

interface AddEnquirySheetProps {
  onClose: () => void;
  /** Receives the id of the enquiry. */
  onAdded: (id: string) => void;
}

/** Form for an enquiry that arrived by telephone, WhatsApp, e-mail or in person. Typed values survive a reload. */
export default function AddEnquirySheet({ onClose, onAdded }: AddEnquirySheetProps) {
  const id = useId();
  const { texts, foundAt, change, reset } = useAutosavedTexts("enquiry", {
    ...emptyEnquiry,
    // Operation of a call without response, which may have been stored.
    operation: "",
  });
  const [problems, setProblems] = useState<Partial<NewEnquiry>>({});
  const add = useEnquiryChange({
    mutationFn: ({ operation, ...enquiry }: NewEnquiry & { operation: string }) =>
      addEnquiry(operation, enquiry),
    onSuccess(added: string) {
      reset();
      onAdded(added);
    },
    onError(error) {
      if (error instanceof BackendError && error.status === 409) change({ operation: "" });
    },
  });
  const busy = add.isPending;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    // The value of a time that is incomplete is empty.
    const at = event.currentTarget.elements.namedItem("at");
    const isPartial = at instanceof HTMLInputElement && at.validity.badInput;
    const { problems, enquiry } = checkNewEnquiry(texts, isPartial);
    setProblems(problems);
    add.reset();
    const wrong = newEnquiryNames.find((name) => problems[name]);
    if (wrong) return document.getElementById(`${id}-${wrong}`)?.focus();
    const operation = texts.operation || randomId();
    change({ operation });
    add.mutate({ ...enquiry, at: fromLocalTime(enquiry.at), operation });
  }

  const field = (name: keyof NewEnquiry) => ({
    id: `${id}-${name}`,
    name,
    className: "input",
    value: texts[name],
    "aria-invalid": problems[name] ? true : undefined,
    "aria-describedby": problems[name] ? `${id}-${name}-error` : undefined,
  });
  const input = (name: keyof NewEnquiry) => ({
    ...field(name),
    autoComplete: "off",
    readOnly: busy,
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  });
  // A repeated call with the same operation compares neither: another value is another enquiry.
  const changeAnew = (name: "channel" | "at") => (event: { currentTarget: { value: string } }) =>
    change({ [name]: event.currentTarget.value, operation: "" });
  const error = (name: keyof NewEnquiry) => (
    <FieldError id={`${id}-${name}-error`} error={problems[name]} />
  );

  return (
    <Sheet
      title="Anotar consulta"
      note="De quien llamó, escribió por otro lado o vino en persona. No se le envía nada."
      closeLabel="Cerrar"
      onClose={onClose}
    >
      <form className="letter letter__form" noValidate onSubmit={submit}>
        {foundAt && (
          <p className="hint">
            Aquí sigue lo que se escribió el {formatMoment(new Date(foundAt).toISOString())} y no se
            anotó.
          </p>
        )}
        <div className="field">
          <label htmlFor={`${id}-name`}>Nombre</label>
          <input {...input("name")} dir="auto" />
          {error("name")}
        </div>
        <div className="field">
          <label htmlFor={`${id}-email`}>Correo</label>
          <input {...input("email")} type="email" />
          {error("email")}
        </div>
        <div className="field">
          <label htmlFor={`${id}-phone`}>
            Teléfono <span className="opt">(opcional)</span>
          </label>
          <input {...input("phone")} type="tel" />
          {error("phone")}
        </div>
        <div className="field">
          <label htmlFor={`${id}-message`}>Mensaje</label>
          <textarea {...input("message")} dir="auto" rows={6} />
          {error("message")}
        </div>
        <div className="field">
          <label htmlFor={`${id}-language`}>Idioma</label>
          <select
            {...field("language")}
            disabled={busy}
            onChange={(event) => change({ language: event.currentTarget.value })}
          >
            {Object.entries(languages).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-channel`}>¿Cómo contestaste?</label>
          <select {...field("channel")} disabled={busy} onChange={changeAnew("channel")}>
            {channels.map(({ value, button }) => (
              <option key={value} value={value}>
                {button}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-at`}>
            ¿Cuándo fue? <span className="opt">(vacío: ahora)</span>
          </label>
          <input
            {...field("at")}
            type="datetime-local"
            max="9999-12-31T23:59"
            readOnly={busy}
            onChange={changeAnew("at")}
          />
          <p className="hint">Hora de {cityOfTimeZone(office().timeZone)}.</p>
          {error("at")}
        </div>
        <div className="bar__acts">
          <button className="btn" type="submit" aria-busy={busy || undefined}>
            {busy ? "Anotando..." : "Anotar consulta"}
          </button>
          <button className="btn btn--line" type="button" onClick={onClose}>
            Cerrar
          </button>
        </div>
        {add.error && <InlineError>No se pudo anotar. {failureText(add.error)}</InlineError>}
      </form>
    </Sheet>
  );
}

function failureText(error: unknown): string {
  if (error instanceof BackendError && error.status === 409)
    return "Ya se anotó con otros datos: mírala en la lista antes de anotarla otra vez.";
  return failureReason(error, "anotar consultas");
}
