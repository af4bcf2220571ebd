import type { Rows } from "~/i18n/rows";
import { contactMessages } from "../../../supabase/functions/_shared/contact-messages";

export const contact = {
  ...contactMessages,
  "contact.meta.title": { es: "Contacto", en: "Contact", fr: "Contact" },
  "contact.meta.description": {
    es: "Escríbenos: te responde una persona, en 24 horas y en tu idioma. Oficina en Johannesburgo, Sudáfrica; 14 años de servicio.",
    en: "Write to us: a person answers, within 24 hours, in your language. Office in Johannesburg, South Africa; 14 years of service.",
    fr: "Écrivez-nous : une personne vous répond, sous 24 heures et dans votre langue. Bureau à Johannesburg, en Afrique du Sud ; 14 ans de service.",
  },
  "contact.title": {
    es: "Cuéntanos qué viaje quieres hacer",
    en: "Tell us what journey you have in mind",
    fr: "Dites-nous quel voyage vous voulez faire",
  },
  "contact.subtitle": {
    es: "Responde una persona, en 24 horas y en tu idioma. 14 años de servicio y nos siguen gustando las cartas.",
    en: "A person answers, within 24 hours, in your language. 14 years of service and we still like letters.",
    fr: "Une personne vous répond, sous 24 heures et dans votre langue. 14 ans de service, et nous aimons toujours les lettres.",
  },
  "contact.form": { es: "Escríbenos", en: "Write to us", fr: "Écrivez-nous" },
  "contact.name": { es: "Nombre", en: "Name", fr: "Nom" },
  "contact.email": { es: "Correo electrónico", en: "Email", fr: "E-mail" },
  "contact.phone": { es: "Teléfono", en: "Phone", fr: "Téléphone" },
  "contact.optional": { es: "(opcional)", en: "(optional)", fr: "(facultatif)" },
  "contact.message": { es: "Mensaje", en: "Message", fr: "Message" },
  "contact.message.hint": {
    es: "Entre 10 y 2000 caracteres",
    en: "Between 10 and 2000 characters",
    fr: "Entre 10 et 2000 caractères",
  },
  "contact.trap": {
    es: "Deja este campo vacío",
    en: "Leave this field empty",
    fr: "Laissez ce champ vide",
  },
  "contact.tour": {
    es: "Consulta sobre el tour: {tour}",
    en: "Tour inquiry: {tour}",
    fr: "Demande pour le circuit : {tour}",
  },
  "contact.send": { es: "Enviar mensaje", en: "Send message", fr: "Envoyer le message" },
  "contact.sending": { es: "Enviando...", en: "Sending...", fr: "Envoi en cours..." },
  "contact.privacy": {
    es: "Usamos tus datos solo para responderte.",
    en: "We use your details only to answer you.",
    fr: "Vos données ne servent qu’à vous répondre.",
  },
  "contact.privacy.link": {
    es: "Cómo cuidamos tu privacidad",
    en: "How we look after your privacy",
    fr: "Comment nous protégeons votre vie privée",
  },
  "contact.unsent": {
    es: "Todavía no se ha enviado, pero no se ha perdido nada de lo que escribiste. Si vuelve a fallar, escríbenos a {email}.",
    en: "It has not been sent yet, but nothing you wrote is lost. If it fails again, write to us at {email}.",
    fr: "Rien n’est encore parti, mais rien de ce que vous avez écrit n’est perdu. En cas de nouvel échec, écrivez-nous à {email}.",
  },
  "contact.captcha.note": {
    es: "Este sitio está protegido por reCAPTCHA; se aplican la {privacy} y los {terms} de Google.",
    en: "This site is protected by reCAPTCHA; the Google {privacy} and {terms} apply.",
    fr: "Ce site est protégé par reCAPTCHA ; les {privacy} et les {terms} de Google s’appliquent.",
  },
  "contact.captcha.privacy": {
    es: "Política de Privacidad",
    en: "Privacy Policy",
    fr: "Règles de confidentialité",
  },
  "contact.captcha.terms": {
    es: "Términos del Servicio",
    en: "Terms of Service",
    fr: "Conditions d’utilisation",
  },
  "contact.captcha.script": {
    es: "Este formulario está protegido por reCAPTCHA, que necesita JavaScript: sin él no se puede enviar. Actívalo o escríbenos a {email}.",
    en: "This form is protected by reCAPTCHA, which needs JavaScript: without it nothing can be sent. Please turn it on, or write to us at {email}.",
    fr: "Ce formulaire est protégé par reCAPTCHA, qui a besoin de JavaScript : sans lui, rien ne peut être envoyé. Activez-le, ou écrivez-nous à {email}.",
  },
  "contact.sent.title": { es: "¡Mensaje enviado!", en: "Message Sent!", fr: "Message envoyé !" },
  "contact.sent.text": {
    es: "Gracias por escribirnos. Te responderemos en un plazo de 24 horas.",
    en: "Thank you for writing. We will reply within 24 hours.",
    fr: "Merci de nous avoir écrit. Nous vous répondrons sous 24 heures.",
  },
  "contact.info": { es: "Cómo encontrarnos", en: "How to reach us", fr: "Comment nous joindre" },
  "contact.location": { es: "Dónde estamos", en: "Location", fr: "Adresse" },
  "contact.phone.card": { es: "Teléfono", en: "Phone", fr: "Téléphone" },
  "contact.email.card": { es: "Correo electrónico", en: "Email", fr: "E-mail" },
  "contact.hours": {
    es: "Horario de oficina (CAT)",
    en: "Office hours (CAT)",
    fr: "Horaires du bureau (CAT)",
  },
  "contact.hours.week": {
    es: "De lunes a viernes",
    en: "Monday to Friday",
    fr: "Du lundi au vendredi",
  },
  "contact.hours.saturday": { es: "Sábado", en: "Saturday", fr: "Samedi" },
  "contact.hours.sunday": { es: "Domingo", en: "Sunday", fr: "Dimanche" },
  "contact.hours.closed": { es: "Cerrado", en: "Closed", fr: "Fermé" },
  "contact.picture.alt": {
    es: "El cañón del río Fish con la última luz de la tarde",
    en: "The Fish River canyon in late light",
    fr: "Le canyon de la Fish River dans la lumière du soir",
  },
  "contact.picture.place": {
    es: "Cañón del río Fish",
    en: "Fish River Canyon",
    fr: "Canyon de la Fish River",
  },
  "contact.picture.hour": {
    es: "Desde el borde, veinte minutos antes de la sombra",
    en: "From the rim, twenty minutes before the shade",
    fr: "Depuis le bord, vingt minutes avant l’ombre",
  },
} satisfies Rows;
