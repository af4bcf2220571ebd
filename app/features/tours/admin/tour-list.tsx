import { formatUsd } from "~/components/admin/format";
import { EntryList } from "~/components/admin/list/entry-list";
import type { StatusFilter } from "~/components/admin/list/read-entries";
import type { Row } from "~/lib/database.types";
import { tourKind } from "./tour-kind";

const filters: StatusFilter[] = [
  { value: "active", label: "Activos", column: "is_active", is: true },
  { value: "inactive", label: "Inactivos", column: "is_active", is: false },
  { value: "featured", label: "Destacados", column: "is_featured", is: true },
];

/** Every tour by name (specification §7, §9). */
export function TourList() {
  return (
    <EntryList
      kind={tourKind}
      note="por nombre"
      searched={["name", "destination"]}
      order={{ column: "name", ascending: true }}
      filters={filters}
      empty="Todavía no hay tours. Crea el primero."
      summarise={(row) => {
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
      }}
    />
  );
}
