import { EntryList } from "@panel/list/entry-list";
import type { Summarise } from "@panel/list/entry-row";
import type { ListOptions } from "@panel/list/use-entry-list";
import { formatUsd } from "@panel/ui/format";
import type { Row } from "#shared/database.types.ts";
import { tourKind } from "./tour-kind";

export const listedTours: ListOptions = {
  kind: tourKind,
  searched: ["name", "destination"],
  order: { column: "name", ascending: true },
  filters: [
    { value: "active", label: "Activos", column: "is_active", is: true },
    { value: "inactive", label: "Inactivos", column: "is_active", is: false },
    { value: "featured", label: "Destacados", column: "is_featured", is: true },
  ],
};

const summarise: Summarise = (row) => {
  const tour = row as unknown as Row<"tours">;
  const days = tour.duration_days === 1 ? "1 día" : `${tour.duration_days} días`;
  return {
    text: `${tour.destination}, ${days}`,
    aside: `desde ${formatUsd(tour.price_per_person)}`,
    badges: (
      <>
        {tour.is_featured && <span className="badge badge--melon">Destacado</span>}
        {!tour.is_active && <span className="badge">Inactivo</span>}
      </>
    ),
  };
};

/** Every tour by name. */
export function TourList() {
  return (
    <EntryList
      {...listedTours}
      note="por nombre"
      empty="Todavía no hay tours. Crea el primero."
      summarise={summarise}
    />
  );
}
