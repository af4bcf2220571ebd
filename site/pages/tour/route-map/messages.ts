import type { Rows } from "~/i18n/rows";

export const routeMap = {
  "routeMap.title": { es: "Mapa de la ruta", en: "Route map", fr: "Carte de l’itinéraire" },
  "routeMap.label": {
    es: "Mapa de la ruta por {places}. Las etapas están en la lista.",
    en: "Map of the route through {places}. The list has the stages.",
    fr: "Carte de l’itinéraire par {places}. Les étapes figurent dans la liste.",
  },
  "routeMap.stages": { es: "Las etapas", en: "The stages", fr: "Les étapes" },
  "routeMap.day": { es: "Día {days}", en: "Day {days}", fr: "Jour {days}" },
  "routeMap.days": { es: "Días {days}", en: "Days {days}", fr: "Jours {days}" },
  "routeMap.road": {
    es: "por carretera o pista",
    en: "by road or track",
    fr: "par la route ou la piste",
  },
  "routeMap.flight": { es: "en avión", en: "by air", fr: "en avion" },
  "routeMap.boat": { es: "en barco", en: "by boat", fr: "en bateau" },
  "routeMap.train": { es: "en tren", en: "by train", fr: "en train" },
  "routeMap.foot": { es: "a pie", en: "on foot", fr: "à pied" },
  "routeMap.note": {
    es: "Las líneas unen las etapas; no siguen cada curva del camino.",
    en: "The lines join the stages; they do not follow every bend of the road.",
    fr: "Les lignes relient les étapes ; elles ne suivent pas chaque virage de la route.",
  },
  "routeMap.atlantic": { es: "Océano Atlántico", en: "Atlantic Ocean", fr: "Océan Atlantique" },
  "routeMap.indian": { es: "Océano Índico", en: "Indian Ocean", fr: "Océan Indien" },
} satisfies Rows;
