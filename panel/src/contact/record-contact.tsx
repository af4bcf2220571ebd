import { randomId } from "@panel/backend/id";
import { office } from "@panel/backend/office";
import { fromLocalTime, incomplete, toLocalTime } from "@panel/entries/draft/local-time";
import { InlineError } from "@panel/ui/field-error";
import { formatMoment } from "@panel/ui/format";
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cityOfTimeZone } from "../../../supabase/functions/_shared/time-zone.ts";
import { type Channel, type Contact, channels, channelWords } from "./contact";
import type { Enquiry } from "./enquiry";
import { eraseContact, failureReason, recordContact, useEnquiryChange } from "./enquiry-changes";
import { useEnquiryDetails } from "./enquiry-details";

/** Buttons by channel, to be focused. */
export type ContactButton = RefObject<Partial<Record<Channel, HTMLButtonElement | null>>>;

interface RecordContactProps {
  enquiry: Enquiry;
  /** Channel whose button is focused first. */
  focused?: Channel | undefined;
  buttons: ContactButton;
}

type Press = Pick<Contact, "id" | "channel" | "reached">;

/** Buttons that record an answer given outside the panel, with one press. */
export function RecordContact({ enquiry, focused, buttons }: RecordContactProps) {
  const { data: details } = useEnquiryDetails(enquiry.id);
  const [recorded, setRecorded] = useState<string>();
  const [undone, setUndone] = useState(false);
  /** Press without response: pressed again, it is repeated with its id. */
  const unacknowledged = useRef<Press>(undefined);
  const record = useEnquiryChange({
    mutationFn: (press: Press) => recordContact(enquiry.id, press),
    onSuccess(contact: string) {
      unacknowledged.current = undefined;
      setRecorded(contact);
      setUndone(false);
    },
  });
  const contact = details?.contacts.find((each) => each.id === recorded);

  // Once: a focus after each change of the address would disturb.
  useEffect(() => {
    if (focused) buttons.current[focused]?.focus();
  }, [focused, buttons]);

  function press(channel: Channel, reached: boolean) {
    if (record.isPending) return;
    const last = unacknowledged.current;
    const isRepeated = last?.channel === channel && last.reached === reached;
    unacknowledged.current = { id: isRepeated ? last.id : randomId(), channel, reached };
    record.mutate(unacknowledged.current);
  }

  const busy = record.isPending || undefined;
  return (
    <section className="letter__contact" aria-label="Por otro canal">
      <h3>Ya he contestado:</h3>
      <div className="letter__channels">
        {channels.map(({ value, button }) => (
          <button
            key={value}
            ref={(element) => {
              buttons.current[value] = element;
            }}
            className="btn btn--line"
            type="button"
            aria-busy={busy}
            onClick={() => press(value, true)}
          >
            {button}
          </button>
        ))}
      </div>
      <button
        className="more more--plain"
        type="button"
        aria-busy={busy}
        onClick={() => press("phone", false)}
      >
        Llamé y no contestó
      </button>
      <p role="status">
        {contact && `Anotado: ${summary(contact)}.`}
        {undone && "Deshecho."}
      </p>
      {contact && (
        <ContactChanges
          enquiry={enquiry}
          contact={contact}
          onErased={() => {
            flushSync(() => {
              setRecorded(undefined);
              setUndone(true);
            });
            buttons.current[contact.channel]?.focus();
          }}
        />
      )}
      {record.error && (
        <InlineError>No se pudo anotar. {failureReason(record.error, "anotarlo")}</InlineError>
      )}
    </section>
  );
}

const summary = ({ channel, reached, at }: Contact) =>
  `${reached ? channelWords(channel) : "llamada sin respuesta"}, ${formatMoment(at)}`;

interface ContactChangesProps {
  enquiry: Pick<Enquiry, "id" | "created_at">;
  contact: Contact;
  /** Takes the focus from the pressed button, which unmounts. */
  onErased: () => void;
}

/** «Cambiar la hora» and «Deshacer» of a contact. */
export function ContactChanges({ enquiry, contact, onErased }: ContactChangesProps) {
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const erase = useEnquiryChange({
    mutationFn: () => eraseContact(contact.id),
    onSuccess: onErased,
  });

  function close() {
    flushSync(() => setEditing(false));
    opener.current?.focus();
  }

  if (editing) return <TimeForm enquiry={enquiry} contact={contact} onClose={close} />;
  return (
    <>
      <div className="bar__acts">
        <button
          ref={opener}
          className="more more--plain"
          type="button"
          aria-label={`Cambiar la hora: ${summary(contact)}`}
          onClick={() => setEditing(true)}
        >
          Cambiar la hora
        </button>
        <button
          className="more more--plain"
          type="button"
          aria-label={`Deshacer: ${summary(contact)}`}
          aria-busy={erase.isPending || undefined}
          onClick={erase.isPending ? undefined : () => erase.mutate()}
        >
          Deshacer
        </button>
      </div>
      {erase.error && (
        <InlineError>No se pudo deshacer. {failureReason(erase.error, "deshacerlo")}</InlineError>
      )}
    </>
  );
}

interface TimeFormProps extends Pick<ContactChangesProps, "enquiry" | "contact"> {
  onClose: () => void;
}

function TimeForm({ enquiry, contact, onClose }: TimeFormProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const save = useEnquiryChange({
    mutationFn: (at: string) => recordContact(enquiry.id, { ...contact, at }),
    onSuccess: onClose,
  });
  const error =
    problem ??
    (save.error && `No se pudo cambiar la hora. ${failureReason(save.error, "cambiarla")}`);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    const at = fromLocalTime(String(new FormData(event.currentTarget).get("at")));
    const problem = timeProblem(at, enquiry.created_at);
    setProblem(problem);
    save.reset();
    if (!problem) save.mutate(at);
  }

  return (
    <form className="letter__form" noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>Fecha y hora</label>
        <input
          className="input"
          id={id}
          name="at"
          type="datetime-local"
          max="9999-12-31T23:59"
          // biome-ignore lint/a11y/noAutofocus: the pressed button has opened the form
          autoFocus
          defaultValue={toLocalTime(contact.at)}
          readOnly={save.isPending}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
        />
        <p className="hint" id={`${id}-hint`}>
          Hora de {cityOfTimeZone(office().timeZone)}.
        </p>
      </div>
      <div className="bar__acts">
        <button className="btn btn--line" type="submit" aria-busy={save.isPending || undefined}>
          Cambiar
        </button>
        <button className="btn btn--line" type="button" onClick={onClose}>
          Cancelar
        </button>
      </div>
      {error && <InlineError id={`${id}-error`}>{error}</InlineError>}
    </form>
  );
}

function timeProblem(at: string, arrival: string): string | undefined {
  if (!at || at === incomplete) return "Completa la fecha y la hora.";
  if (Date.parse(at) > Date.now()) return "Elige un momento que ya haya pasado.";
  // The input has no seconds.
  if (Date.parse(at) < Math.floor(Date.parse(arrival) / 60_000) * 60_000)
    return `La consulta llegó el ${formatMoment(arrival)}: elige un momento posterior.`;
  return undefined;
}
