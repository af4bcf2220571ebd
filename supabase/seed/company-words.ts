import type { Trilingual } from "./trilingual.ts";

/** What the demonstration company asks for when a journey is booked: `site_settings` of a seeded database. */
export const companyWords: { depositPercent: number; terms: Trilingual } = {
  depositPercent: 25,
  terms: {
    es: `Reserva. Al confirmar se paga un depósito del 25 % del precio. Hasta entonces guardamos las plazas diez días, sin compromiso.

Resto del pago. Vence 45 días antes de la salida. Quien reserva con menos tiempo paga todo de una vez.

Cómo se paga. Por transferencia en dólares, euros o rands, o con tarjeta mediante un enlace seguro que enviamos por correo. Nunca pedimos los números de una tarjeta por teléfono ni por escrito.

Si cancelas. Hasta 61 días antes de la salida conservamos el depósito; de 60 a 31 días, la mitad del precio; de 30 a 15, tres cuartas partes; después, el precio entero. Cuenta el día en que recibimos tu mensaje. Si otra persona ocupa tu plaza, solo cobramos lo que cueste el cambio.

Si cancelamos nosotros. Devolvemos todo lo pagado en 14 días, o lo pasamos a otras fechas, como prefieras.

Cambios. Hasta 60 días antes movemos fechas sin cargo, salvo lo que cobren parques y alojamientos. Los precios son por persona, en dólares, y no cambian después del depósito.

Seguro. En los parques remotos es obligatorio uno que pague la evacuación médica; aconsejamos que cubra también la cancelación.`,
    en: `Booking. A deposit of 25% of the price confirms your places. Until then we hold them for ten days without obligation.

Balance. It is due 45 days before departure. Anyone who books later than that pays the whole sum at once.

How to pay. By bank transfer in dollars, euros or rand, or by card through a secure link that we send by e-mail. We never ask for card numbers on the telephone or in writing.

If you cancel. Up to 61 days before departure we keep the deposit; from 60 to 31 days, half the price; from 30 to 15, three quarters of it; after that, all of it. What counts is the day on which your message reaches us. If somebody else takes your place we charge only what the change costs.

If we cancel. We return everything you have paid within 14 days, or move it to other dates, whichever you prefer.

Changes. Up to 60 days before, dates can be moved free of charge, but for what parks and lodgings ask. Prices are per person, in US dollars, and do not change once the deposit is paid.

Insurance. In the remote parks you must have one that pays for medical evacuation; we advise one that covers cancellation too.`,
    fr: `Réservation. Un acompte de 25 % du prix confirme vos places. D’ici là, nous les gardons dix jours, sans engagement.

Solde. Il est dû 45 jours avant le départ. Qui réserve plus tard règle le tout en une fois.

Comment payer. Par virement en dollars, en euros ou en rands, ou par carte au moyen d’un lien sécurisé envoyé par e-mail. Nous ne demandons jamais un numéro de carte au téléphone ni par écrit.

Si vous annulez. Jusqu’à 61 jours avant le départ, nous gardons l’acompte ; de 60 à 31 jours, la moitié du prix ; de 30 à 15, les trois quarts ; ensuite, la totalité. C’est le jour où votre message nous parvient qui compte. Si quelqu’un prend votre place, nous ne facturons que le coût du changement.

Si nous annulons. Nous rendons tout ce qui a été payé sous 14 jours, ou le reportons à d’autres dates, à votre choix.

Modifications. Jusqu’à 60 jours avant, les dates se déplacent sans frais, hormis ce que demandent parcs et hébergements. Les prix sont par personne, en dollars américains, et ne changent plus après l’acompte.

Assurance. Dans les parcs isolés, il en faut une qui paie l’évacuation médicale ; nous en conseillons une qui couvre aussi l’annulation.`,
  },
};
