import type { Locale } from "./locales.ts";

interface Words {
  tag: string;
  open: string;
  /** Line before an address in plain text. */
  openAt: string;
  valid: string;
  private: string;
  acceptedSubject: string;
  thanks: string;
  accepted: string;
  byYou: string;
  next: string;
  mistaken: string;
}

/** Words of mails about proposals. */
export const proposalWords: Record<Locale, Words> = {
  es: {
    tag: "es-ES",
    open: "Ver la propuesta",
    openAt: "Ver la propuesta:",
    valid: "Vale hasta el {date}.",
    private: "El enlace es personal: quien lo tenga puede ver la propuesta.",
    acceptedSubject: "Tu viaje queda aceptado: {title}",
    thanks: "Gracias, {name}:",
    accepted: "has aceptado la propuesta {ref}, versión {n}, por un total de {total}.",
    byYou: "Aceptada por {name} el {date}.",
    next: "En la página están el depósito y lo que necesitas para el viaje:",
    mistaken: "Si no has sido tú, contesta a este correo y lo aclaramos.",
  },
  en: {
    tag: "en-US",
    open: "See the proposal",
    openAt: "See the proposal:",
    valid: "It is valid until {date}.",
    private: "The link is personal: whoever has it can see the proposal.",
    acceptedSubject: "Your journey is accepted: {title}",
    thanks: "Thank you, {name}:",
    accepted: "you have accepted proposal {ref}, version {n}, for a total of {total}.",
    byYou: "Accepted by {name} on {date}.",
    next: "The page has the deposit and what you need for the journey:",
    mistaken: "If this was not you, reply to this email and we will sort it out.",
  },
  fr: {
    tag: "fr-FR",
    open: "Voir la proposition",
    openAt: "Voir la proposition\u00a0:",
    valid: "Elle est valable jusqu’au {date}.",
    private: "Le lien est personnel\u00a0: qui l’a peut voir la proposition.",
    acceptedSubject: "Votre voyage est accepté\u00a0: {title}",
    thanks: "Merci, {name},",
    accepted: "vous avez accepté la proposition {ref}, version {n}, pour un total de {total}.",
    byYou: "Acceptée par {name} le {date}.",
    next: "La page indique l’acompte et ce qu’il vous faut pour le voyage\u00a0:",
    mistaken: "Si ce n’était pas vous, répondez à cet e-mail et nous éclaircirons la question.",
  },
};

/** Replaces `{name}` by its value. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));

const longDate = (day: string, tag: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/** `It is valid until December 24, 2026.` */
export const validityText = (locale: Locale, day: string) =>
  fill(proposalWords[locale].valid, { date: longDate(day, proposalWords[locale].tag) });

interface MailedWords {
  body: string;
  link: string;
  /** `2026-12-24` */
  validUntil: string;
}

/** Plain text of a mail with a proposal. The panel shows the same before it is sent. */
export function mailedText(locale: Locale, { body, link, validUntil }: MailedWords): string {
  const { openAt, private: personal } = proposalWords[locale];
  const parts = [
    body.trim(),
    `${openAt}\n${link}`,
    validityText(locale, validUntil),
    "--",
    personal,
  ];
  return [...parts, ""].join("\n\n");
}
