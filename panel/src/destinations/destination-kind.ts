import type { EntryKind } from "@panel/entry/kind";
import type { Row } from "#shared/database.types.ts";

/** Destinations, as the panel lists, saves and deletes them (H9). */
export const destinationKind: EntryKind = {
  table: "destinations",
  path: "/destinations",
  bucket: "destination-images",
  nameField: "name",
  words: { one: "Destino", the: "el destino", many: "Destinos", fresh: "Nuevo destino" },
  texts: [
    { field: "name", label: "Nombre" },
    { field: "country", label: "País" },
    { field: "short_description", label: "Descripción corta" },
    { field: "full_description", label: "Descripción completa" },
    { field: "best_time_to_visit", label: "Mejor época para visitar", optional: true },
  ],
  lists: [{ field: "highlights", label: "Puntos destacados" }],
  pictureColumns: ["gallery_images"],
  listColumns: ["country", "is_active"],
  pictures: (row) => {
    const { gallery_images = [] } = row as unknown as Partial<Row<"destinations">>;
    return [...new Set(gallery_images.filter(Boolean))];
  },
};
