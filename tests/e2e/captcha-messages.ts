import type { Locale } from "./pages.ts";

type Words = Record<Locale, string>;

/** Error texts required by G5, and the title of the confirmation. */
export const expectedTexts = {
  incomplete: {
    es: "Completa el captcha",
    en: "Please complete the captcha",
    fr: "Veuillez compléter le captcha",
  },
  token: {
    es: "Error La verificación reCAPTCHA ha fallado. Actualiza la página e inténtalo de nuevo.",
    en: "Error reCAPTCHA verification failed. Please refresh and try again.",
    fr: "Erreur La vérification reCAPTCHA a échoué. Veuillez actualiser la page et réessayer.",
  },
  failed: {
    es: "Error La verificación reCAPTCHA ha fallado. Inténtalo de nuevo.",
    en: "Error reCAPTCHA verification failed. Please try again.",
    fr: "Erreur La vérification reCAPTCHA a échoué. Veuillez réessayer.",
  },
  send: {
    es: "Error No se pudo enviar el mensaje. Inténtalo de nuevo.",
    en: "Error Failed to send message. Please try again.",
    fr: "Erreur L’envoi du message a échoué. Veuillez réessayer.",
  },
  sent: { es: "¡Mensaje enviado!", en: "Message Sent!", fr: "Message envoyé !" },
} satisfies Record<string, Words>;

/** Notice that Google requires if the badge is hidden. */
export const branding: Words = {
  es: "Este sitio está protegido por reCAPTCHA; se aplican la Política de Privacidad y los Términos del Servicio de Google.",
  en: "This site is protected by reCAPTCHA; the Google Privacy Policy and Terms of Service apply.",
  fr: "Ce site est protégé par reCAPTCHA ; les Règles de confidentialité et les Conditions d’utilisation de Google s’appliquent.",
};
