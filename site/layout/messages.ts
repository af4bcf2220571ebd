import { wordsOf } from "#content/texts/define.ts";
import { layoutTexts } from "#content/texts/layout.ts";
import type { MessageTable } from "~/i18n/message-table";
import { elements } from "~/ui/messages";

/** Texts on every page: navigation, footer, shared elements, error pages. */
export const common = {
  ...elements,
  skip: { es: "Saltar al contenido", en: "Skip to content", fr: "Aller au contenu" },
  "brand.home": { es: "{name}, inicio", en: "{name}, home", fr: "{name}, accueil" },
  "nav.main": { es: "Principal", en: "Main", fr: "Principale" },
  ...wordsOf(layoutTexts, "navigation", "footer", "missing", "seo"),
  "nav.departures": {
    es: "Salidas en grupo",
    en: "Group departures",
    fr: "Départs en groupe",
  },
  "nav.open": { es: "Abrir el menú", en: "Open menu", fr: "Ouvrir le menu" },
  "nav.close": { es: "Cerrar el menú", en: "Close menu", fr: "Fermer le menu" },
  "language.label": { es: "Idioma", en: "Language", fr: "Langue" },
  "theme.label": { es: "Tema", en: "Theme", fr: "Thème" },
  "theme.light": { es: "Claro", en: "Light", fr: "Clair" },
  "theme.dark": { es: "Oscuro", en: "Dark", fr: "Sombre" },
  "theme.system": { es: "Sistema", en: "System", fr: "Système" },
  loading: { es: "Cargando", en: "Loading", fr: "Chargement" },
  dismiss: { es: "Cerrar", en: "Dismiss", fr: "Fermer" },
  "footer.settings": { es: "Idioma y tema", en: "Language and theme", fr: "Langue et thème" },
  "footer.privacy": { es: "Privacidad", en: "Privacy", fr: "Confidentialité" },
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
} satisfies MessageTable;
