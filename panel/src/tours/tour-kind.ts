import type { EntryKind } from "@panel/entry/kind";
import type { Row } from "#shared/database.types.ts";

/** Tours, as the panel lists, saves and deletes them (H8). */
export const tourKind: EntryKind = {
  table: "tours",
  path: "/tours",
  bucket: "tour-images",
  nameField: "name",
  words: { one: "Tour", the: "el tour", many: "Tours", fresh: "Nuevo tour" },
  texts: [
    { field: "name", label: "Nombre" },
    { field: "destination", label: "Destino" },
    { field: "short_description", label: "Descripción corta" },
    { field: "full_description", label: "Descripción completa" },
  ],
  lists: [
    { field: "included_services", label: "Servicios incluidos" },
    { field: "excluded_services", label: "Servicios no incluidos" },
  ],
  days: "itinerary",
  pictureColumns: ["image_url", "gallery_images"],
  listColumns: ["destination", "duration_days", "price_per_person", "is_featured", "is_active"],
  pictures: (row) => {
    const { image_url, gallery_images = [] } = row as unknown as Partial<Row<"tours">>;
    return [...new Set([image_url ?? "", ...gallery_images].filter(Boolean))];
  },
};
