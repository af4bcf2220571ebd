import { defineTexts } from "./define.ts";

export const contactTexts = defineTexts({
  page: "contact",
  label: "Contacto",
  path: "/contact",
  sections: {
    head: "Cabecera",
    info: "Datos",
    picture: "Imagen",
    form: "Formulario",
    seo: "Buscadores",
  },
  texts: {
    "contact.title": {
      label: "Título",
      section: "head",
      max: 80,
      words: {
        es: "Cuéntanos qué viaje quieres hacer",
        en: "Tell us what journey you have in mind",
        fr: "Le voyage que vous avez en tête",
      },
    },
    "contact.subtitle": {
      label: "Subtítulo",
      section: "head",
      max: 250,
      facts: ["reply", "years"],
      words: {
        es: "Responde una persona, en {reply}, también en domingo, y en tu idioma. {Years} de servicio y nos siguen gustando las cartas.",
        en: "A person answers, within {reply}, Sundays included, in your language. {Years} of service and we still like letters.",
        fr: "Une personne vous répond, sous {reply}, dimanche compris, et dans votre langue. {Years} de métier, et nous aimons toujours les lettres.",
      },
    },
    "contact.info": {
      label: "Título",
      section: "info",
      max: 60,
      words: { es: "Cómo encontrarnos", en: "How to reach us", fr: "Comment nous joindre" },
    },
    "contact.location": {
      label: "Dirección",
      section: "info",
      max: 40,
      words: { es: "Dónde estamos", en: "Location", fr: "Adresse" },
    },
    "contact.phone.card": {
      label: "Teléfono",
      section: "info",
      max: 40,
      words: { es: "Teléfono", en: "Phone", fr: "Téléphone" },
    },
    "contact.email.card": {
      label: "Correo",
      section: "info",
      max: 40,
      words: { es: "Correo electrónico", en: "Email", fr: "E-mail" },
    },
    "contact.hours": {
      label: "Horario",
      section: "info",
      max: 60,
      facts: ["officeZone"],
      words: {
        es: "Horario de oficina ({officeZone})",
        en: "Office hours ({officeZone})",
        fr: "Horaires du bureau ({officeZone})",
      },
    },
    "contact.picture.alt": {
      label: "Texto alternativo",
      section: "picture",
      max: 160,
      words: {
        es: "El cañón del Fish River con la última luz de la tarde",
        en: "The Fish River Canyon in late light",
        fr: "Le canyon de la Fish River dans la lumière du soir",
      },
    },
    "contact.picture.place": {
      label: "Pie: lugar",
      section: "picture",
      max: 60,
      words: {
        es: "Cañón del Fish River",
        en: "Fish River Canyon",
        fr: "Canyon de la Fish River",
      },
    },
    "contact.picture.hour": {
      label: "Pie: momento",
      section: "picture",
      max: 100,
      words: {
        es: "Desde el borde, veinte minutos antes de la sombra",
        en: "From the rim, twenty minutes before the shade",
        fr: "Depuis le bord, vingt minutes avant l’ombre",
      },
    },
    "contact.meta.title": {
      label: "Título en buscadores",
      section: "seo",
      max: 90,
      seo: "title",
      words: { es: "Contacto", en: "Contact", fr: "Contact" },
    },
    "contact.meta.description": {
      label: "Descripción en buscadores",
      section: "seo",
      max: 320,
      facts: ["reply", "years"],
      seo: "description",
      demonstration: true,
      words: {
        es: "Escríbenos: te responde una persona, en {reply} y en tu idioma. Oficina en Johannesburgo, Sudáfrica; {years} de servicio.",
        en: "Write to us: a person answers, within {reply}, in your language. Office in Johannesburg, South Africa; {years} of service.",
        fr: "Écrivez-nous : une personne vous répond, sous {reply} et dans votre langue. Bureau à Johannesburg, en Afrique du Sud ; {years} de métier.",
      },
    },
    "contact.form": {
      label: "Título",
      section: "form",
      max: 60,
      words: { es: "Escríbenos", en: "Write to us", fr: "Écrivez-nous" },
    },
    "contact.message.help": {
      label: "Ayuda del mensaje",
      section: "form",
      max: 320,
      words: {
        es: "Lo que más nos ayuda: cuándo quieres viajar, cuántas personas, la edad de los niños si los hay, y el presupuesto aproximado por persona.",
        en: "What helps us most: when you would like to travel, how many you are, the ages of any children, and a rough budget per person.",
        fr: "Ce qui nous aide le plus : quand vous aimeriez partir, combien vous serez, l’âge des enfants s’il y en a, et le budget approximatif par personne.",
      },
    },
    "contact.next": {
      label: "Qué pasa después de enviar",
      section: "form",
      max: 250,
      facts: ["reply"],
      words: {
        es: "Lo lee una persona y te contesta en tu idioma en un plazo de {reply}. Sin coste ni compromiso.",
        en: "A person reads it and answers in your language within {reply}. Free and without obligation.",
        fr: "Une personne le lit et vous répond dans votre langue sous {reply}. Gratuit et sans engagement.",
      },
    },
    "contact.sent.title": {
      label: "Título de «mensaje enviado»",
      section: "form",
      max: 60,
      words: {
        es: "¡Mensaje enviado!",
        en: "Message Sent!",
        fr: "Message envoyé !",
      },
    },
    "contact.sent.text": {
      label: "Texto de «mensaje enviado»",
      section: "form",
      max: 250,
      facts: ["reply"],
      words: {
        es: "Gracias por escribirnos. Te responderemos en un plazo de {reply}.",
        en: "Thank you for writing. We will reply within {reply}.",
        fr: "Merci de nous avoir écrit. Nous vous répondrons sous {reply}.",
      },
    },
  },
});
