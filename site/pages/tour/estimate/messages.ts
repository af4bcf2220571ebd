import type { MessageTable } from "~/i18n/message-table";

/** Texts of the price estimate, which only the server renders. */
export const estimate = {
  "estimate.title": {
    es: "Calcula tu precio",
    en: "Work out your price",
    fr: "Calculez votre prix",
  },
  "estimate.send": { es: "Calcular", en: "Calculate", fr: "Calculer" },
  "estimate.month": { es: "¿Cuándo?", en: "When?", fr: "Quand ?" },
  "estimate.month.any": {
    es: "Todavía no lo sé",
    en: "I don’t know yet",
    fr: "Je ne sais pas encore",
  },
  "estimate.adults": { es: "Adultos", en: "Adults", fr: "Adultes" },
  "estimate.ages": { es: "Edades de los niños", en: "Ages of children", fr: "Âge des enfants" },
  "estimate.ages.example": {
    es: "por ejemplo 8, 11",
    en: "such as 8, 11",
    fr: "par exemple 8, 11",
  },
  "estimate.single": {
    es: "Una habitación individual",
    en: "One single room",
    fr: "Une chambre individuelle",
  },
  "estimate.result": { es: "Tu estimación", en: "Your estimate", fr: "Votre estimation" },
  "estimate.times": { es: "{label} × {price}", en: "{label} × {price}", fr: "{label} × {price}" },
  "estimate.line.adults_one": { es: "{n} adulto", en: "{n} adult", fr: "{n} adulte" },
  "estimate.line.adults_other": { es: "{n} adultos", en: "{n} adults", fr: "{n} adultes" },
  "estimate.line.children_one": {
    es: "{n} niño ({ages})",
    en: "{n} child ({ages})",
    fr: "{n} enfant ({ages})",
  },
  "estimate.line.children_other": {
    es: "{n} niños ({ages})",
    en: "{n} children ({ages})",
    fr: "{n} enfants ({ages})",
  },
  "estimate.line.less": {
    es: "{ages}, {percent} menos",
    en: "{ages}, {percent} less",
    fr: "{ages}, {percent} de moins",
  },
  "estimate.line.full": {
    es: "{ages}, precio de adulto",
    en: "{ages}, adult’s price",
    fr: "{ages}, prix adulte",
  },
  "estimate.total": {
    es: "{total} en total, {person} por adulto",
    en: "{total} in total, {person} per adult",
    fr: "{total} au total, {person} par adulte",
  },
  "estimate.range": {
    es: "Entre {lowest} y {highest} en total, según la temporada",
    en: "Between {lowest} and {highest} in total, depending on the season",
    fr: "Entre {lowest} et {highest} au total, selon la saison",
  },
  "estimate.range.person": {
    es: "De {lowest} a {highest} por adulto. Elige un mes y verás el detalle.",
    en: "From {lowest} to {highest} per adult. Choose a month to see the details.",
    fr: "De {lowest} à {highest} par adulte. Choisissez un mois pour voir le détail.",
  },
  "estimate.between": {
    es: "Con {n} viajeros vale el precio de {size}.",
    en: "{n} travellers pay the price for {size}.",
    fr: "À {n} voyageurs, c’est le prix de {size}.",
  },
  "estimate.note": {
    es: "Estimación con las tarifas de hoy; el precio firme va en la propuesta.",
    en: "An estimate at today’s rates; our proposal has the firm price.",
    fr: "Estimation aux tarifs du jour ; le prix ferme figure dans notre proposition.",
  },
  "estimate.age": {
    es: "Este tour es a partir de {age}. Con niños más pequeños, pregúntanos.",
    en: "Travellers on this tour are at least {age} old. With younger children, please ask us.",
    fr: "Ce circuit est ouvert à partir de {age}. Avec des enfants plus jeunes, demandez-nous.",
  },
  "estimate.alone": {
    es: "Para uno solo, te lo calculamos.",
    en: "For one alone, we work it out for you.",
    fr: "Seul, nous le calculons pour vous.",
  },
  "estimate.few": {
    es: "Este tour sale con {n} viajeros o más. Si sois menos, pregúntanos.",
    en: "This tour runs with {n} travellers or more. If you are fewer, please ask us.",
    fr: "Ce circuit part à {n} voyageurs ou plus. Si vous êtes moins nombreux, demandez-nous.",
  },
  "estimate.many": {
    es: "En este tour el grupo es de {n} como máximo. Si sois más, pregúntanos.",
    en: "Groups on this tour have {n} travellers at most. If you are more, please ask us.",
    fr: "Sur ce circuit, le groupe compte {n} voyageurs au plus. Si vous êtes plus nombreux, demandez-nous.",
  },
  "estimate.notThen": {
    es: "Este tour no sale en {month}: sale en {months}.",
    en: "This tour does not run in {month}; it runs in {months}.",
    fr: "Ce circuit ne part pas en {month} ; il part en {months}.",
  },
  "estimate.request": {
    es: "Para estas fechas y este grupo, el precio es a consultar.",
    en: "For these dates and this group, the price is on request.",
    fr: "Pour ces dates et ce groupe, le prix est sur demande.",
  },
  "estimate.from": {
    es: "Desde {price} por persona.",
    en: "From {price} per person.",
    fr: "À partir de {price} par personne.",
  },
  "estimate.fault.month": {
    es: "No hemos entendido el mes: elige uno de la lista.",
    en: "We did not understand the month: please choose one from the list.",
    fr: "Nous n’avons pas compris le mois : choisissez-en un dans la liste.",
  },
  "estimate.fault.adults": {
    es: "Escribe cuántos adultos viajan: uno o más.",
    en: "Please enter how many adults are travelling: one or more.",
    fr: "Indiquez le nombre d’adultes : un ou plus.",
  },
  "estimate.fault.ages": {
    es: "Escribe la edad de cada niño, de 0 a 17 años, por ejemplo 8, 11.",
    en: "Please enter the age of each child, from 0 to 17, such as 8, 11.",
    fr: "Indiquez l’âge de chaque enfant, de 0 à 17 ans, par exemple 8, 11.",
  },
  "estimate.ask": {
    es: "Preguntar con estos datos",
    en: "Ask with these details",
    fr: "Demander avec ces données",
  },
} satisfies MessageTable;
