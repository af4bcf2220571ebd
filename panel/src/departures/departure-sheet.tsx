import { reasonOf } from "@panel/backend/backend-error";
import { randomId } from "@panel/backend/id";
import { editedFields, toDraft, toRow } from "@panel/entries/draft/draft";
import { incomplete } from "@panel/entries/draft/local-time";
import { problemsOf } from "@panel/entries/draft/rules";
import {
  type Columns,
  type Draft,
  type Problems,
  type Value,
  valueIn,
} from "@panel/entries/draft/values";
import { useAutosavedTexts } from "@panel/entries/editor/use-autosaved-texts";
import { FieldControl } from "@panel/entries/fields/field-control";
import { type FormContext, FormProvider } from "@panel/entries/fields/form-context";
import { refetch } from "@panel/queries/query-client";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineError } from "@panel/ui/field-error";
import { toast } from "@panel/ui/toaster";
import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import type { EditedKind, FieldOf } from "#content/define.ts";
import { departures } from "#content/departures.ts";
import type { InsertRow } from "#shared/database.types.ts";
import { type Locale, localeNames, locales } from "#shared/locales.ts";
import { Sheet } from "#shared/ui/sheet.tsx";
import { type Departure, shortDate, type Tour, takenOf, today } from "./departure";
import {
  addDepartures,
  changeDeparture,
  deleteDeparture,
  isBelowTravellers,
} from "./departure-changes";
import { DepartureLog } from "./departure-log";
import { askedQuery } from "./departures-query";
import { type NewDate, NewDates, TourField } from "./new-departures";
import { WhoAsked } from "./who-asked";

interface DepartureSheetProps {
  /** Undefined: new departures are added. */
  departure: Departure | undefined;
  tours: readonly Tour[];
  /** Tour that is selected first. */
  tour: string | undefined;
  onClose: () => void;
}

const { starts_on: dateField, note: noteField } = departures.fields;
/** The fields that new departures have in common, without those with a place of their own. */
const otherFields = editedFields(departures).filter(
  ([name]) => name !== "starts_on" && name !== "note",
);

/** Fields read it; departures have no pictures and no proposals. */
const formContext: FormContext = {
  entry: undefined,
  beforeSave: () => () => {},
  markUnsent: () => () => {},
  textFormat: undefined,
  described: undefined,
  edit: () => {},
  setBusy: () => {},
};

const asColumns = (departure: Departure | undefined): Columns => ({ ...departure });

