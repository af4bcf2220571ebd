import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { randomId } from "@panel/backend/id";
import { placesInWords, today } from "@panel/departures/departure";
import { changePlaces, placesReason } from "@panel/departures/departure-changes";
import { refetch } from "@panel/queries/query-client";
import { InlineError } from "@panel/ui/field-error";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { dayWords } from "../../../supabase/functions/_shared/trip-words.ts";
import type { Enquiry } from "./enquiry";

interface Booking {
  id: string;
  tour_id: string;
  starts_on: string;
  places_left: number;
  isCancelled: boolean;
  /** Places that the enquiry has taken. */
  taken: number;
}

/** Departure that an enquiry is about, and the places that it has taken there; null if the departure is gone. */
const bookingQuery = (enquiry: string, departure: string) =>
  queryOptions({
    // Changed with the departures.
    queryKey: ["departures", "booking", departure, enquiry],
    queryFn: async ({ signal }): Promise<Booking | null> => {
      const [found, changes] = await Promise.all([
        backend()
          .from("departures")
          .select("id, tour_id, starts_on, places_left, state")
          .eq("id", departure)
          .abortSignal(signal)
          .maybeSingle(),
        backend()
          .from("departure_log")
          .select("was, became")
          .eq("departure_id", departure)
          .eq("enquiry_id", enquiry)
          .eq("what", "left")
          .abortSignal(signal),
      ]);
      const row = dataOf(found);
      if (!row) return null;
      const { state, ...rest } = row;
      return { ...rest, isCancelled: state === "cancelled", taken: takenIn(dataOf(changes)) };
    },
  });

/** Places that the changes of one enquiry have taken, without those given back. */
const takenIn = (changes: readonly { was: string | null; became: string | null }[]) =>
  changes.reduce((sum, { was, became }) => sum + Number(was) - Number(became), 0);

/**
 * Places of an enquiry in its group departure: a confirmed one offers to take them, and taken ones can be given back. Nothing
 * happens by itself.
 */
export function BookedPlaces({ enquiry, departure }: { enquiry: Enquiry; departure: string }) {
  const { data } = useQuery(bookingQuery(enquiry.id, departure));
  const box = useRef<HTMLDivElement>(null);
  if (!data) return null;
  // The pressed button goes with the next answer of the database; the focus stays at this place.
  const onChanged = () => box.current?.focus();
  const canTake = enquiry.state === "confirmed" && !data.isCancelled;
  if (data.taken <= 0 && !canTake) return null;
  return (
    <div ref={box} tabIndex={-1}>
      {data.taken > 0 ? (
        <Taken enquiry={enquiry.id} booking={data} onChanged={onChanged} />
      ) : (
        <TakePlaces enquiry={enquiry} booking={data} onChanged={onChanged} />
      )}
    </div>
  );
}

/** A change of places. A retry of the same change keeps its operation. */
function usePlaceChange(enquiry: string, departure: string, onChanged: () => void) {
  const [operation, setOperation] = useState(randomId);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (by: number) => changePlaces(departure, { operation, by, enquiry }),
    onSuccess() {
      setOperation(randomId());
      onChanged();
    },
    onSettled: () => refetch(queries, ["departures"]),
  });
}

/** View of the list that has the departure. */
function viewOf({ isCancelled, starts_on }: Booking): string {
  if (isCancelled) return "&show=cancelled";
  return starts_on < today() ? "&show=past" : "";
}

interface TakenProps {
  enquiry: string;
  booking: Booking;
  onChanged: () => void;
}

function Taken({ enquiry, booking, onChanged }: TakenProps) {
  const { id, tour_id, starts_on, taken } = booking;
  const change = usePlaceChange(enquiry, id, onChanged);
  return (
    <div className="letter__places">
      <p role="status">
        Ocupa {placesInWords(taken)} de la{" "}
        <Link to={`/departures?tour=${tour_id}${viewOf(booking)}&departure=${id}`}>
          salida del {dayWords(starts_on)}
        </Link>
        .
      </p>
      <button
        className="more more--plain"
        type="button"
        aria-busy={change.isPending || undefined}
        onClick={change.isPending ? undefined : () => change.mutate(taken)}
      >
        Liberar
      </button>
      {change.error && (
        <InlineError>No se pudieron liberar. {placesReason(change.error)}</InlineError>
      )}
    </div>
  );
}

interface TakePlacesProps {
  enquiry: Enquiry;
  booking: Booking;
  onChanged: () => void;
}

function TakePlaces({ enquiry, booking, onChanged }: TakePlacesProps) {
  const id = useId();
  const { adults, child_ages } = enquiry;
  const [count, setCount] = useState(`${(adults ?? 1) + child_ages.length}`);
  const [problem, setProblem] = useState<string>();
  const change = usePlaceChange(enquiry.id, booking.id, onChanged);
  const left = booking.places_left;
  const places = Number(count);
  const isNumber = Number.isInteger(places) && places > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const isValid = isNumber && places <= left;
    setProblem(isValid ? undefined : `Escribe un número del 1 al ${left}.`);
    if (isValid) change.mutate(-places);
  }

  const day = `la salida del ${dayWords(booking.starts_on)}`;
  if (left === 0)
    return (
      <p className="letter__places" role="status">
        No se pueden restar plazas: {day} está completa.
      </p>
    );
  return (
    <form className="letter__places" noValidate onSubmit={submit}>
      <p role="status">
        ¿Restar {isNumber ? placesInWords(places) : "plazas"} de {day}? Quedan {left}.
      </p>
      <label htmlFor={id}>Plazas</label>
      <input
        className="input"
        id={id}
        type="number"
        min={1}
        max={left}
        value={count}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-error`}
        onChange={(event) => setCount(event.currentTarget.value)}
      />
      <button className="btn btn--line" type="submit" aria-busy={change.isPending || undefined}>
        Restar
      </button>
      {problem && <InlineError id={`${id}-error`}>{problem}</InlineError>}
      {change.error && (
        <InlineError>No se pudieron restar. {placesReason(change.error)}</InlineError>
      )}
    </form>
  );
}
