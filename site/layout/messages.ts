import type { Words } from "#content/define.ts";
import { type ContentType, contentTypes } from "#content/index.ts";
import type { ContentList } from "#shared/content-pages.ts";
import type { MessageTable } from "~/i18n/message-table";
import { elements } from "~/ui/messages";

/** Names of the content types' lists. */
const lists = Object.fromEntries(
  contentTypes.flatMap(({ site }: ContentType) =>
    site ? [[`nav.${site.path.slice(1)}`, site.plural]] : [],
  ),
) as Record<`nav.${ContentList}`, Words>;

/** Texts on every page: navigation, footer, shared elements, error pages. */
export const common = {
  ...elements,
  skip: { es: "Saltar al contenido", en: "Skip to content", fr: "Aller au contenu" },
  "brand.home": { es: "{name}, inicio", en: "{name}, home", fr: "{name}, accueil" },
  "nav.main": { es: "Principal", en: "Main", fr: "Principale" },
  "nav.home": { es: "Inicio", en: "Home", fr: "Accueil" },
  "nav.about": { es: "Nosotros", en: "About", fr: "À propos" },
  ...lists,
  "nav.contact": { es: "Contacto", en: "Contact", fr: "Contact" },
  "nav.open": { es: "Abrir el menú", en: "Open menu", fr: "Ouvrir le menu" },
  "nav.close": { es: "Cerrar el menú", en: "Close menu", fr: "Fermer le menu" },
  "language.label": { es: "Idioma", en: "Language", fr: "Langue" },
  "theme.label": { es: "Tema", en: "Theme", fr: "Thème" },
  "theme.light": { es: "Claro", en: "Light", fr: "Clair" },
  "theme.dark": { es: "Oscuro", en: "Dark", fr: "Sombre" },
  "theme.system": { es: "Sistema", en: "System", fr: "Système" },
  loading: { es: "Cargando", en: "Loading", fr: "Chargement" },
  dismiss: { es: "Cerrar", en: "Dismiss", fr: "Fermer" },
  "footer.line": {
    es: "Viajes privados, en grupo pequeño y a medida por {countries}, en camping, gama media o lujo.",
    en: "Private, small-group and tailor-made journeys through {countries}, camping, mid-range or luxury.",
    fr: "Voyages privés, en petit groupe et sur mesure à travers {countries}, en camping, en milieu de gamme ou en version luxe.",
  },
  "footer.find": { es: "Dónde estamos", en: "Find us", fr: "Nous trouver" },
  "footer.follow": { es: "Síguenos", en: "Follow us", fr: "Nous suivre" },
  "footer.settings": { es: "Idioma y tema", en: "Language and theme", fr: "Langue et thème" },
  "footer.privacy": { es: "Privacidad", en: "Privacy", fr: "Confidentialité" },
  "footer.rights": {
    es: "© {year} {name}. Una marca de demostración.",
    en: "© {year} {name}. A demonstration brand.",
    fr: "© {year} {name}. Une marque de démonstration.",
  },
  "footer.motto": {
    es: "La tsamma es el melón silvestre del Kalahari: agua en un país seco.",
    en: "The tsamma is the wild melon of the Kalahari: water, in a dry country.",
    fr: "La tsamma est le melon sauvage du Kalahari : de l’eau, dans un pays sec.",
  },
  "lost.title": { es: "Página no encontrada", en: "Page Not Found", fr: "Page introuvable" },
  "lost.text": {
    es: "Estaba aquí hace un momento. Por las huellas, se ha ido de paseo.",
    en: "It was here a moment ago. By the look of the tracks, it has wandered off.",
    fr: "Elle était là il y a un instant. À en juger par les traces, elle est partie se promener.",
  },
  "lost.home": { es: "Volver al inicio", en: "Return to Homepage", fr: "Retour à l’accueil" },
  "search.label": {
    es: "Buscar en el sitio",
    en: "Search the site",
    fr: "Rechercher sur le site",
  },
  "search.hint": {
    es: "Okavango, elefantes…",
    en: "Okavango, elephants…",
    fr: "Okavango, éléphants…",
  },
  "search.send": { es: "Buscar", en: "Search", fr: "Rechercher" },
  "error.title": {
    es: "¡Error inesperado de la aplicación!",
    en: "Unexpected Application Error!",
    fr: "Erreur inattendue de l’application !",
  },
  "error.text": {
    es: "Algo se ha atascado en la arena. Vuelve a intentarlo dentro de un momento.",
    en: "Something is stuck in the sand. Please try again in a moment.",
    fr: "Quelque chose s’est ensablé. Réessayez dans un instant.",
  },
  "error.retry": { es: "Volver a cargar", en: "Reload the page", fr: "Recharger la page" },
  "meta.keywords": {
    es: "safaris en África, tours de safari africano, Namibia, Botsuana, Cataratas Victoria, Kruger, fauna de Sudáfrica, camping, lodges, tours a medida, guías multilingües",
    en: "African safari tours, Namibia, Botswana, Victoria Falls, Kruger, South Africa wildlife, camping, lodges, custom tours, multilingual guides",
    fr: "safaris en Afrique, circuits safari africains, Namibie, Botswana, chutes Victoria, Kruger, faune d’Afrique du Sud, camping, lodges, voyages sur mesure, guides multilingues",
  },
  "meta.image.alt": {
    es: "Una tienda y un todoterreno bajo una acacia al atardecer, con elefantes al fondo",
    en: "A tent and a four-wheel drive below an acacia at sunset, with elephants beyond",
    fr: "Une tente et un 4x4 sous un acacia au coucher du soleil, des éléphants au loin",
  },
} satisfies MessageTable;
