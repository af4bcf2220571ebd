import { wordsOf } from "#content/texts/define.ts";
import { toursTexts } from "#content/texts/tours.ts";
import type { MessageTable } from "~/i18n/message-table";

export const tours = {
  ...wordsOf(toursTexts),
  "tours.range": { es: "{from} a {to}", en: "{from} to {to}", fr: "{from} à {to}" },
  "tours.popular": {
    es: "De los más populares",
    en: "Most popular",
    fr: "Parmi les plus demandés",
  },
  "tours.destination": { es: "Destino", en: "Destination", fr: "Destination" },
  "tours.duration": { es: "Duración", en: "Duration", fr: "Durée" },
  "tours.group": { es: "Grupo", en: "Group", fr: "Groupe" },
  "tours.from": {
    es: "Desde, por persona",
    en: "From, per person",
    fr: "À partir de, par personne",
  },
  "tours.inquire": { es: "Consultar ahora", en: "Enquire now", fr: "Demander un devis" },
  "tours.inquire.of": {
    es: "Consultar ahora: {name}",
    en: "Enquire now: {name}",
    fr: "Demander un devis : {name}",
  },
  "tours.itinerary": { es: "Ver el itinerario", en: "View itinerary", fr: "Voir l’itinéraire" },
  "tours.itinerary.of": {
    es: "Ver el itinerario: {name}",
    en: "View itinerary: {name}",
    fr: "Voir l’itinéraire : {name}",
  },
  "tours.itinerary.title": { es: "Itinerario", en: "Itinerary", fr: "Itinéraire" },
  "tours.itinerary.close": {
    es: "Cerrar el itinerario",
    en: "Close the itinerary",
    fr: "Fermer l’itinéraire",
  },
  "tours.itinerary.page": {
    es: "Ver la página del tour",
    en: "See the tour’s own page",
    fr: "Voir la page du circuit",
  },
  "tours.itinerary.failed": {
    es: "No se ha podido cargar el itinerario. Está también en la página del tour.",
    en: "The itinerary could not be loaded. It is on the tour’s own page as well.",
    fr: "L’itinéraire n’a pas pu se charger. Il figure aussi sur la page du circuit.",
  },
  "tours.itinerary.print": {
    es: "Imprimir este itinerario",
    en: "Print this itinerary",
    fr: "Imprimer cet itinéraire",
  },
  "tours.more": {
    es: "Todo sobre este tour",
    en: "All about this tour",
    fr: "Tout sur ce circuit",
  },
  "tours.more.of": {
    es: "Todo sobre este tour: {name}",
    en: "All about this tour: {name}",
    fr: "Tout sur ce circuit : {name}",
  },
  "tours.journey": { es: "El viaje", en: "The journey", fr: "Le voyage" },
  "tours.filter": { es: "Acotar la lista", en: "Narrow the list", fr: "Affiner la liste" },
  "tours.filter.country": { es: "País", en: "Country", fr: "Pays" },
  "tours.filter.style": { es: "Estilo", en: "Style", fr: "Style" },
  "tours.filter.days": { es: "Duración", en: "Length", fr: "Durée" },
  "tours.filter.month": { es: "Mes", en: "Month", fr: "Mois" },
  "tours.filter.price": { es: "Precio", en: "Price", fr: "Prix" },
  "tours.filter.any": { es: "Cualquiera", en: "Any", fr: "Peu importe" },
  "tours.filter.send": { es: "Ver los tours", en: "See the tours", fr: "Voir les circuits" },
  "tours.filter.days.most": {
    es: "Hasta {to} días",
    en: "Up to {to} days",
    fr: "Jusqu’à {to} jours",
  },
  "tours.filter.days.range": {
    es: "De {from} a {to} días",
    en: "{from} to {to} days",
    fr: "De {from} à {to} jours",
  },
  "tours.filter.days.least": {
    es: "{from} días o más",
    en: "{from} days or more",
    fr: "{from} jours ou plus",
  },
  "tours.filter.price.most": {
    es: "Hasta {price}",
    en: "Up to {price}",
    fr: "Jusqu’à {price}",
  },
  "tours.filter.without": {
    es: "Quitar el filtro: {label}",
    en: "Remove the filter: {label}",
    fr: "Retirer le filtre : {label}",
  },
  "tours.filter.none": {
    es: "Quitar los filtros",
    en: "Clear the filters",
    fr: "Retirer les filtres",
  },
  "tours.filter.invalid": {
    es: "No hemos entendido: {names}. Esta es la lista sin ello.",
    en: "We could not make out: {names}. This is the list without it.",
    fr: "Nous n’avons pas compris : {names}. Voici la liste sans en tenir compte.",
  },
  "tours.found_one": { es: "{n} tour", en: "{n} tour", fr: "{n} circuit" },
  "tours.found_other": { es: "{n} tours", en: "{n} tours", fr: "{n} circuits" },
  "tours.none.back": {
    es: "Ver todos los tours",
    en: "See all tours",
    fr: "Voir tous les circuits",
  },
} satisfies MessageTable;
