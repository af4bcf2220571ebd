import { flag, slug, text } from "./define.ts";

/** Fields shared by tours and destinations. */

const texts = { translated: true, section: "texts" } as const;

export const entryName = { max: 200, search: true, half: true, ...texts } as const;

export const shortDescription = text({
  label: "Descripción corta",
  required: "Escribe una descripción corta",
  max: 1000,
  rows: 2,
  ...texts,
});

export const fullDescription = text({
  label: "Descripción completa",
  required: "Escribe la descripción completa",
  max: 20_000,
  rows: 5,
  ...texts,
});

export const addressOfName = slug({ label: "Dirección en la web", from: "name", section: "data" });

export const isActive = flag({
  label: "Visible en la web",
  initial: true,
  yes: { value: "active", words: ["Activo", "Activos"] },
  no: { value: "inactive", words: ["Inactivo", "Inactivos"], none: "todos activos", badge: true },
  section: "state",
});

export const latitude = { label: "Latitud", min: -90, max: 90, half: true } as const;
export const longitude = { label: "Longitud", min: -180, max: 180, half: true } as const;
