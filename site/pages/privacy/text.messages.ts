import type { MessageTable } from "~/i18n/message-table";

/**
 * Data that the site stores about visitors. Server only. These texts must match what the site stores: change both together
 * (G10).
 */
export const privacyText = {
  "privacy.enquiry.title": {
    es: "Cuando nos escribes",
    en: "When you write to us",
    fr: "Quand vous nous écrivez",
  },
  "privacy.enquiry.text": {
    es: "Guardamos el nombre, el correo, el teléfono si lo das, cómo prefieres que te contestemos, el mensaje, el idioma y la página desde la que escribes, y, si los das, los datos del viaje: tour, salida en grupo, fechas, adultos, edades de los niños (nunca sus nombres ni su fecha de nacimiento), estilo, presupuesto y si es tu primera vez en África. Con ellos guardamos el precio que calcula la web. Lo usamos para responderte y preparar tu viaje, y para nada más. No lo vendemos ni lo prestamos, y solo lo lee quien lleva la empresa. Con tu mensaje quedan lo que te respondemos y lo que anotamos para tu viaje.",
    en: "We keep your name, email address, phone number if you give it, how you would like to be answered, your message, its language and the page you wrote from, and, if you give them, the details of your journey: tour, group departure, dates, adults, ages of children (never their names or dates of birth), style, budget and whether it is your first time in Africa. We keep with them the price that the website works out. We use them to answer you and to prepare your journey, and for nothing else. We neither sell nor lend them, and only those who run the company read them. Our answers, and what we note for your journey, are kept with your message.",
    fr: "Nous conservons votre nom, votre adresse e-mail, votre téléphone si vous le donnez, la façon dont vous souhaitez qu’on vous réponde, votre message, sa langue et la page d’où vous écrivez, et, si vous les donnez, les détails du voyage : circuit, départ en groupe, dates, adultes, âge des enfants (jamais leur nom ni leur date de naissance), style, budget et si c’est votre première fois en Afrique. Nous y joignons le prix que calcule le site. Tout cela sert à vous répondre et à préparer votre voyage, et à rien d’autre. Nous ne les vendons ni ne les prêtons, et seuls ceux qui dirigent la maison les lisent. Avec votre message restent nos réponses et ce que nous notons pour votre voyage.",
  },
  "privacy.time.title": { es: "Durante cuánto tiempo", en: "For how long", fr: "Combien de temps" },
  "privacy.time.text": {
    es: "El tiempo que necesitemos para la conversación y para el viaje que salga de ella. Cuando quieras que lo borremos, escríbenos a {email}: eliminamos el mensaje para siempre.",
    en: "As long as we need it for the conversation and for the journey that comes of it. Whenever you would like it erased, write to {email}: we delete the message for good.",
    fr: "Le temps qu’il nous faut pour la conversation et pour le voyage qui en naît. Dès que vous souhaitez que tout soit effacé, écrivez à {email} : nous supprimons votre message définitivement.",
  },
  "privacy.time.most_one": {
    es: "Como muy tarde, un mes después de recibirlo se borra por sí solo, con nuestras respuestas y notas.",
    en: "It is erased automatically one month after it arrives at the latest, with our answers and notes.",
    fr: "Au plus tard un mois après sa réception, il s’efface de lui-même, avec nos réponses et nos notes.",
  },
  "privacy.time.most_other": {
    es: "Como muy tarde, {n} meses después de recibirlo se borra por sí solo, con nuestras respuestas y notas.",
    en: "It is erased automatically {n} months after it arrives at the latest, with our answers and notes.",
    fr: "Au plus tard {n} mois après sa réception, il s’efface de lui-même, avec nos réponses et nos notes.",
  },
  "privacy.abuse.title": { es: "Contra los abusos", en: "Against abuse", fr: "Contre les abus" },
  "privacy.abuse.text": {
    es: "Para que nadie nos inunde de mensajes, contamos cuántos llegan desde una misma conexión. De tu dirección de red guardamos para eso, alrededor de una hora, una huella calculada con una clave secreta; la dirección misma, nunca. Si te confirmamos por correo que tu mensaje ha llegado, esa huella y la de tu correo se quedan un día, para que nadie use el formulario para molestar a otros.",
    en: "So that nobody floods us with messages, we count how many come from one connection. For that we keep, for about an hour, a fingerprint of your network address, computed with a secret key; the address itself, never. If we confirm by email that your message has arrived, that fingerprint and one of your email address stay for a day, so that nobody uses the form to bother others.",
    fr: "Pour que personne ne nous inonde de messages, nous comptons ceux qui viennent d’une même connexion. Nous gardons pour cela, environ une heure, une empreinte de votre adresse réseau, calculée avec une clé secrète ; l’adresse elle-même, jamais. Si nous vous confirmons par e-mail l’arrivée de votre message, cette empreinte et celle de votre adresse e-mail sont gardées une journée, pour que personne ne se serve du formulaire pour importuner autrui.",
  },
  "privacy.captcha.title": {
    es: "Google y el formulario",
    en: "Google and the form",
    fr: "Google et le formulaire",
  },
  "privacy.captcha.text": {
    es: "Al enviar el formulario, en Contacto o al pie de un tour, y no antes, tu navegador carga reCAPTCHA, con el que Google distingue a las personas de los programas; el botón lo dice, y pulsarlo es tu consentimiento. Google recibe así tu dirección de red, datos de tu navegador y cómo te mueves por esa página, y puede guardar cookies suyas; los trata según su propia política de privacidad, también en Estados Unidos. Sin esa comprobación el formulario no se envía. Si falla y te pedimos actualizar la página, tu navegador guarda hasta entonces lo escrito. Si no quieres reCAPTCHA, escríbenos a {email}.",
    en: "When you send the form, on Contact or at the foot of a tour, and not before, your browser loads reCAPTCHA, by which Google tells people from programs; the button says so, and pressing it is your consent. Google thus receives your network address, details of your browser and how you move on that page, and may store cookies of its own; it treats them under its own privacy policy, also in the United States. Without that check the form is not sent. Should it fail and we ask you to refresh the page, your browser keeps until then what you wrote. If you would rather do without reCAPTCHA, write to {email}.",
    fr: "Quand vous envoyez le formulaire, sur la page Contact ou au bas d’un circuit, et pas avant, votre navigateur charge reCAPTCHA, par lequel Google distingue les personnes des programmes ; le bouton le dit, et appuyer dessus vaut consentement. Google reçoit ainsi votre adresse réseau, des informations sur votre navigateur et votre façon d’utiliser cette page, et peut déposer ses propres cookies ; il les traite selon ses propres règles de confidentialité, y compris aux États-Unis. Sans cette vérification, le formulaire ne part pas. Si elle échoue et que nous vous demandons d’actualiser la page, votre navigateur garde jusque-là ce que vous avez écrit. Si vous préférez éviter reCAPTCHA, écrivez à {email}.",
  },
  "privacy.device.title": {
    es: "En tu dispositivo",
    en: "On your device",
    fr: "Sur votre appareil",
  },
  "privacy.device.text": {
    es: "Tu navegador recuerda el idioma y el tema que eliges, y una cookie («language») repite el idioma para que la página llegue ya en él. No usamos cookies para seguirte ni para medirte.",
    en: "Your browser remembers the language and the theme you choose, and one cookie (“language”) repeats the language so that pages arrive in it straight away. We use no cookies to follow or to measure you.",
    fr: "Votre navigateur retient la langue et le thème que vous choisissez, et un cookie (« language ») répète la langue pour que la page arrive déjà traduite. Nous n’utilisons aucun cookie pour vous suivre ou vous mesurer.",
  },
  "privacy.visit.title": {
    es: "Cuando solo miras",
    en: "When you only look around",
    fr: "Quand vous ne faites que regarder",
  },
  "privacy.visit.text": {
    es: "No hay cuentas, ni publicidad, ni analítica de terceros. Contamos en nuestro propio servidor cuántas veces se abre cada página, por idioma y por día, y nada más: sin cookies y sin guardar nada que diga quién eres ni desde dónde nos visitas. Las fuentes y las imágenes salen de nuestro propio servidor. Los enlaces a redes sociales y a sitios de opiniones son eso, enlaces: no cargan nada hasta que los abres.",
    en: "There are no accounts, no advertising and no third-party analytics. On our own server we count how often each page is opened, by language and by day, and nothing else: without cookies, and without keeping anything that says who you are or where you visit from. Fonts and pictures come from our own server. Links to social networks and review sites are just that, links: they load nothing until you open them.",
    fr: "Il n’y a ni compte, ni publicité, ni mesure d’audience par des tiers. Sur notre propre serveur, nous comptons combien de fois chaque page est ouverte, par langue et par jour, et rien d’autre : sans cookies, et sans rien garder qui dise qui vous êtes ni d’où vous venez. Les polices et les images viennent de notre propre serveur. Les liens vers les réseaux sociaux et les sites d’avis ne sont que des liens : rien ne se charge avant que vous les ouvriez.",
  },
  "privacy.rights.title": { es: "Tus derechos", en: "Your rights", fr: "Vos droits" },
  "privacy.rights.text": {
    es: "Son los que te dan la ley de protección de datos de Sudáfrica (POPIA) y, si escribes desde Europa, el RGPD.",
    en: "They are those of South Africa’s Protection of Personal Information Act (POPIA) and, if you write from Europe, of the GDPR.",
    fr: "Ce sont ceux que vous donnent la loi sud-africaine sur la protection des données (POPIA) et, si vous écrivez d’Europe, le RGPD.",
  },
} satisfies MessageTable;
