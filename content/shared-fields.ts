import { choice, flag, money, number, type Options, pictures, slug, text } from "./define.ts";

export const maxUsd = 1_000_000;

/** Fields that several types have. Each function returns a finished field. */

export const nameField = () =>
  text({
    label: "Nombre",
    max: 200,
    translated: true,
    required: true,
    requiredMessage: "Escribe el nombre",
    search: "A",
  });

export const shortDescriptionField = () =>
  text({
    label: "Descripción corta",
    max: 1000,
    translated: true,
    required: true,
    requiredMessage: "Escribe una descripción corta",
    search: "C",
    admin: { rows: 2 },
  });

export const fullDescriptionField = () =>
  text({
    label: "Descripción completa",
    max: 20_000,
    translated: true,
    required: true,
    requiredMessage: "Escribe la descripción completa",
    rich: "simple",
    search: "D",
    admin: { rows: 5 },
  });

/**
 * Format of all rich texts of an entry, in every language: the column `content_format`. Forms set it with the first
 * mark; rows of programs that do not know it are plain.
 */
export const formatField = () =>
  choice({
    label: "Formato de los textos",
    options: {
      plain: { es: "Texto sin formato", en: "Plain text", fr: "Texte brut" },
      marked: { es: "Texto con formato", en: "Formatted text", fr: "Texte mis en forme" },
    },
    initial: "plain",
  });

/** Slug of an entry with its own page. */
export const slugField = <const From extends string>({ from }: { from: From }) =>
  slug({ label: "Dirección en la web", from, translated: true });

/** Slug of an entry that is shown on the list's page: the fragment of its address is the same in all languages. */
export const fragmentField = <const From extends string>({ from }: { from: From }) =>
  slug({ label: "Dirección en la web", from });

/** @param initial whether new entries are visible */
export const visibleField = ({ initial = true } = {}) =>
  flag({
    label: "Visible en la web",
    initial,
    yes: { value: "active", words: ["Activo", "Activos"] },
    no: { value: "inactive", words: ["Inactivo", "Inactivos"], none: "todos activos", badge: true },
  });

export const galleryField = (
  options: Pick<Options["pictures"], "bucket" | "maxItems" | "cover" | "admin">,
) => pictures({ label: "Galería", as: "pictures", ...options });

/** US dollars up to a million. */
export const usdField = (label: string) => money({ label, max: maxUsd });

export const latitudeField = () => number({ label: "Latitud", min: -90, max: 90 });
export const longitudeField = () => number({ label: "Longitud", min: -180, max: 180 });
