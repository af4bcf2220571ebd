import type { MessageTable } from "~/i18n/message-table";

/** Texts that only the server renders: the list of departures, the part of a tour's page, calendar files. */
export const departures = {
  "departures.meta.title": {
    es: "Salidas en grupo: fechas y plazas",
    en: "Group departures: dates and places",
    fr: "Départs en groupe : dates et places",
  },
  "departures.meta.description": {
    es: "Próximas salidas en grupo de nuestros safaris: fechas, plazas que quedan, precio por persona e idioma del guía. Pregunta por la tuya sin compromiso.",
    en: "The coming group departures of our safaris: dates, places left, price per person and the guide’s language. Ask about yours; nothing is booked yet.",
    fr: "Les prochains départs en groupe de nos safaris : dates, places restantes, prix par personne et langue du guide. Renseignez-vous sans engagement.",
  },
  "departures.text": {
    es: "Viajes con fecha fija a los que te puedes unir. Si ninguna te encaja, casi todo lo hacemos a medida.",
    en: "Journeys with a fixed date that you can join. If none of them suits you, most of what we do is tailor-made.",
    fr: "Des voyages à date fixe auxquels vous pouvez vous joindre. Si aucune ne vous convient, presque tout est sur mesure.",
  },
  "departures.contact": {
    es: "Pedir otra fecha",
    en: "Ask for another date",
    fr: "Demander une autre date",
  },
  "departures.empty": {
    es: "Ahora no hay salidas en grupo: casi todo lo hacemos a medida.",
    en: "No group departures at present: most of what we do is tailor-made.",
    fr: "Pas de départ en groupe pour l’instant : presque tout est sur mesure.",
  },
  "departures.none": {
    es: "Ninguna salida coincide con lo que buscas.",
    en: "No departure matches what you are looking for.",
    fr: "Aucun départ ne correspond à votre recherche.",
  },
  "departures.none.back": {
    es: "Ver todas las salidas",
    en: "See all departures",
    fr: "Voir tous les départs",
  },
  "departures.all": {
    es: "Todas las salidas en grupo",
    en: "All group departures",
    fr: "Tous les départs en groupe",
  },
  "departures.caption": {
    es: "Salidas por fecha, con plazas y precio por persona",
    en: "Departures by date, with places and price per person",
    fr: "Départs par date, avec places et prix par personne",
  },
  "departures.dates": { es: "Fechas", en: "Dates", fr: "Dates" },
  "departures.tour": { es: "Tour", en: "Tour", fr: "Circuit" },
  "departures.language": { es: "Guía", en: "Guide", fr: "Guide" },
  "departures.state": { es: "Plazas", en: "Places", fr: "Places" },
  "departures.price": { es: "Por persona", en: "Per person", fr: "Par personne" },
  "departures.price.from": { es: "desde {price}", en: "from {price}", fr: "à partir de {price}" },
  "departures.price.none": { es: "a consultar", en: "on request", fr: "sur demande" },
  "departures.ask": { es: "Consultar", en: "Enquire", fr: "Se renseigner" },
  "departures.speaks": {
    es: "Guía en {languages}",
    en: "Guide speaks {languages}",
    fr: "Guide parlant {languages}",
  },
  "departures.open": { es: "Hay plazas", en: "Places available", fr: "Places disponibles" },
  "departures.guaranteed": { es: "Garantizada", en: "Guaranteed", fr: "Garanti" },
  "departures.guaranteed.text": {
    es: "Garantizada: sale con quien se haya apuntado.",
    en: "Guaranteed: it goes with whoever has booked.",
    fr: "Garanti : il part quel que soit le nombre d’inscrits.",
  },
  "departures.left_one": { es: "Queda {n} plaza", en: "{n} place left", fr: "Plus que {n} place" },
  "departures.left_other": {
    es: "Quedan {n} plazas",
    en: "{n} places left",
    fr: "Plus que {n} places",
  },
  "departures.full": { es: "Completa", en: "Full", fr: "Complet" },
  "departures.cancelled": { es: "Cancelada", en: "Cancelled", fr: "Annulé" },
  "departures.request": {
    es: "Preguntar por esta salida",
    en: "Ask about this departure",
    fr: "Demander ce départ",
  },
  "departures.wait": { es: "Lista de espera", en: "Waiting list", fr: "Liste d’attente" },
  "departures.calendar": {
    es: "Añadir al calendario",
    en: "Add to calendar",
    fr: "Ajouter au calendrier",
  },
  "departures.of": {
    es: "{label}: {name}, {dates}",
    en: "{label}: {name}, {dates}",
    fr: "{label} : {name}, {dates}",
  },
  "departures.missing": {
    es: "Esta salida no existe o ya ha pasado.",
    en: "This departure does not exist, or has passed.",
    fr: "Ce départ n’existe pas ou est déjà passé.",
  },
  "departures.later": {
    es: "Ahora no podemos leer las salidas. Inténtalo dentro de un momento.",
    en: "We cannot read the departures right now. Please try again in a moment.",
    fr: "Nous ne pouvons pas lire les départs pour le moment. Réessayez dans un instant.",
  },
  "departures.filter": { es: "Acotar la lista", en: "Narrow the list", fr: "Affiner la liste" },
  "departures.filter.tour": { es: "Tour", en: "Tour", fr: "Circuit" },
  "departures.filter.month": { es: "Mes", en: "Month", fr: "Mois" },
  "departures.filter.places": { es: "Viajeros", en: "Travellers", fr: "Voyageurs" },
  "departures.filter.language": {
    es: "Idioma del guía",
    en: "Guide’s language",
    fr: "Langue du guide",
  },
  "departures.filter.any": { es: "Cualquiera", en: "Any", fr: "Peu importe" },
  "departures.filter.send": { es: "Ver las salidas", en: "See departures", fr: "Voir les départs" },
  "departures.filter.invalid": {
    es: "No hemos entendido: {names}. Esta es la lista sin ello.",
    en: "We could not make out: {names}. This is the list without it.",
    fr: "Nous n’avons pas compris : {names}. Voici la liste sans en tenir compte.",
  },
  "departures.places_one": { es: "{n} viajero", en: "{n} traveller", fr: "{n} voyageur" },
  "departures.places_other": { es: "{n} viajeros", en: "{n} travellers", fr: "{n} voyageurs" },
  "departures.places.more": {
    es: "{n} o más viajeros",
    en: "{n} or more travellers",
    fr: "{n} voyageurs ou plus",
  },
  "departures.found_one": { es: "{n} salida", en: "{n} departure", fr: "{n} départ" },
  "departures.found_other": { es: "{n} salidas", en: "{n} departures", fr: "{n} départs" },
  "departures.rest": {
    es: "Se ven las {n} primeras: acota la lista para ver las demás.",
    en: "These are the first {n}: narrow the list to see the others.",
    fr: "Voici les {n} premiers : affinez la liste pour voir les autres.",
  },
} satisfies MessageTable;
