import type { ContentList } from "#shared/content-pages.ts";
import { type ContentType, contentTypes } from "../index.ts";
import { defineTexts, type SiteText } from "./define.ts";

/** Names of the content types' lists in the menu. */
const listTexts = Object.fromEntries(
  contentTypes.flatMap(({ site }: ContentType) =>
    site?.path
      ? [
          [
            `nav.${site.path.slice(1)}`,
            {
              label: site.plural.es,
              section: "navigation",
              // The footer has room for longer names.
              max: site.navigationPosition === undefined ? 40 : 24,
              words: site.plural,
            },
          ],
        ]
      : [],
  ),
) as Record<`nav.${ContentList}`, SiteText & { section: "navigation" }>;

export const layoutTexts = defineTexts({
  page: "layout",
  label: "Todas las páginas",
  path: "/",
  sections: {
    navigation: "Menú",
    closing: "Invitación al final de las páginas",
    footer: "Pie de página",
    missing: "Página no encontrada",
    seo: "Buscadores y redes",
  },
  texts: {
    "nav.home": {
      label: "Inicio",
      section: "navigation",
      max: 24,
      words: { es: "Inicio", en: "Home", fr: "Accueil" },
    },
    "nav.about": {
      label: "Nosotros",
      section: "navigation",
      max: 24,
      words: { es: "Nosotros", en: "About", fr: "À propos" },
    },
    ...listTexts,
    "nav.contact": {
      label: "Contacto",
      section: "navigation",
      max: 24,
      words: { es: "Contacto", en: "Contact", fr: "Contact" },
    },
    "footer.line": {
      label: "Quiénes sois en una frase",
      section: "footer",
      max: 250,
      facts: ["countries"],
      mayHide: true,
      words: {
        es: "Viajes privados, en grupo pequeño y a medida por {countries}, en camping, gama media o lujo.",
        en: "Private, small-group and tailor-made journeys through {countries}, camping, mid-range or luxury.",
        fr: "Voyages privés, en petit groupe et sur mesure à travers {countries}, en camping, en milieu de gamme ou en version luxe.",
      },
    },
    "footer.find": {
      label: "Título de la dirección",
      section: "footer",
      max: 40,
      words: { es: "Dónde estamos", en: "Find us", fr: "Nous trouver" },
    },
    "footer.follow": {
      label: "Título de las redes",
      section: "footer",
      max: 40,
      words: { es: "Síguenos", en: "Follow us", fr: "Nous suivre" },
    },
    "footer.rights": {
      label: "Derechos y aviso",
      section: "footer",
      max: 120,
      needs: ["year", "name"],
      words: {
        es: "© {year} {name}. Una marca de demostración.",
        en: "© {year} {name}. A demonstration brand.",
        fr: "© {year} {name}. Une marque de démonstration.",
      },
    },
    "footer.motto": {
      label: "Lema",
      section: "footer",
      max: 160,
      mayHide: true,
      words: {
        es: "La tsamma es el melón silvestre del Kalahari: agua en un país seco.",
        en: "The tsamma is the wild melon of the Kalahari: water, in a dry country.",
        fr: "La tsamma est le melon sauvage du Kalahari : de l’eau, dans un pays sec.",
      },
    },
    "lost.title": {
      label: "Título",
      section: "missing",
      max: 60,
      words: { es: "Página no encontrada", en: "Page Not Found", fr: "Page introuvable" },
    },
    "lost.text": {
      label: "Texto",
      section: "missing",
      max: 200,
      words: {
        es: "Estaba aquí hace un momento. Por las huellas, se ha ido de paseo.",
        en: "It was here a moment ago. By the look of the tracks, it has wandered off.",
        fr: "Elle était là il y a un instant. À en juger par les traces, elle est partie se promener.",
      },
    },
    "lost.home": {
      label: "Botón que vuelve al inicio",
      section: "missing",
      max: 40,
      words: { es: "Volver al inicio", en: "Return to Homepage", fr: "Retour à l’accueil" },
    },
    "meta.keywords": {
      label: "Palabras clave",
      section: "seo",
      max: 320,
      words: {
        es: "safaris en África, tours de safari africano, Namibia, Botsuana, Cataratas Victoria, Kruger, fauna de Sudáfrica, camping, lodges, tours a medida, guías multilingües",
        en: "African safari tours, Namibia, Botswana, Victoria Falls, Kruger, South Africa wildlife, camping, lodges, custom tours, multilingual guides",
        fr: "safaris en Afrique, circuits safari africains, Namibie, Botswana, chutes Victoria, Kruger, faune d’Afrique du Sud, camping, lodges, voyages sur mesure, guides multilingues",
      },
    },
    "meta.image.alt": {
      label: "Texto alternativo de la imagen al compartir",
      section: "seo",
      max: 200,
      words: {
        es: "Una tienda y un todoterreno bajo una acacia al atardecer, con elefantes al fondo",
        en: "A tent and a four-wheel drive below an acacia at sunset, with elephants beyond",
        fr: "Une tente et un 4x4 sous un acacia au coucher du soleil, des éléphants au loin",
      },
    },
    "closing.title": {
      label: "Título",
      section: "closing",
      max: 60,
      words: {
        es: "¿Por dónde empezamos?",
        en: "Where shall we begin?",
        fr: "Par où commence-t-on ?",
      },
    },
    "closing.text": {
      label: "Texto",
      section: "closing",
      max: 300,
      facts: ["reply"],
      words: {
        es: "Dinos cuándo, con quién y qué te gustaría ver. En {reply} te contesta una persona, en tu idioma y sin compromiso.",
        en: "Tell us when, who with and what you would like to see. Within {reply} a person answers, in your language and with no obligation.",
        fr: "Dites-nous quand, avec qui et ce que vous aimeriez voir. Sous {reply}, une personne vous répond, dans votre langue et sans engagement.",
      },
    },
    "closing.contact": {
      label: "Botón de contacto",
      section: "closing",
      max: 30,
      words: { es: "Escríbenos", en: "Write to us", fr: "Écrivez-nous" },
    },
    "closing.tours": {
      label: "Botón de los tours",
      section: "closing",
      max: 30,
      words: { es: "Ver los tours", en: "See the tours", fr: "Voir les circuits" },
    },
  },
});
