import { contactTexts } from "#content/texts/contact.ts";
import { wordsOf } from "#content/texts/define.ts";
import type { MessageTable } from "~/i18n/message-table";
import { contactMessages } from "../../supabase/functions/_shared/contact-messages";

/** Texts of the enquiry form. */
export const enquiry = {
  ...contactMessages,
  ...wordsOf(contactTexts, "form"),
  "contact.name": { es: "Nombre", en: "Name", fr: "Nom" },
  "contact.email": { es: "Correo electrónico", en: "Email", fr: "E-mail" },
  "contact.phone": { es: "Teléfono", en: "Phone", fr: "Téléphone" },
  "contact.optional": { es: "(opcional)", en: "(optional)", fr: "(facultatif)" },
  "contact.message": { es: "Mensaje", en: "Message", fr: "Message" },
  "contact.message.hint": {
    es: "Entre 10 y 2000 caracteres",
    en: "Between 10 and 2,000 characters",
    fr: "Entre 10 et 2 000 caractères",
  },
  "contact.preferred_contact": {
    es: "¿Cómo prefieres que te contestemos?",
    en: "How would you like us to answer?",
    fr: "Comment préférez-vous qu’on vous réponde ?",
  },
  "contact.by.email": { es: "Por correo", en: "By email", fr: "Par e-mail" },
  "contact.by.phone": { es: "Por teléfono", en: "By phone", fr: "Par téléphone" },
  "contact.by.whatsapp": { es: "Por WhatsApp", en: "On WhatsApp", fr: "Par WhatsApp" },
  "contact.trap": {
    es: "Deja este campo vacío",
    en: "Leave this field empty",
    fr: "Laissez ce champ vide",
  },
  "contact.tour": {
    es: "Consulta sobre el tour: {tour}",
    en: "Tour enquiry: {tour}",
    fr: "Demande pour le circuit : {tour}",
  },
  "contact.departure": {
    es: "Salida en grupo: {dates}",
    en: "Group departure: {dates}",
    fr: "Départ en groupe\u00a0: {dates}",
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
  "contact.recaptcha.send": {
    es: "Enviar mensaje con reCAPTCHA",
    en: "Send message with reCAPTCHA",
    fr: "Envoyer le message avec reCAPTCHA",
  },
  "contact.recaptcha.press": {
    es: "reCAPTCHA se carga al pulsar el botón, no antes: con él Google comprueba que escribe una persona, recibe tu dirección IP y datos de tu navegador y puede guardar cookies. Si prefieres evitarlo, escríbenos a {email}.",
    en: "reCAPTCHA loads when you press the button, not before: with it Google checks that a person is writing, receives your IP address and details of your browser, and may store cookies. If you would rather not, write to us at {email}.",
    fr: "reCAPTCHA se charge quand vous appuyez sur le bouton, pas avant : Google vérifie ainsi que c’est une personne qui écrit, reçoit votre adresse IP et des informations sur votre navigateur, et peut déposer des cookies. Si vous préférez l’éviter, écrivez-nous à {email}.",
  },
  "contact.altcha.note": {
    es: "Contra el spam, tu navegador hace un pequeño cálculo al enviar. No intervienen terceros ni se guardan cookies.",
    en: "Against spam, your browser does a small calculation when you send. No third party is involved, and no cookies are stored.",
    fr: "Contre le spam, votre navigateur fait un petit calcul à l’envoi. Aucun tiers n’intervient et aucun cookie n’est déposé.",
  },
  "contact.altcha.script": {
    es: "Contra el spam, este formulario necesita JavaScript: sin él no se puede enviar. Actívalo o escríbenos a {email}.",
    en: "Against spam, this form needs JavaScript: without it nothing can be sent. Please turn it on, or write to us at {email}.",
    fr: "Contre le spam, ce formulaire a besoin de JavaScript : sans lui, rien ne peut être envoyé. Activez-le, ou écrivez-nous à {email}.",
  },
  "contact.recaptcha.script": {
    es: "Este formulario está protegido por reCAPTCHA, que necesita JavaScript: sin él no se puede enviar. Actívalo o escríbenos a {email}.",
    en: "This form is protected by reCAPTCHA, which needs JavaScript: without it nothing can be sent. Please turn it on, or write to us at {email}.",
    fr: "Ce formulaire est protégé par reCAPTCHA, qui a besoin de JavaScript : sans lui, rien ne peut être envoyé. Activez-le, ou écrivez-nous à {email}.",
  },
} satisfies MessageTable;
