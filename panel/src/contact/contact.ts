import type { Row } from "#shared/database.types.ts";

/** Contact with a visitor outside the panel. */
export type Contact = Pick<Row<"enquiry_contacts">, "id" | "at" | "channel" | "reached" | "author">;

export type Channel = Contact["channel"];

/** Channels in the order of their buttons. */
export const channels = [
  { value: "phone", button: "Por teléfono", noun: "Teléfono" },
  { value: "whatsapp", button: "Por WhatsApp", noun: "WhatsApp" },
  { value: "email", button: "Por correo", noun: "Correo" },
  { value: "meeting", button: "En persona", noun: "En persona" },
] as const satisfies { value: Channel; button: string; noun: string }[];

const wordsOf = (channel: Channel) =>
  channels.find(({ value }) => value === channel) ?? channels[0];

/** `Teléfono`, for cells. */
export const channelNoun = (channel: Channel): string => wordsOf(channel).noun;

/** `por teléfono`, within a sentence. */
export const channelWords = (channel: Channel): string =>
  `${wordsOf(channel).button.slice(0, 1).toLowerCase()}${wordsOf(channel).button.slice(1)}`;

/** Heading of a contact in the thread. */
export const contactTitle = ({ channel, reached }: Pick<Contact, "channel" | "reached">): string =>
  reached ? `Contestado ${channelWords(channel)}` : "Llamada sin respuesta";

export function channelOf(value: string | null): Channel | undefined {
  return channels.find((channel) => channel.value === value)?.value;
}

/** Channel of the first answer: that of the contact at `answered_at`, otherwise an answer by mail from the panel. */
export function answeredBy(
  answeredAt: string | null,
  contacts: readonly Pick<Contact, "at" | "channel" | "reached">[],
): Channel | undefined {
  if (!answeredAt) return undefined;
  const first = contacts.find(
    ({ at, reached }) => reached && Date.parse(at) === Date.parse(answeredAt),
  );
  return first?.channel ?? "email";
}

/** Returns the address of a WhatsApp chat; undefined if the number, from `telephoneAddress`, has no country code. */
export function whatsappAddress(telephone: string | undefined): string | undefined {
  const digits = /^tel:\+(\d+)$/.exec(telephone ?? "")?.[1];
  return digits && `https://wa.me/${digits}`;
}
