import type { Locale } from "./locales.ts";

/** Texts of the contact form and its function, as required (G3, G5). */
export const contactMessages = {
  "contact.name.min": {
    es: "El nombre debe tener al menos 2 caracteres",
    en: "Name must be at least 2 characters",
    fr: "Le nom doit comporter au moins 2 caractères",
  },
  "contact.name.max": {
    es: "El nombre debe tener menos de 100 caracteres",
    en: "Name must be less than 100 characters",
    fr: "Le nom doit comporter moins de 100 caractères",
  },
  "contact.email.invalid": {
    es: "Introduce una dirección de correo válida",
    en: "Please enter a valid email address",
    fr: "Veuillez saisir une adresse e-mail valide",
  },
  "contact.email.max": {
    es: "El correo debe tener menos de 255 caracteres",
    en: "Email must be less than 255 characters",
    fr: "L’adresse e-mail doit comporter moins de 255 caractères",
  },
  "contact.phone.max": {
    es: "El teléfono debe tener menos de 20 caracteres",
    en: "Phone number must be less than 20 characters",
    fr: "Le numéro de téléphone doit comporter moins de 20 caractères",
  },
  "contact.phone.needed": {
    es: "Escribe un número al que podamos llamarte o enviarte un WhatsApp",
    en: "Please give a number that we can call or message on WhatsApp",
    fr: "Indiquez un numéro où vous appeler ou vous écrire sur WhatsApp",
  },
  "contact.preferred_contact.unknown": {
    es: "Elige correo, teléfono o WhatsApp",
    en: "Please choose email, phone or WhatsApp",
    fr: "Choisissez e-mail, téléphone ou WhatsApp",
  },
  "contact.message.min": {
    es: "El mensaje debe tener al menos 10 caracteres",
    en: "Message must be at least 10 characters",
    fr: "Le message doit comporter au moins 10 caractères",
  },
  "contact.message.max": {
    es: "El mensaje debe tener menos de 2000 caracteres",
    en: "Message must be less than 2000 characters",
    fr: "Le message doit comporter moins de 2000 caractères",
  },
  "contact.error.title": { es: "Error", en: "Error", fr: "Erreur" },
  "contact.error.send": {
    es: "No se pudo enviar el mensaje. Inténtalo de nuevo.",
    en: "Failed to send message. Please try again.",
    fr: "L’envoi du message a échoué. Veuillez réessayer.",
  },
  "contact.captcha.incomplete": {
    es: "Completa el captcha",
    en: "Please complete the captcha",
    fr: "Veuillez compléter le captcha",
  },
  "contact.captcha.token": {
    es: "La verificación reCAPTCHA ha fallado. Actualiza la página e inténtalo de nuevo.",
    en: "reCAPTCHA verification failed. Please refresh and try again.",
    fr: "La vérification reCAPTCHA a échoué. Veuillez actualiser la page et réessayer.",
  },
  "contact.captcha.failed": {
    es: "La verificación reCAPTCHA ha fallado. Inténtalo de nuevo.",
    en: "reCAPTCHA verification failed. Please try again.",
    fr: "La vérification reCAPTCHA a échoué. Veuillez réessayer.",
  },
  "contact.altcha.failed": {
    es: "La comprobación contra el spam ha fallado. Inténtalo de nuevo.",
    en: "Captcha verification failed. Please try again.",
    fr: "La vérification anti-spam a échoué. Veuillez réessayer.",
  },
  "contact.error.many": {
    es: "Ya nos han llegado varios mensajes desde tu conexión. Inténtalo dentro de {minutes} min o escríbenos por correo.",
    en: "We have had several messages from your connection. Please try again in {minutes} min, or write to us by email.",
    fr: "Nous avons déjà reçu plusieurs messages depuis votre connexion. Réessayez dans {minutes} min, ou écrivez-nous par e-mail.",
  },
  "contact.error.busy": {
    es: "Estamos recibiendo demasiados mensajes. Inténtalo dentro de {minutes} min o escríbenos por correo.",
    en: "We are receiving too many messages. Please try again in {minutes} min, or write to us by email.",
    fr: "Nous recevons trop de messages en ce moment. Réessayez dans {minutes} min, ou écrivez-nous par e-mail.",
  },
  "contact.error.unavailable": {
    es: "Ahora mismo no hemos podido guardar tu mensaje. Tu texto sigue aquí: vuelve a enviarlo dentro de un momento o escríbenos por correo.",
    en: "We could not store your message just now. Your text is still here: please send it again in a moment, or write to us by email.",
    fr: "Nous n’avons pas pu enregistrer votre message pour l’instant. Votre texte est toujours là : renvoyez-le dans un moment, ou écrivez-nous par e-mail.",
  },
  "contact.error.fields": {
    es: "Revisa los campos marcados.",
    en: "Please check the marked fields.",
    fr: "Veuillez vérifier les champs signalés.",
  },
  "contact.error.trap": {
    es: "Esto parece un envío automático: tu navegador ha rellenado un campo oculto. Ya está vacío y tu texto sigue aquí: vuelve a enviarlo.",
    en: "This looks like an automatic message: your browser has filled in a hidden field. It is empty again and your text is still here: please send it again.",
    fr: "Ce message semble automatique : votre navigateur a rempli un champ caché. Il est de nouveau vide et votre texte est toujours là : renvoyez-le.",
  },
  "contact.error.body": {
    es: "La solicitud no se ha podido leer.",
    en: "The request could not be read.",
    fr: "La requête n’a pas pu être lue.",
  },
  "contact.error.size": {
    es: "El mensaje es demasiado grande.",
    en: "The message is too large.",
    fr: "Le message est trop volumineux.",
  },
  "contact.success.title": { es: "¡Éxito!", en: "Success!", fr: "C’est envoyé !" },
  "contact.success.text": {
    es: "¡Mensaje enviado correctamente! Te responderemos pronto.",
    en: "Message sent successfully! We'll get back to you soon.",
    fr: "Votre message a bien été envoyé ! Nous vous répondrons bientôt.",
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type ContactMessageKey = keyof typeof contactMessages;

export function contactMessage(key: ContactMessageKey, locale: Locale): string {
  return contactMessages[key][locale];
}
