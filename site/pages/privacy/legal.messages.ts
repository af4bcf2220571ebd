import type { MessageTable } from "~/i18n/message-table";

/**
 * Texts that the GDPR (art. 13) and POPIA (s. 18) require in a privacy notice beside the data itself. Server
 * only. These texts must match what the site does: change both together (G10).
 */
export const privacyLegal = {
  "privacy.who.title": {
    es: "Quién responde de tus datos",
    en: "Who is responsible",
    fr: "Qui est responsable",
  },
  "privacy.who.text": {
    es: "El responsable del tratamiento es {controller}.",
    en: "The controller (under POPIA, the responsible party) is {controller}.",
    fr: "Le responsable du traitement est {controller}.",
  },
  "privacy.who.address": {
    es: "Dirección: {address}",
    en: "Address: {address}",
    fr: "Adresse : {address}",
  },
  "privacy.who.email": { es: "Correo: {email}", en: "Email: {email}", fr: "E-mail : {email}" },
  "privacy.who.phone": { es: "Teléfono: {phone}", en: "Phone: {phone}", fr: "Téléphone : {phone}" },
  "privacy.who.officer": {
    es: "Responsable de la información (Information Officer, POPIA): {officer}",
    en: "Information Officer (POPIA): {officer}",
    fr: "Responsable de l’information (Information Officer, POPIA) : {officer}",
  },
  "privacy.who.head": {
    es: "quien dirige la empresa",
    en: "the head of the company",
    fr: "la personne qui dirige l’entreprise",
  },
  "privacy.enquiry.needed": {
    es: "Todo nos lo das tú. El nombre, el correo y el mensaje hacen falta para responderte, y el teléfono si eliges que te llamemos; sin ellos el formulario no se envía. Lo demás es voluntario y ninguna ley te obliga a darlo.",
    en: "All of it comes from you. We need your name, email address and message to answer, and a phone number if you ask us to call; without them the form is not sent. Everything else is voluntary, and no law obliges you to give any of it.",
    fr: "Tout vient de vous. Le nom, l’adresse e-mail et le message sont nécessaires pour vous répondre, tout comme le téléphone si vous préférez être appelé ; sans eux, le formulaire ne part pas. Le reste est facultatif, et aucune loi ne vous oblige à fournir quoi que ce soit.",
  },
  "privacy.enquiry.automated": {
    es: "Ninguna decisión sobre ti se toma de forma automática, y no elaboramos perfiles.",
    en: "No decision about you is made automatically, and we do no profiling.",
    fr: "Aucune décision vous concernant n’est prise automatiquement, et nous ne faisons pas de profilage.",
  },
  "privacy.proposal.title": {
    es: "Si te hacemos una propuesta",
    en: "If we make you a proposal",
    fr: "Si nous vous faisons une proposition",
  },
  "privacy.proposal.text": {
    es: "La abres con un enlace personal. Contamos cuántas veces se abre y cuándo, sin cookies y sin guardar tu dirección IP. Lo que preguntas o pides cambiar se guarda con tu consulta. Si la aceptas, y solo entonces, guardamos además el nombre que escribes, la hora y tu dirección IP, como prueba de lo acordado (RGPD, art. 6.1.b y 6.1.f; POPIA, s. 11(1)(b) y (f)). Todo ello se borra con la consulta; si aceptaste la propuesta, el plazo cuenta desde el final del viaje. No guardamos datos de tarjetas.",
    en: "You open it with a personal link. We count how often it is opened and when, without cookies and without keeping your IP address. What you ask or want changed is kept with your enquiry. If you accept it, and only then, we also keep the name you type, the time and your IP address, as proof of what was agreed (GDPR art. 6(1)(b) and (f); POPIA s. 11(1)(b) and (f)). All of it is erased with the enquiry; if you accepted the proposal, the period counts from the end of the journey. We keep no card details.",
    fr: "Vous l’ouvrez avec un lien personnel. Nous comptons combien de fois elle est ouverte et quand, sans cookies et sans conserver votre adresse IP. Ce que vous demandez ou souhaitez modifier est conservé avec votre demande. Si vous l’acceptez, et seulement alors, nous conservons aussi le nom que vous saisissez, l’heure et votre adresse IP, comme preuve de l’accord (RGPD, art. 6.1.b et 6.1.f ; POPIA, art. 11(1)(b) et (f)). Tout cela est effacé avec la demande ; si vous avez accepté la proposition, le délai court à partir de la fin du voyage. Nous ne conservons aucune donnée de carte.",
  },
  "privacy.basis.title": {
    es: "Con qué base legal",
    en: "On what legal basis",
    fr: "Sur quelle base légale",
  },
  "privacy.basis.enquiry": {
    es: "Responderte y preparar tu viaje: es lo que nos pides antes de un posible contrato (RGPD, art. 6.1.b; POPIA, s. 11(1)(b)).",
    en: "Answering you and preparing your journey: the steps you ask for before a possible contract (GDPR art. 6(1)(b); POPIA s. 11(1)(b)).",
    fr: "Vous répondre et préparer votre voyage : ce que vous nous demandez avant un éventuel contrat (RGPD, art. 6.1.b ; POPIA, art. 11(1)(b)).",
  },
  "privacy.basis.interest": {
    es: "Frenar los abusos, contar las visitas y guardar copias de seguridad: nuestro interés legítimo en una web que funcione y no se pierda (RGPD, art. 6.1.f; POPIA, s. 11(1)(f)).",
    en: "Keeping abuse out, counting visits and making backups: our legitimate interest in a website that works and is not lost (GDPR art. 6(1)(f); POPIA s. 11(1)(f)).",
    fr: "Empêcher les abus, compter les visites et faire des sauvegardes : notre intérêt légitime à disposer d’un site qui fonctionne et ne se perde pas (RGPD, art. 6.1.f ; POPIA, art. 11(1)(f)).",
  },
  "privacy.basis.consent": {
    es: "Lo que se carga de otros sitios: tu consentimiento, que puedes retirar cuando quieras sin que afecte a lo anterior (RGPD, art. 6.1.a; POPIA, s. 11(1)(a)).",
    en: "Whatever loads from other sites: your consent, which you may withdraw at any time without affecting what came before (GDPR art. 6(1)(a); POPIA s. 11(1)(a)).",
    fr: "Ce qui se charge depuis d’autres sites : votre consentement, que vous pouvez retirer à tout moment sans effet sur ce qui précède (RGPD, art. 6.1.a ; POPIA, art. 11(1)(a)).",
  },
  "privacy.recipients.title": {
    es: "Quién más interviene",
    en: "Who else is involved",
    fr: "Qui d’autre intervient",
  },
  "privacy.recipients.text": {
    es: "Para que la web y el correo funcionen, tus datos pasan por estas empresas, que los tratan por encargo nuestro y para nada más:",
    en: "For the website and our mail to work, your details pass through these companies, which handle them on our behalf and for nothing else:",
    fr: "Pour que le site et notre messagerie fonctionnent, vos données passent par ces entreprises, qui les traitent pour notre compte et pour rien d’autre :",
  },
  "privacy.recipients.hosting": {
    es: "{provider}, que aloja nuestro servidor",
    en: "{provider}, which hosts our server",
    fr: "{provider}, qui héberge notre serveur",
  },
  "privacy.recipients.hosting.unnamed": {
    es: "la empresa que aloja nuestro servidor (te decimos cuál si nos escribes)",
    en: "the company that hosts our server (write to us and we will tell you which)",
    fr: "l’entreprise qui héberge notre serveur (écrivez-nous pour savoir laquelle)",
  },
  "privacy.recipients.database": {
    es: "Supabase ({host}), donde está la base de datos",
    en: "Supabase ({host}), where the database is kept",
    fr: "Supabase ({host}), où se trouve la base de données",
  },
  "privacy.recipients.mail": {
    es: "{host}, que envía nuestro correo",
    en: "{host}, which sends our mail",
    fr: "{host}, qui envoie nos e-mails",
  },
  "privacy.recipients.mailbox": {
    es: "la empresa que lleva nuestro buzón de correo, adonde llega una copia de tu mensaje",
    en: "the company that runs our mailbox, where a copy of your message arrives",
    fr: "l’entreprise qui gère notre boîte e-mail, où arrive une copie de votre message",
  },
  "privacy.recipients.google": {
    es: "Google, si envías el formulario: lo explicamos más abajo",
    en: "Google, if you send the form: explained below",
    fr: "Google, si vous envoyez le formulaire : voir plus bas",
  },
  "privacy.transfer.title": {
    es: "Tus datos en Sudáfrica",
    en: "Your details in South Africa",
    fr: "Vos données en Afrique du Sud",
  },
  "privacy.transfer.text": {
    es: "Nuestra oficina está en Sudáfrica y desde allí te respondemos. La Comisión Europea no ha adoptado para ese país una decisión de adecuación. Si nos escribes desde Europa, tus datos llegan allí porque es necesario para hacer lo que nos pides (RGPD, art. 49.1.b), y allí los protege la POPIA, una ley con principios parecidos a los del RGPD. Las empresas citadas pueden tratarlos en otros países; les exigimos una protección equivalente.",
    en: "Our office is in South Africa, and we answer from there. The European Commission has not adopted an adequacy decision for the country. If you write from Europe, your details reach us there because that is necessary to do what you ask (GDPR art. 49(1)(b)), and there they are protected by POPIA, an act with principles close to those of the GDPR. The companies named above may handle them in other countries; we require equivalent protection of them.",
    fr: "Notre bureau est en Afrique du Sud et c’est de là que nous vous répondons. La Commission européenne n’a pas adopté de décision d’adéquation pour ce pays. Si vous nous écrivez d’Europe, vos données nous y parviennent parce que c’est nécessaire pour faire ce que vous demandez (RGPD, art. 49.1.b), et elles y sont protégées par la POPIA, une loi aux principes proches de ceux du RGPD. Les entreprises citées peuvent les traiter dans d’autres pays ; nous exigeons d’elles une protection équivalente.",
  },
  "privacy.time.backups_one": {
    es: "Nuestras copias de seguridad conservan lo borrado un día más.",
    en: "Our backups keep what was erased for one more day.",
    fr: "Nos sauvegardes conservent un jour de plus ce qui a été effacé.",
  },
  "privacy.time.backups_other": {
    es: "Nuestras copias de seguridad conservan lo borrado {n} días más.",
    en: "Our backups keep what was erased for {n} more days.",
    fr: "Nos sauvegardes conservent {n} jours de plus ce qui a été effacé.",
  },
  "privacy.time.mailbox": {
    es: "Y lo que recibimos en nuestro buzón lo borramos al mismo tiempo.",
    en: "And whatever reached our mailbox we delete at the same time.",
    fr: "Et ce qui est arrivé dans notre boîte e-mail, nous le supprimons en même temps.",
  },
  "privacy.altcha.title": {
    es: "El formulario y el spam",
    en: "The form and spam",
    fr: "Le formulaire et le spam",
  },
  "privacy.altcha.text": {
    es: "Al enviar el formulario, tu navegador resuelve un pequeño cálculo que le da nuestro servidor (ALTCHA); a una persona le cuesta un segundo, y a un programa que envía miles de mensajes, demasiado. No interviene ningún tercero, no se guarda nada en tu dispositivo y del cálculo solo recordamos, poco más de una hora, que ya se ha usado.",
    en: "When you send the form, your browser solves a small calculation set by our own server (ALTCHA): it costs a person a second, and a program that sends thousands of messages too much. No third party is involved, nothing is stored on your device, and of the calculation we only remember, for a little over an hour, that it has been used.",
    fr: "Quand vous envoyez le formulaire, votre navigateur résout un petit calcul fourni par notre propre serveur (ALTCHA) : il coûte une seconde à une personne, et beaucoup trop à un programme qui envoie des milliers de messages. Aucun tiers n’intervient, rien n’est enregistré sur votre appareil, et du calcul nous retenons seulement, un peu plus d’une heure, qu’il a déjà servi.",
  },
  "privacy.rights.how": {
    es: "Escribe a {email}: es gratis y respondemos en el plazo de un mes. Puedes:",
    en: "Write to {email}: it is free, and we answer within a month. You may:",
    fr: "Écrivez à {email} : c’est gratuit et nous répondons dans un délai d’un mois. Vous pouvez :",
  },
  "privacy.rights.access": {
    es: "saber qué datos tuyos tenemos y recibir una copia, también en un formato que puedas llevar a otra parte;",
    en: "know which of your details we hold and receive a copy, also in a format that you can take elsewhere;",
    fr: "savoir quelles données nous détenons sur vous et en recevoir une copie, aussi dans un format réutilisable ailleurs ;",
  },
  "privacy.rights.correct": {
    es: "pedir que los corrijamos, los completemos o los borremos;",
    en: "have them corrected, completed or erased;",
    fr: "les faire corriger, compléter ou effacer ;",
  },
  "privacy.rights.object": {
    es: "oponerte a que los usemos, o pedir que limitemos su uso mientras se aclara algo;",
    en: "object to our use of them, or have it restricted while something is being settled;",
    fr: "vous opposer à leur utilisation, ou la faire limiter le temps d’éclaircir un point ;",
  },
  "privacy.rights.withdraw": {
    es: "retirar un consentimiento que nos hayas dado.",
    en: "withdraw a consent that you have given.",
    fr: "retirer un consentement que vous avez donné.",
  },
  "privacy.complaint.title": {
    es: "Si no estás de acuerdo",
    en: "If you disagree with us",
    fr: "En cas de désaccord",
  },
  "privacy.complaint.text": {
    es: "Ojalá nos escribas primero. En todo caso puedes reclamar ante la autoridad de protección de datos:",
    en: "We hope you write to us first. In any case, you may complain to the data protection authority:",
    fr: "Nous espérons que vous nous écrirez d’abord. Dans tous les cas, vous pouvez saisir l’autorité de protection des données :",
  },
  "privacy.complaint.southafrica": {
    es: "En Sudáfrica: Information Regulator, PO Box 31533, Braamfontein, Johannesburgo, 2017; POPIAComplaints@inforegulator.org.za",
    en: "In South Africa: Information Regulator, PO Box 31533, Braamfontein, Johannesburg, 2017; POPIAComplaints@inforegulator.org.za",
    fr: "En Afrique du Sud : Information Regulator, PO Box 31533, Braamfontein, Johannesburg, 2017 ; POPIAComplaints@inforegulator.org.za",
  },
  "privacy.complaint.country": {
    es: "En España: Agencia Española de Protección de Datos (AEPD)",
    en: "In the United Kingdom: Information Commissioner’s Office (ICO)",
    fr: "En France : Commission nationale de l’informatique et des libertés (CNIL)",
  },
  "privacy.complaint.europe": {
    es: "En otros países de la Unión Europea: la autoridad de tu país",
    en: "In the European Union: the authority of your country",
    fr: "Dans les autres pays de l’Union européenne : l’autorité de votre pays",
  },
} satisfies MessageTable;
