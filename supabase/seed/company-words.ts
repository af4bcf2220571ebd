import type { Trilingual } from "./trilingual.ts";

/** Booking terms of the demonstration company: `site_settings` of a seeded database. */
export const companyWords: { depositPercent: number; terms: Trilingual } = {
  depositPercent: 25,
  terms: {
    es: `Reserva. Al confirmar se paga un depósito del 25 % del precio. Hasta entonces guardamos las plazas diez días, sin compromiso.

Precios. Son por persona, en dólares, y no cambian después del depósito. Con 3 o 5 viajeros vale el precio de 2 o de 4; para uno solo, a consultar.

Resto del pago. Vence 45 días antes de la salida. Quien reserva con menos tiempo paga todo de una vez.

Cómo se paga. Por transferencia en dólares, euros o rands, o con tarjeta mediante un enlace seguro que enviamos por correo. Nunca pedimos los números de una tarjeta por teléfono ni por escrito.

Si cancelas. Hasta 61 días antes de la salida conservamos el depósito; de 60 a 31 días, la mitad del precio; de 30 a 15, tres cuartas partes; después, el precio entero. Cuenta el día en que recibimos tu mensaje. Si otra persona ocupa tu plaza, solo cobramos lo que cueste el cambio. Si el viajero muere o es hospitalizado, no cobramos cancelación.

Si cancelamos nosotros. En 14 días devolvemos todo lo pagado, o lo pasamos a otras fechas, como prefieras.

Fuerza mayor. Si una frontera cerrada, una inundación o un vuelo cancelado impiden una parte del viaje, buscamos sin recargo otra ruta u otras fechas. Si no las hay, devolvemos lo pagado por esa parte, menos lo que parques, alojamientos y aerolíneas no nos reembolsen.

Cambios. Hasta 60 días antes movemos fechas sin cargo, salvo lo que cobren parques y alojamientos. «O similar» quiere decir otro alojamiento de la misma categoría y en la misma zona.

Seguro. En los parques remotos es obligatorio uno que pague la evacuación médica; aconsejamos que cubra también la cancelación.`,
    en: `Booking. A deposit of 25% of the price confirms your places. Until then we hold them for ten days without obligation.

Prices. They are per person, in US dollars, and do not change once the deposit is paid. Three or five travellers pay the price for two or four; for one alone, ask.

Balance. It is due 45 days before departure. Anyone who books later than that pays the whole sum at once.

How to pay. By bank transfer in dollars, euros or rand, or by card through a secure link that we send by email. We never ask for card numbers on the telephone or in writing.

If you cancel. Up to 61 days before departure we keep the deposit; from 60 to 31 days, half the price; from 30 to 15, three quarters of it; after that, all of it. What counts is the day on which your message reaches us. If somebody else takes your place we charge only what the change costs. If the traveller dies or is taken to hospital, we charge no cancellation fee.

If we cancel. Within 14 days we refund all you have paid, or move it to other dates, whichever you prefer.

Events beyond our control. If a closed border, a flood or a cancelled flight makes part of the journey impossible, we look for another route or other dates at no extra charge. If there are none, we refund what you paid for that part, less anything that parks, lodgings and airlines do not refund to us.

Changes. Up to 60 days before, dates can be moved free of charge, apart from any charges by parks and lodges. “Or similar” means another place to stay of the same standard and in the same area.

Insurance. In the remote parks you need a policy that pays for medical evacuation; we advise one that covers cancellation too.`,
    fr: `Réservation. Un acompte de 25 % du prix confirme vos places. D’ici là, nous les gardons dix jours, sans engagement.

Prix. Ils sont par personne, en dollars américains, et ne changent plus après l’acompte. À 3 ou 5 voyageurs, c’est le prix de 2 ou de 4 ; pour une personne seule, nous consulter.

Solde. Il est dû 45 jours avant le départ. Qui réserve plus tard règle le tout en une fois.

Comment payer. Par virement en dollars, en euros ou en rands, ou par carte au moyen d’un lien sécurisé envoyé par e-mail. Nous ne demandons jamais un numéro de carte au téléphone ni par écrit.

Si vous annulez. Jusqu’à 61 jours avant le départ, nous gardons l’acompte ; de 60 à 31 jours, la moitié du prix ; de 30 à 15, les trois quarts ; ensuite, la totalité. C’est le jour où votre message nous parvient qui compte. Si quelqu’un prend votre place, nous ne facturons que le coût du changement. En cas de décès ou d’hospitalisation du voyageur, nous ne prenons aucuns frais d’annulation.

Si nous annulons. Sous 14 jours, nous remboursons tout ce que vous avez payé, ou le reportons à d’autres dates, à votre choix.

Force majeure. Si une frontière fermée, une inondation ou un vol annulé empêche une partie du voyage, nous cherchons sans supplément un autre itinéraire ou d’autres dates. À défaut, nous remboursons ce que vous avez payé pour cette partie, moins ce que parcs, hébergements et compagnies aériennes ne nous remboursent pas.

Modifications. Jusqu’à 60 jours avant, les dates se déplacent sans frais, hormis ce que demandent parcs et hébergements. « Ou similaire » veut dire un autre hébergement de même catégorie, dans le même secteur.

Assurance. Dans les parcs isolés, il faut un contrat qui prenne en charge l’évacuation médicale ; nous conseillons qu’il couvre aussi l’annulation.`,
  },
};
