import { expect, test } from "vitest";
import { contactMessages } from "../supabase/functions/_shared/contact-messages.ts";
import { enquiry } from "./enquiry/messages";
import { blog } from "./pages/blog/messages";
import { elements } from "./ui/messages";

type Row = Record<"es" | "en" | "fr", string>;

const required: Record<string, Row> = {
  "G4: while the form is sent": {
    es: "Enviando...",
    en: "Sending...",
    fr: "Envoi en cours...",
  },
  "G4: title of the confirmation": {
    es: "¡Mensaje enviado!",
    en: "Message Sent!",
    fr: "Message envoyé !",
  },
  "G4: title of the toast": { es: "¡Éxito!", en: "Success!", fr: "C’est envoyé !" },
  "G4: text of the toast": {
    es: "¡Mensaje enviado correctamente! Te responderemos pronto.",
    en: "Message sent successfully! We'll get back to you soon.",
    fr: "Votre message a bien été envoyé ! Nous vous répondrons bientôt.",
  },
  "G5: a failure": {
    es: "No se pudo enviar el mensaje. Inténtalo de nuevo.",
    en: "Failed to send message. Please try again.",
    fr: "L’envoi du message a échoué. Veuillez réessayer.",
  },
  "G5: an unsolved captcha": {
    es: "Completa el captcha",
    en: "Please complete the captcha",
    fr: "Veuillez compléter le captcha",
  },
  "G5: a captcha without a token": {
    es: "La verificación reCAPTCHA ha fallado. Actualiza la página e inténtalo de nuevo.",
    en: "reCAPTCHA verification failed. Please refresh and try again.",
    fr: "La vérification reCAPTCHA a échoué. Veuillez actualiser la page et réessayer.",
  },
  "G5: a refused captcha": {
    es: "La verificación reCAPTCHA ha fallado. Inténtalo de nuevo.",
    en: "reCAPTCHA verification failed. Please try again.",
    fr: "La vérification reCAPTCHA a échoué. Veuillez réessayer.",
  },
  "F3: a blog without posts": {
    es: "Todavía no hay artículos. ¡Vuelve pronto para leer historias de safari y consejos de viaje!",
    en: "No blog posts yet. Check back soon for exciting safari stories and travel tips!",
    fr: "Pas encore d’articles. Revenez bientôt pour des récits de safari et des conseils de voyage !",
  },
  "D4: an entry without pictures": {
    es: "Sin imágenes disponibles",
    en: "No images available",
    fr: "Aucune image disponible",
  },
};

const plain = ({ es, en, fr }: Row) =>
  [es, en, fr].map((text) => text.replace(/[\u00a0\u202f]/g, " "));
const messages = Object.values({
  ...contactMessages,
  ...enquiry,
  ...blog,
  ...elements,
}).map(plain);

test.each(Object.entries(required))("%s has its required text in three languages", (_, row) => {
  expect(messages).toContainEqual(plain(row));
});
