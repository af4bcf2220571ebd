import type { MessageTable } from "~/i18n/message-table";

/** Texts of shared UI components. */
export const elements = {
  breadcrumbs: { es: "Ruta de navegación", en: "Breadcrumbs", fr: "Fil d’Ariane" },
  "pictures.of": { es: "Imágenes de {name}", en: "Pictures of {name}", fr: "Images de {name}" },
  "pictures.one": {
    es: "{name}, imagen {n} de {total}",
    en: "{name}, picture {n} of {total}",
    fr: "{name}, image {n} sur {total}",
  },
  "pictures.show": {
    es: "Imagen {n} de {total}",
    en: "Picture {n} of {total}",
    fr: "Image {n} sur {total}",
  },
  "pictures.carousel": { es: "carrusel", en: "carousel", fr: "carrousel" },
  "pictures.slide": { es: "imagen", en: "slide", fr: "image" },
  "pictures.previous": { es: "Imagen anterior", en: "Previous picture", fr: "Image précédente" },
  "pictures.next": { es: "Imagen siguiente", en: "Next picture", fr: "Image suivante" },
  "pictures.pause": {
    es: "Pausar el pase de imágenes",
    en: "Pause the slide show",
    fr: "Mettre le diaporama en pause",
  },
  "pictures.play": {
    es: "Reanudar el pase de imágenes",
    en: "Resume the slide show",
    fr: "Reprendre le diaporama",
  },
  "pictures.none": {
    es: "Sin imágenes disponibles",
    en: "No images available",
    fr: "Aucune image disponible",
  },
} satisfies MessageTable;
