import type { MessageTable } from "~/i18n/message-table";

export const climate = {
  "climate.title": {
    es: "El clima, mes a mes",
    en: "The climate, month by month",
    fr: "Le climat, mois par mois",
  },
  "climate.summary": {
    es: "El clima, mes a mes: {phrases}.",
    en: "The climate, month by month: {phrases}.",
    fr: "Le climat, mois par mois : {phrases}.",
  },
  "climate.hottest": {
    es: "los días más cálidos, en {month}: {value} de máxima",
    en: "the warmest days in {month}: up to {value}",
    fr: "les journées les plus chaudes en {month} : {value} au maximum",
  },
  "climate.coldest": {
    es: "las noches más frías, en {month}: {value} de mínima",
    en: "the coldest nights in {month}: down to {value}",
    fr: "les nuits les plus froides en {month} : {value} au minimum",
  },
  "climate.wettest": {
    es: "el mes con más lluvia, {month}: {value}",
    en: "the wettest month, {month}: {value}",
    fr: "le mois le plus pluvieux, {month} : {value}",
  },
  "climate.driest": {
    es: "el más seco, {month}: {value}",
    en: "the driest, {month}: {value}",
    fr: "le plus sec, {month} : {value}",
  },
  "climate.figures": {
    es: "Ver las cifras en una tabla",
    en: "See the figures in a table",
    fr: "Voir les chiffres dans un tableau",
  },
  "climate.month": { es: "Mes", en: "Month", fr: "Mois" },
  "climate.max": { es: "Máxima del día", en: "Daily high", fr: "Maximum du jour" },
  "climate.min": { es: "Mínima de la noche", en: "Nightly low", fr: "Minimum de la nuit" },
  "climate.rain": { es: "Lluvia del mes", en: "Rain in the month", fr: "Pluie du mois" },
  "climate.unknown": { es: "sin datos", en: "no data", fr: "pas de données" },
} satisfies MessageTable;
