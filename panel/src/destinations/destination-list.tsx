import { EntryList } from "@panel/list/entry-list";
import type { Summarise } from "@panel/list/entry-row";
import type { ListOptions } from "@panel/list/use-entry-list";
import type { Row } from "#shared/database.types.ts";
import { destinationKind } from "./destination-kind";

export const listedDestinations: ListOptions = {
  kind: destinationKind,
  searched: ["name", "country"],
  order: { column: "name", ascending: true },
  filters: [
    { value: "active", label: "Activos", column: "is_active", is: true },
    { value: "inactive", label: "Inactivos", column: "is_active", is: false },
  ],
};

const summarise: Summarise = (row) => {
  const destination = row as unknown as Row<"destinations">;
  return {
    text: `${destination.country}, ${inWords(destinationKind.pictures(row).length)}`,
    badges: !destination.is_active && <span className="badge">Inactivo</span>,
  };
};

/** Every destination by name. */
export function DestinationList() {
  return (
    <EntryList
      {...listedDestinations}
      note="por nombre"
      empty="Todavía no hay destinos. Crea el primero."
      summarise={summarise}
    />
  );
}

function inWords(pictures: number): string {
  if (pictures === 0) return "sin imágenes";
  return pictures === 1 ? "1 imagen" : `${pictures} imágenes`;
}