/** Form of a departure, or of several new ones. Unsaved input survives a reload and closing. */
export default function DepartureSheet({ departure, tours, tour, onClose }: DepartureSheetProps) {
  const id = useId();
  const saved = toDraft(departures, asColumns(departure));
  const { texts, foundAt, change, reset } = useAutosavedTexts(
    `departure/${departure?.id ?? "new"}`,
    { draft: "", dates: "", tour: "" },
  );
  // Only fields that were edited here: others may have been changed by somebody else since.
  const edited: Draft = texts.draft ? JSON.parse(texts.draft) : {};
  const draft: Draft = { ...saved, ...edited };
  const [firstId] = useState(randomId);
  const dates: NewDate[] = texts.dates ? JSON.parse(texts.dates) : [{ id: firstId, day: "" }];
  const tourId = texts.tour || tour || "";
  /** Problems are shown after the first attempt to save, until they are corrected. */
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const found = departure
    ? problemsOf(departures, draft)
    : newProblems(
        draft,
        dates,
        tours.some((each) => each.id === tourId),
      );
  const problems = isChecked ? { ...refused, ...found } : refused;
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const asked = useQuery({
    ...askedQuery(departure?.id ?? ""),
    ...(!departure && { queryFn: skipToken }),
  });
  const queries = useQueryClient();
  const onSettled = () => refetch(queries, ["departures"]);

  const save = useMutation({
    async mutationFn() {
      if (departure) {
        const [before, after] = [toRow(departures, saved), toRow(departures, draft)];
        const changed = Object.entries(after).filter(
          ([column, value]) => JSON.stringify(value) !== JSON.stringify(before[column]),
        );
        if (changed.length > 0) await changeDeparture(departure.id, Object.fromEntries(changed));
      } else {
        const { starts_on: _, ...columns } = toRow(departures, draft);
        await addDepartures(
          dates.map(
            ({ id, day }) =>
              ({ ...columns, id, tour_id: tourId, starts_on: day }) as InsertRow<"departures">,
          ),
        );
      }
    },
    onSuccess() {
      reset();
      toast({ title: savedTitle(departure, dates.length), text: "" });
      onClose();
    },
    onError(error) {
      if (isBelowTravellers(error) && departure)
        setRefused({
          places: `Hay ${takenOf(departure)} apuntados: no puede haber menos plazas.`,
        });
    },
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => deleteDeparture(departure?.id ?? ""),
    onSuccess() {
      reset();
      toast({ title: "Salida eliminada", text: "" });
      onClose();
    },
    onError: () => setAsking(false),
    onSettled,
  });

  const control = (name: string, field: FieldOf<EditedKind>, locale: Locale = "es") => (
    <FieldControl
      key={`${name}.${locale}`}
      field={field}
      name={name}
      path={name}
      locale={locale}
      value={valueIn(draft, name, field)}
      problems={problems}
      set={(name, edit) =>
        change({ draft: JSON.stringify({ ...edited, [name]: edit(draft[name] as Value) }) })
      }
    />
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    setChecked(true);
    setRefused({});
    save.reset();
    if (Object.keys(found).length === 0) {
      // Keeps the ids: after a reload, a retry adds none twice.
      if (!departure) change({ dates: JSON.stringify(dates) });
      return save.mutate();
    }
    // The next frame has `aria-invalid` on the fields.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  }

  const setDates = (next: NewDate[]) => change({ dates: JSON.stringify(next) });
  const name = tours.find((each) => each.id === departure?.tour_id)?.name;
  const isCancelled = draft.state === "cancelled";
  const whoAsked = asked.data && asked.data.length > 0 && (
    <WhoAsked enquiries={asked.data} isCancelled={isCancelled} titleId={`${id}-asked`} />
  );
  return (
    <Sheet
      title={departure ? shortDate(departure.starts_on) : "Añadir salidas"}
      note={name}
      closeLabel="Cerrar"
      onClose={onClose}
    >
      <FormProvider value={formContext}>
        <form ref={form} className="departure" noValidate onSubmit={submit}>
          {foundAt !== undefined && (
            <p className="hint">
              Recuperado: no lo habías guardado.{" "}
              <button className="more more--plain" type="button" onClick={reset}>
                Descartar
              </button>
            </p>
          )}
          {departure ? (
            control("starts_on", dateField)
          ) : (
            <>
              <TourField
                tours={tours}
                value={tourId}
                problem={problems.tour}
                onChoose={(tour) => change({ tour })}
              />
              <NewDates dates={dates} problems={problems} onChange={setDates} />
            </>
          )}
          {otherFields.map(([name, field]) => control(name, field))}
          {locales.map((locale) =>
            control(
              "note",
              { ...noteField, label: `${noteField.label} (${localeNames[locale]})` },
              locale,
            ),
          )}
          {save.error && !isBelowTravellers(save.error) && (
            <InlineError>No se pudo guardar. {reasonOf(save.error)}</InlineError>
          )}
          {remove.error && (
            <InlineError>
              No se pudo eliminar: si hay viajeros apuntados o alguien ha preguntado por ella,
              cancélala en «Estado».
            </InlineError>
          )}
          {isCancelled && whoAsked}
          <div className="bar__acts">
            <button className="btn" type="submit" aria-busy={save.isPending || undefined}>
              {departure ? "Guardar" : "Añadir"}
            </button>
            {departure && takenOf(departure) === 0 && !asked.data?.length && (
              <button className="btn btn--line" type="button" onClick={() => setAsking(true)}>
                Eliminar
              </button>
            )}
          </div>
        </form>
      </FormProvider>
      {!isCancelled && whoAsked}
      {departure && <DepartureLog id={departure.id} titleId={`${id}-log`} />}
      {isAsking && (
        <ConfirmDialog
          title="¿Eliminar esta salida?"
          cancel="Cancelar"
          onCancel={() => setAsking(false)}
          confirm={remove.isPending ? "Eliminando..." : "Eliminar"}
          onConfirm={() => remove.mutate()}
          busy={remove.isPending}
          danger
        >
          No tiene viajeros apuntados y nadie ha preguntado por ella. Su registro se elimina con
          ella y no se puede recuperar.
        </ConfirmDialog>
      )}
    </Sheet>
  );
}

const savedTitle = (departure: Departure | undefined, count: number) => {
  if (departure) return "Salida guardada correctamente";
  return count === 1 ? "Salida añadida" : `${count} salidas añadidas`;
};

/** Errors of new departures. */
function newProblems(draft: Draft, dates: readonly NewDate[], hasTour: boolean): Problems {
  // The dates are checked one by one.
  const { starts_on: _, ...found } = problemsOf(departures, draft);
  const days = dates.map(({ day }, at) => {
    const one = { ...draft, starts_on: day };
    const past = day !== incomplete && day < today() ? "Esta fecha ya ha pasado" : undefined;
    return [`date.${at}`, problemsOf(departures, one).starts_on ?? past];
  });
  return {
    ...found,
    ...(!hasTour && { tour: "Elige el tour" }),
    ...Object.fromEntries(days.filter(([, problem]) => problem !== undefined)),
  };
}
