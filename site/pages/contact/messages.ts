import type { MessageTable } from "~/i18n/message-table";

export const contact = {
  "contact.meta.title": { es: "Contacto", en: "Contact", fr: "Contact" },
  "contact.meta.description": {
    es: "Escríbenos: te responde una persona, en {reply} y en tu idioma. Oficina en Johannesburgo, Sudáfrica; {years} de servicio.",
    en: "Write to us: a person answers, within {reply}, in your language. Office in Johannesburg, South Africa; {years} of service.",
    fr: "Écrivez-nous : une personne vous répond, sous {reply} et dans votre langue. Bureau à Johannesburg, en Afrique du Sud ; {years} de métier.",
  },
  "contact.title": {
    es: "Cuéntanos qué viaje quieres hacer",
    en: "Tell us what journey you have in mind",
    fr: "Le voyage que vous avez en tête",
  },
  "contact.subtitle": {
    es: "Responde una persona, en {reply}, también en domingo, y en tu idioma. {Years} de servicio y nos siguen gustando las cartas.",
    en: "A person answers, within {reply}, Sundays included, in your language. {Years} of service and we still like letters.",
    fr: "Une personne vous répond, sous {reply}, dimanche compris, et dans votre langue. {Years} de métier, et nous aimons toujours les lettres.",
  },
  "contact.info": { es: "Cómo encontrarnos", en: "How to reach us", fr: "Comment nous joindre" },
  "contact.location": { es: "Dónde estamos", en: "Location", fr: "Adresse" },
  "contact.phone.card": { es: "Teléfono", en: "Phone", fr: "Téléphone" },
  "contact.email.card": { es: "Correo electrónico", en: "Email", fr: "E-mail" },
  "contact.hours": {
    es: "Horario de oficina ({officeZone})",
    en: "Office hours ({officeZone})",
    fr: "Horaires du bureau ({officeZone})",
  },
  "contact.hours.days": {
    es: "De {first} a {last}",
    en: "{first} to {last}",
    fr: "Du {first} au {last}",
  },
  "contact.hours.closed": { es: "Cerrado", en: "Closed", fr: "Fermé" },
  "contact.picture.alt": {
    es: "El cañón del Fish River con la última luz de la tarde",
    en: "The Fish River Canyon in late light",
    fr: "Le canyon de la Fish River dans la lumière du soir",
  },
  "contact.picture.place": {
    es: "Cañón del Fish River",
    en: "Fish River Canyon",
    fr: "Canyon de la Fish River",
  },
  "contact.picture.hour": {
    es: "Desde el borde, veinte minutos antes de la sombra",
    en: "From the rim, twenty minutes before the shade",
    fr: "Depuis le bord, vingt minutes avant l’ombre",
  },
} satisfies MessageTable;
