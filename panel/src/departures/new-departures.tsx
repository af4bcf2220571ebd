import { randomId } from "@panel/backend/id";
import type { Problems } from "@panel/entries/draft/values";
import { DateField } from "@panel/entries/fields/date-field";
import { InlineError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { useId, useRef } from "react";
import { departures } from "#content/departures.ts";
import type { Tour } from "./departure";

/** A date of the form for new departures, with the id of its departure. */
export interface NewDate {
  id: string;
  day: string;
}

interface TourFieldProps {
  tours: readonly Tour[];
  value: string;
  problem: string | undefined;
  onChoose: (tour: string) => void;
}

export function TourField({ tours, value, problem, onChoose }: TourFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Tour</label>
      <select
        className="input"
        id={id}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-error`}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">Elige un tour</option>
        {tours.map(({ id, name, is_active }) => (
          <option key={id} value={id}>
            {is_active ? name : `${name} (oculto)`}
          </option>
        ))}
      </select>
      {problem && <InlineError id={`${id}-error`}>{problem}</InlineError>}
    </div>
  );
}

/** Departures that one form adds at once. */
const maxDates = 60;

interface NewDatesProps {
  dates: readonly NewDate[];
  problems: Problems;
  onChange: (dates: NewDate[]) => void;
}

/** Several dates with everything else in common. */
export function NewDates({ dates, problems, onChange }: NewDatesProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const focusLast = () =>
    requestAnimationFrame(() =>
      [...(list.current?.querySelectorAll<HTMLElement>("input") ?? [])].at(-1)?.focus(),
    );
  return (
    <fieldset className="field" ref={list}>
      <legend className="legend">Fechas de salida</legend>
      {dates.map(({ id, day }, at) => (
        <div className="departure__date" key={id}>
          <DateField
            field={{
              ...departures.fields.starts_on,
              label: dates.length > 1 ? `Fecha ${at + 1}` : departures.fields.starts_on.label,
            }}
            name={`date.${at}`}
            locale="es"
            value={day}
            problems={problems}
            onChange={(edit) =>
              onChange(dates.map((each) => (each.id === id ? { id, day: edit(day) } : each)))
            }
          />
          {dates.length > 1 && (
            <button
              className="act act--del"
              type="button"
              aria-label={`Quitar la fecha ${at + 1}`}
              onClick={() => {
                onChange(dates.filter((each) => each.id !== id));
                focusLast();
              }}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
      {dates.length < maxDates && (
        <button
          className="more more--plain"
          type="button"
          onClick={() => {
            onChange([...dates, { id: randomId(), day: "" }]);
            focusLast();
          }}
        >
          <Icon name="add" />
          Añadir otra fecha
        </button>
      )}
    </fieldset>
  );
}
