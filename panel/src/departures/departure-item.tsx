import { randomId } from "@panel/backend/id";
import { refetch } from "@panel/queries/query-client";
import { InlineError } from "@panel/ui/field-error";
import { formatUsd } from "@panel/ui/format";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type Departure,
  guaranteeHint,
  languagesInWords,
  leftInWords,
  placesInWords,
  shortDate,
  takenOf,
} from "./departure";
import { changePlaces, type PlaceChange, placesReason } from "./departure-changes";
import { askedQuery, enquiriesQuery } from "./departures-query";

interface DepartureItemProps {
  departure: Departure;
  tour: string;
  onEdit: () => void;
}

/** Direction of a change: places are taken, or given back. */
type Direction = "take" | "free";

/** A departure with buttons that change its places. */
export function DepartureItem({ departure, tour, onEdit }: DepartureItemProps) {
  const { id, places, starts_on, state, price, guide_languages } = departure;
  const [asking, setAsking] = useState<Direction>();
  /** The last change, for undo. */
  const [done, setDone] = useState<PlaceChange & { left: number }>();
  const [isUndone, setUndone] = useState(false);
  const buttons = useRef<Partial<Record<Direction, HTMLButtonElement | null>>>({});
  const undoOperation = useRef<string>(undefined);
  const queries = useQueryClient();
  const settled = { onSettled: () => refetch(queries, ["departures"]) };
  const change = useMutation({
    mutationFn: (change: PlaceChange) => changePlaces(id, change),
    onSuccess(left, change) {
      flushSync(() => {
        setAsking(undefined);
        setDone({ ...change, left });
        setUndone(false);
      });
      undoOperation.current = randomId();
      buttons.current[change.by < 0 ? "take" : "free"]?.focus();
    },
    ...settled,
  });
  const undo = useMutation({
    // With the enquiry: its places are the sum of its changes.
    mutationFn: ({ by, enquiry }: PlaceChange) =>
      changePlaces(id, { operation: undoOperation.current ?? randomId(), by: -by, enquiry }),
    onSuccess(_, { by }) {
      flushSync(() => {
        setDone(undefined);
        setUndone(true);
      });
      buttons.current[by < 0 ? "take" : "free"]?.focus();
    },
    ...settled,
  });
  const taken = takenOf(departure);
  const name = `${tour}, ${shortDate(starts_on)}`;
  const hint = guaranteeHint(departure);

  function ask(direction: Direction) {
    change.reset();
    undo.reset();
    setDone(undefined);
    setUndone(false);
    setAsking(direction);
  }

  const button = (direction: Direction, sign: string, label: string, isPossible: boolean) => (
    <button
      ref={(element) => {
        buttons.current[direction] = element;
      }}
      className="btn btn--line places__step"
      type="button"
      aria-label={`${label}: ${name}`}
      aria-expanded={asking === direction}
      // Not `disabled`: the focus returns here after the last place.
      aria-disabled={!isPossible || undefined}
      onClick={isPossible ? () => ask(direction) : undefined}
    >
      {sign}
    </button>
  );

  return (
    <li>
      <div className="rows__text">
        <h2>
          {shortDate(starts_on)} · {tour}
        </h2>
        <p>
          {[languagesInWords(guide_languages), price ? formatUsd(Number(price)) : ""]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <div className="badges">
          {state === "cancelled" && <span className="badge badge--err">Cancelada</span>}
          {state === "guaranteed" && <span className="badge badge--ok">Garantizada</span>}
          {state !== "cancelled" && departure.shown_left !== null && (
            <span className="badge badge--warn">{leftInWords(departure.places_left)}</span>
          )}
        </div>
        {hint && (
          <button className="more more--plain" type="button" onClick={onEdit}>
            {hint}
          </button>
        )}
      </div>
      <div className="places">
        {button("free", "−", "Liberar plazas", taken > 0)}
        <span>
          ocupadas <b>{taken}</b> de {places}
        </span>
        {button("take", "+", "Ocupar plazas", departure.places_left > 0)}
      </div>
      <button
        id={`departure-${id}`}
        className="btn btn--line"
        type="button"
        aria-label={`Editar ${name}`}
        onClick={onEdit}
      >
        Editar
      </button>
      <div className="places__more">
        {asking && (
          <PlacesForm
            key={asking}
            departure={id}
            direction={asking}
            most={asking === "take" ? departure.places_left : taken}
            isBusy={change.isPending}
            onSubmit={(given) => change.mutate(given)}
            onClose={() => {
              flushSync(() => setAsking(undefined));
              buttons.current[asking]?.focus();
            }}
          />
        )}
        <p role="status">
          {done && `${leftInWords(done.left)}.`}
          {isUndone && "Deshecho."}
        </p>
        {done && (
          <button
            className="more more--plain"
            type="button"
            aria-label={`Deshacer: ${name}`}
            aria-busy={undo.isPending || undefined}
            onClick={undo.isPending ? undefined : () => undo.mutate(done)}
          >
            Deshacer
          </button>
        )}
        {change.error && (
          <InlineError>No se pudo cambiar. {placesReason(change.error)}</InlineError>
        )}
        {undo.error && <InlineError>No se pudo deshacer. {placesReason(undo.error)}</InlineError>}
      </div>
    </li>
  );
}

interface PlacesFormProps {
  /** Id of the departure. */
  departure: string;
  direction: Direction;
  /** Places that can be changed. */
  most: number;
  isBusy: boolean;
  onSubmit: (change: PlaceChange) => void;
  onClose: () => void;
}

/** How many places, and optionally who. */
function PlacesForm({ departure, direction, most, isBusy, onSubmit, onClose }: PlacesFormProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const { data: asked = [] } = useQuery(askedQuery(departure));
  const { data: all = [] } = useQuery(enquiriesQuery);
  const others = all.filter(({ id }) => !asked.some((each) => each.id === id));
  /** The change without response: sent again unchanged, it keeps its operation. */
  const last = useRef<PlaceChange>(undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? "").trim();
    const count = Number(text("count"));
    const isValid = Number.isInteger(count) && count >= 1 && count <= most;
    setProblem(isValid ? undefined : `Escribe un número del 1 al ${most}.`);
    if (!isValid) return;
    const change = {
      by: direction === "take" ? -count : count,
      enquiry: text("enquiry") || undefined,
      note: text("note") || undefined,
    };
    const { operation, ...before } = last.current ?? { operation: "" };
    const isSame = JSON.stringify(before) === JSON.stringify(change);
    last.current = { ...change, operation: isSame ? operation : randomId() };
    onSubmit(last.current);
  }

  return (
    <form className="places__form" noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={`${id}-count`}>
          {direction === "take" ? "Plazas que se ocupan" : "Plazas que se liberan"}
        </label>
        <input
          className="input"
          id={`${id}-count`}
          name="count"
          type="number"
          min={1}
          max={most}
          defaultValue={1}
          // biome-ignore lint/a11y/noAutofocus: the pressed button has opened the form
          autoFocus
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-error`}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-enquiry`}>¿Quién? Consulta (opcional)</label>
        <select className="input" id={`${id}-enquiry`} name="enquiry">
          <option value="">Nadie en particular</option>
          <EnquiryOptions label="Preguntaron por esta salida" enquiries={asked} />
          <EnquiryOptions label="Otras consultas" enquiries={others} />
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-note`}>Nota (opcional)</label>
        <input className="input" id={`${id}-note`} name="note" maxLength={300} autoComplete="off" />
      </div>
      <div className="bar__acts">
        <button className="btn" type="submit" aria-busy={isBusy || undefined}>
          {direction === "take" ? "Ocupar" : "Liberar"}
        </button>
        <button className="btn btn--line" type="button" onClick={onClose}>
          Cancelar
        </button>
      </div>
      {problem && <InlineError id={`${id}-error`}>{problem}</InlineError>}
      <p className="hint">
        {direction === "take" ? "Quedan libres" : "Hay ocupadas"} {placesInWords(most)}.
      </p>
    </form>
  );
}

interface EnquiryOptionsProps {
  label: string;
  enquiries: readonly { id: string; name: string }[];
}

/** A group of enquiries; nothing without any. */
function EnquiryOptions({ label, enquiries }: EnquiryOptionsProps) {
  if (enquiries.length === 0) return null;
  return (
    <optgroup label={label}>
      {enquiries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
