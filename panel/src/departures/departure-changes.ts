import { BackendError, dataOf, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { InsertRow } from "#shared/database.types.ts";
import type { Departure } from "./departure";

export interface PlaceChange {
  /** New for each change, and the same for a retry. */
  operation: string;
  /** Negative: places are taken. */
  by: number;
  enquiry?: string | undefined;
  note?: string | undefined;
}

/**
 * Takes places, or gives them back.
 * @returns how many are left
 * @throws {BackendError} with 409 if fewer are left, or taken
 */
export async function changePlaces(
  departure: string,
  { operation, by, enquiry, note }: PlaceChange,
): Promise<number> {
  return dataOf(
    await backend().rpc("change_places", {
      ...{ departure, operation, change_by: by },
      ...(enquiry && { enquiry }),
      ...(note && { note }),
    }),
  );
}

/** Reason why places were not changed, in Spanish. */
export function placesReason(error: Error): string {
  if (error instanceof BackendError && error.status === 409)
    return "No hay tantas: alguien las ha cambiado mientras tanto. Mira cuántas quedan.";
  if (error instanceof BackendError && error.status === 404)
    return "La salida ya no existe, o su tour está en la papelera.";
  return reasonOf(error);
}

/**
 * Adds departures. The ids are those of the form, so that a retry adds none twice.
 * @throws {BackendError}
 */
export async function addDepartures(rows: InsertRow<"departures">[]): Promise<void> {
  const { error, status } = await backend()
    .from("departures")
    .upsert(rows, { onConflict: "id", ignoreDuplicates: true, defaultToNull: false });
  if (error) throw new BackendError(error, status);
}

/** @throws {BackendError} if the departure was not changed */
export async function changeDeparture(id: string, columns: Partial<Departure>): Promise<void> {
  const changed = await backend().from("departures").update(columns).eq("id", id).select("id");
  // Without permission, row-level security updates nothing and reports no error.
  if (dataOf(changed).length === 0)
    throw new BackendError({ code: "42501", message: "not changed" }, 403);
}

/** @throws {BackendError} with 409 if the departure has travellers by now */
export async function deleteDeparture(id: string): Promise<void> {
  const deleted = dataOf(await backend().from("departures").delete().eq("id", id).select("id"));
  if (deleted.length > 0) return;
  const { data } = await backend().from("departures").select("id").eq("id", id).maybeSingle();
  if (data) throw new BackendError({ code: "PT409", message: "has travellers" }, 409);
}

/** Whether the database has refused fewer places than there are travellers. */
export const isBelowTravellers = (error: Error): boolean =>
  error instanceof BackendError && error.message.includes("departures_places_left_within");
