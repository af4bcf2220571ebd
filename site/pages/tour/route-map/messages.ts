import type { MessageTable } from "~/i18n/message-table";

export const routeMap = {
  "routeMap.title": { es: "Mapa de la ruta", en: "Route map", fr: "Carte de l’itinéraire" },
  "routeMap.there": {
    es: "Mapa de la ruta de {from} a {to}. Las etapas están en la lista que sigue.",
    en: "Map of the route from {from} to {to}. The list that follows has the stages.",
    fr: "Carte de l’itinéraire de {from} à {to}. Les étapes figurent dans la liste qui suit.",
  },
  "routeMap.round": {
    es: "Mapa de la ruta, que empieza y acaba en {from}. Las etapas están en la lista que sigue.",
    en: "Map of the route, which begins and ends in {from}. The list that follows has the stages.",
    fr: "Carte de l’itinéraire, au départ et au retour de {from}. Les étapes figurent dans la liste qui suit.",
  },
  "routeMap.day": { es: "Día", en: "Day", fr: "Jour" },
  "routeMap.days": { es: "Días", en: "Days", fr: "Jours" },
  "routeMap.unnamed": { es: "En ruta", en: "On the way", fr: "En route" },
  "routeMap.road": { es: "por tierra", en: "by road", fr: "par la route" },
  "routeMap.flight": { es: "en avión", en: "by air", fr: "en avion" },
  "routeMap.boat": { es: "en barco", en: "by boat", fr: "en bateau" },
  "routeMap.train": { es: "en tren", en: "by train", fr: "en train" },
  "routeMap.foot": { es: "a pie", en: "on foot", fr: "à pied" },
  "routeMap.note": {
    es: "Las líneas unen las etapas sin seguir cada curva del camino.",
    en: "The lines join the stages without following every bend of the road.",
    fr: "Les lignes relient les étapes sans suivre chaque virage de la route.",
  },
  "routeMap.atlantic": { es: "Océano Atlántico", en: "Atlantic Ocean", fr: "Océan Atlantique" },
  "routeMap.indian": { es: "Océano Índico", en: "Indian Ocean", fr: "Océan Indien" },
} satisfies MessageTable;
