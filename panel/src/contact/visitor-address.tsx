import { InlineError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  isEmailAddress,
  normalizeEmail,
} from "../../../supabase/functions/_shared/email-address.ts";
import type { Enquiry } from "./enquiry";
import { correctEmail, failureReason, useEnquiryChange } from "./enquiry-changes";
import { type Mail, mailReason, mailWords } from "./mail";

interface VisitorAddressProps {
  enquiry: Pick<Enquiry, "id" | "email">;
  correcting: boolean;
  onCorrect: (correcting: boolean) => void;
}

/** A button, and the form that it opens to correct the visitor's e-mail address. */
export function VisitorAddress({ enquiry, correcting, onCorrect }: VisitorAddressProps) {
  const [corrected, setCorrected] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close(isCorrected: boolean) {
    flushSync(() => {
      setCorrected(isCorrected);
      onCorrect(false);
    });
    opener.current?.focus();
  }

  if (correcting) return <CorrectAddress enquiry={enquiry} onClose={close} />;
  return (
    <div className="letter__address">
      <button
        ref={opener}
        className="more more--plain"
        type="button"
        onClick={() => {
          setCorrected(false);
          onCorrect(true);
        }}
      >
        Corregir la dirección de correo
      </button>
      <p role="status">
        {corrected && "Dirección corregida. Si había un correo sin entregar, sale ahora."}
      </p>
    </div>
  );
}

interface CorrectAddressProps {
  enquiry: VisitorAddressProps["enquiry"];
  onClose: (isCorrected: boolean) => void;
}

function CorrectAddress({ enquiry, onClose }: CorrectAddressProps) {
  const id = useId();
  const [email, setEmail] = useState(enquiry.email);
  const [isInvalid, setInvalid] = useState(false);
  const save = useEnquiryChange({
    mutationFn: (corrected: string) => correctEmail(enquiry.id, corrected),
    onSuccess: () => onClose(true),
  });
  const error = isInvalid
    ? "Escribe una dirección de correo válida."
    : save.error && `No se pudo corregir. ${failureReason(save.error, "corregirla")}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const corrected = normalizeEmail(email);
    setInvalid(!isEmailAddress(corrected));
    save.reset();
    if (isEmailAddress(corrected)) save.mutate(corrected);
  }

  return (
    <form className="letter__form" noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>Dirección de correo correcta</label>
        <input
          className="input"
          id={id}
          type="email"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the pressed button has opened the form
          autoFocus
          value={email}
          readOnly={save.isPending}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </div>
      <div className="bar__acts">
        <button className="btn btn--line" type="submit" aria-busy={save.isPending || undefined}>
          {save.isPending ? "Guardando..." : "Guardar y enviar lo pendiente"}
        </button>
        <button className="btn btn--line" type="button" onClick={() => onClose(false)}>
          Cancelar
        </button>
      </div>
      {error && <InlineError id={`${id}-error`}>{error}</InlineError>}
    </form>
  );
}

interface RefusedAddressProps {
  mail: Mail;
  email: string;
  /** Undefined while the form is open. */
  onCorrect: (() => void) | undefined;
}

/** Notice that the visitor's mail server refuses a mail, with its reason. */
export function RefusedAddress({ mail, email, onCorrect }: RefusedAddressProps) {
  const reason = mailReason(mail.last_error);
  return (
    <section className="notice notice--warn letter__mail" aria-label="Dirección rechazada">
      <Icon name="warning" />
      <div className="notice__text">
        <p role="status">No llegan correos a {email}.</p>
        <p>
          {mailWords(mail)}
          {reason && ` Parece que ${reason}.`}
        </p>
        {mail.last_error && <p className="letter__error">{mail.last_error}</p>}
        {onCorrect && (
          <button className="btn btn--line" type="button" onClick={onCorrect}>
            Corregir la dirección
          </button>
        )}
      </div>
    </section>
  );
}
