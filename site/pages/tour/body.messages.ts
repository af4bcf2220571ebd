import { wordsOf } from "#content/texts/define.ts";
import { tourTexts } from "#content/texts/tour.ts";
import type { MessageTable } from "~/i18n/message-table";

/** Texts that only the server renders: head and static HTML. */
export const tourBody = {
  ...wordsOf(tourTexts, "seo"),
  "tour.contents": { es: "En esta página", en: "On this page", fr: "Sur cette page" },
  "tour.contents.enquiry": { es: "Preguntar", en: "Ask", fr: "Demander un devis" },
  "tour.facts": { es: "Datos del tour", en: "The tour in brief", fr: "Le circuit en bref" },
  "tour.style": { es: "Estilo", en: "Style", fr: "Style" },
  "tour.duration": { es: "Duración", en: "Duration", fr: "Durée" },
  "tour.months": { es: "Cuándo", en: "When", fr: "Quand" },
  "tour.group": { es: "Grupo", en: "Group", fr: "Groupe" },
  "tour.fitness": { es: "Esfuerzo físico", en: "Activity level", fr: "Effort physique" },
  "tour.fitness.1": {
    es: "Tranquilo: paseos cortos",
    en: "Easy: short strolls",
    fr: "Facile : courtes promenades",
  },
  "tour.fitness.2": {
    es: "Ligero: caminatas de una hora",
    en: "Light: walks of an hour",
    fr: "Léger : marches d’une heure",
  },
  "tour.fitness.3": {
    es: "Moderado: caminatas de tres horas",
    en: "Moderate: walks of three hours",
    fr: "Modéré : marches de trois heures",
  },
  "tour.fitness.4": {
    es: "Activo: caminatas de medio día",
    en: "Active: half-day walks",
    fr: "Soutenu : marches d’une demi-journée",
  },
  "tour.fitness.5": {
    es: "Exigente: jornadas enteras a pie",
    en: "Demanding: full days on foot",
    fr: "Exigeant : journées entières de marche",
  },
  "tour.fitness.level": { es: "{n} de 5", en: "{n} of 5", fr: "{n} sur 5" },
  "tour.minAge": { es: "Edad mínima", en: "Minimum age", fr: "Âge minimum" },
  "tour.years_one": { es: "{n} año", en: "{n} year", fr: "{n} an" },
  "tour.years_other": { es: "{n} años", en: "{n} years", fr: "{n} ans" },
  "tour.anyAge": { es: "Todas las edades", en: "All ages", fr: "Tous les âges" },
  "tour.malaria": { es: "Malaria", en: "Malaria", fr: "Paludisme" },
  "tour.route": { es: "Salida y llegada", en: "Start and end", fr: "Départ et arrivée" },
  "tour.route.from": { es: "Desde {place}", en: "From {place}", fr: "De {place}" },
  "tour.route.to": { es: "Hasta {place}", en: "To {place}", fr: "Jusqu’à {place}" },
  "tour.vehicle": { es: "Vehículo", en: "Vehicle", fr: "Véhicule" },
  "tour.vehicle.guests": {
    es: "hasta {n} por vehículo",
    en: "up to {n} per vehicle",
    fr: "jusqu’à {n} par véhicule",
  },
  "tour.destination": { es: "Destino", en: "Destination", fr: "Destination" },
  "tour.journey": { es: "El viaje", en: "The journey", fr: "Le voyage" },
  "tour.days": { es: "Día a día", en: "Day by day", fr: "Jour par jour" },
  "tour.map": { es: "La ruta", en: "The route", fr: "L’itinéraire" },
  "tour.prices": { es: "Precios", en: "Prices", fr: "Prix" },
  "tour.prices.caption": {
    es: "Precio por persona en dólares estadounidenses, según la temporada y el número de viajeros",
    en: "Price per person in US dollars, by season and number of travellers",
    fr: "Prix par personne en dollars américains, selon la saison et le nombre de voyageurs",
  },
  "tour.prices.season": { es: "Temporada", en: "Season", fr: "Saison" },
  "tour.prices.size": { es: "{n} viajeros", en: "{n} travellers", fr: "{n} voyageurs" },
  "tour.prices.most": { es: "{n} o más", en: "{n} or more", fr: "{n} ou plus" },
  "tour.prices.none": { es: "a consultar", en: "on request", fr: "sur demande" },
  "tour.prices.plain": {
    es: "Desde {price} por persona. El precio final depende de las fechas y de cuántos viajen: lo calculamos contigo antes de reservar nada.",
    en: "From {price} per person. The final price depends on your dates and on how many travel: we work it out with you before anything is booked.",
    fr: "À partir de {price} par personne. Le prix final dépend des dates et du nombre de voyageurs : nous le calculons avec vous avant toute réservation.",
  },
  "tour.prices.single": {
    es: "Suplemento individual",
    en: "Single supplement",
    fr: "Supplément individuel",
  },
  "tour.prices.children": { es: "Niños", en: "Children", fr: "Enfants" },
  "tour.prices.deposit": { es: "Depósito", en: "Deposit", fr: "Acompte" },
  "tour.prices.deposit.text": {
    es: "{percent} al reservar",
    en: "{percent} when you book",
    fr: "{percent} à la réservation",
  },
  "tour.prices.terms": { es: "Condiciones", en: "Terms", fr: "Conditions" },
  "tour.services": { es: "Qué incluye", en: "What is included", fr: "Ce qui est compris" },
  "tour.practical": {
    es: "Antes de viajar",
    en: "Before you travel",
    fr: "Avant de partir",
  },
} satisfies MessageTable;
