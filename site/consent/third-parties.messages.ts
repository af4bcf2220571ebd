import type { MessageTable } from "~/i18n/message-table";

/** Texts that the privacy page adds or replaces if third-party scripts are configured. */
export const thirdParties = {
  "thirdParties.device.text": {
    es: "Tu navegador recuerda el idioma y el tema que eliges y lo que respondes sobre los servicios de terceros, con la fecha y los servicios de que se trata: a los seis meses, o si se añade un servicio, te volvemos a preguntar. Una cookie («language») repite el idioma para que la página llegue ya en él. Nosotros no usamos cookies para seguirte ni para medirte; los servicios de terceros pueden usar las suyas si los aceptas.",
    en: "Your browser remembers the language and the theme you choose and your answer about third-party services, with its date and the services it covers: after six months, or when a service is added, we ask you again. One cookie (“language”) repeats the language so that pages arrive in it straight away. We use no cookies of our own to follow or to measure you; third-party services may use theirs if you accept them.",
    fr: "Votre navigateur retient la langue et le thème que vous choisissez ainsi que votre réponse au sujet des services tiers, avec sa date et les services concernés : au bout de six mois, ou si un service s’ajoute, nous vous reposons la question. Un cookie (« language ») répète la langue pour que la page arrive déjà traduite. Nous n’utilisons nous-mêmes aucun cookie pour vous suivre ou vous mesurer ; les services tiers peuvent déposer les leurs si vous les acceptez.",
  },
  "thirdParties.visit.text": {
    es: "No hay cuentas. Contamos en nuestro propio servidor cuántas veces se abre cada página, por idioma y por día, y nada más: sin cookies y sin guardar nada que diga quién eres ni desde dónde nos visitas. Las fuentes y las imágenes salen de nuestro propio servidor. Los enlaces a redes sociales y a sitios de opiniones son eso, enlaces: no cargan nada hasta que los abres. Mientras no aceptes los servicios de terceros, tampoco hay analítica de terceros ni publicidad.",
    en: "There are no accounts. On our own server we count how often each page is opened, by language and by day, and nothing else: without cookies, and without keeping anything that says who you are or where you visit from. Fonts and pictures come from our own server. Links to social networks and review sites are just that, links: they load nothing until you open them. And unless you accept third-party services, there is no third-party analytics and no advertising.",
    fr: "Il n’y a pas de compte. Sur notre propre serveur, nous comptons combien de fois chaque page est ouverte, par langue et par jour, et rien d’autre : sans cookies, et sans rien garder qui dise qui vous êtes ni d’où vous venez. Les polices et les images viennent de notre propre serveur. Les liens vers les réseaux sociaux et les sites d’avis ne sont que des liens : rien ne se charge avant que vous les ouvriez. Et tant que vous n’acceptez pas les services tiers, il n’y a ni mesure d’audience par des tiers, ni publicité.",
  },
  "thirdParties.text": {
    es: "Si lo aceptas, y no antes, estas páginas cargan lo siguiente de otros sitios. Quien lo envía ve tu dirección IP y qué navegador usas, y puede usar sus propias cookies, según sus propias normas.",
    en: "If you accept, and not before, these pages load the following from other sites. Whoever sends it sees your IP address and which browser you use, and may set cookies of its own, under its own terms.",
    fr: "Si vous acceptez, et pas avant, ces pages chargent les éléments suivants depuis d’autres sites. Ceux qui les envoient voient votre adresse IP et votre navigateur, et peuvent déposer leurs propres cookies, selon leurs propres règles.",
  },
  "thirdParties.widget": {
    es: "En la portada, las opiniones de nuestros huéspedes: un widget de {host}, que se carga cuando te acercas a él y sabe en qué idioma y con qué tema lees.",
    en: "On the home page, our guests’ reviews: a widget from {host}, which loads when you come near it and is told the language and the theme you read in.",
    fr: "Sur la page d’accueil, les avis de nos voyageurs : un widget de {host}, qui se charge quand vous en approchez et sait dans quelle langue et avec quel thème, clair ou sombre, vous lisez.",
  },
  "thirdParties.script": {
    es: "En todas las páginas públicas, un servicio externo: un script de {host}.",
    en: "On every public page, an outside service: a script from {host}.",
    fr: "Sur toutes les pages publiques, un service externe : un script de {host}.",
  },
  "thirdParties.refuse": {
    es: "Si los rechazas, todo lo demás funciona igual.",
    en: "If you reject them, everything else works just the same.",
    fr: "Si vous les refusez, tout le reste fonctionne de la même façon.",
  },
  "thirdParties.refuse.widget": {
    es: "Entonces un botón muestra las opiniones, si quieres verlas, solo por esa vez.",
    en: "A button then shows the reviews, should you want to see them, for that one time.",
    fr: "Un bouton affiche alors les avis, si vous voulez les voir, pour cette seule fois.",
  },
  "thirdParties.stop": {
    es: "Puedes cambiar de idea cuando quieras. Si los habías aceptado, la página se recarga y dejan de funcionar; las cookies que hayan dejado puedes borrarlas en tu navegador.",
    en: "You may change your mind at any time. If you had accepted them, the page reloads and they stop; the cookies they have left you can delete in your browser.",
    fr: "Vous pouvez changer d’avis à tout moment. Si vous les aviez acceptés, la page se recharge et ils s’arrêtent ; les cookies qu’ils auraient laissés, vous pouvez les effacer dans votre navigateur.",
  },
} satisfies MessageTable;
