import type { legalPages } from "../../../content/types/legal-pages.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "terms",
  effective_on: "2026-11-01",
  content_format: "marked",
  title: {
    es: "Condiciones de viaje",
    en: "Terms and conditions",
    fr: "Conditions de vente",
  },
  body: {
    es: `**Este texto es un ejemplo de la demostración. Antes de publicar el tuyo, pide a un abogado que lo revise para los países donde vendes.**
Estas condiciones se aplican a los viajes que organizamos y que se reservan directamente con nosotros. Al pagar el depósito las aceptas en tu nombre y en el de quienes viajan contigo.
## Reserva
Pides un viaje por el formulario, por correo o por teléfono, y te enviamos por escrito la ruta, las fechas, los alojamientos y el precio. Las plazas quedan guardadas diez días sin que pagues nada. La reserva es firme cuando recibimos el depósito, del 25 % del precio, y te mandamos la confirmación.
Revisa los nombres en cuanto la recibas: tienen que ser los del pasaporte.
## Precio y pagos
Los precios son por persona y en dólares de los Estados Unidos. La página de cada tour dice qué incluyen y qué no. Una vez pagado el depósito, el precio no sube.
1. Depósito: 25 %, al confirmar.
2. Resto: 45 días antes de la salida, o todo de una vez si reservas más tarde.
Si el resto no llega a tiempo, te avisamos y esperamos siete días. Después la plaza vuelve a estar libre y se aplican los gastos de cancelación.
## Si cancelas tú
Escríbenos a la dirección de [contacto](/contact). Vale la fecha en que nos llega el mensaje.
- Con 61 días o más: pierdes el depósito.
- Entre 60 y 31 días: se cobra la mitad del precio.
- Entre 30 y 15 días: se cobran tres cuartas partes.
- Con 14 días o menos: se cobra el precio completo.
Puedes ceder tu plaza a otra persona que reúna los requisitos del viaje; en ese caso pagas solo los gastos del cambio. No hay gastos si el viajero fallece o ingresa en un hospital y nos envías un justificante.
## Si cambiamos o cancelamos nosotros
Los caminos, los animales y el tiempo mandan: el guía puede alterar el orden de las visitas o tomar otra pista por seguridad. Si hay que cambiar algo importante antes de la salida, eliges entre aceptarlo, viajar en otras fechas o recuperar tu dinero.
Si anulamos la salida, te devolvemos lo que hayas pagado en un plazo de 14 días.
## Fuerza mayor
Cuando algo que nadie podía prever ni evitar impide una parte del viaje (una frontera que cierra, una crecida, un vuelo que no sale), ofrecemos otra ruta u otras fechas sin recargo. Si no las hay, recibes lo pagado por esa parte, salvo lo que no nos devuelvan los parques, los alojamientos y las aerolíneas.
## Seguro, salud y documentos
En las zonas remotas exigimos un seguro que pague la evacuación médica; tráelo contratado y con el teléfono de urgencias a mano. El pasaporte, los visados y las vacunas son cosa de cada viajero: en [Destinos](/destinations) contamos lo que pide cada país.
Dinos antes de reservar si tienes alguna enfermedad, alergia o dificultad para caminar, para que el viaje te siente bien.
## Durante el viaje
Los animales son salvajes. Sigue las instrucciones del guía, también cuando te diga que esperes dentro del vehículo. Quien ponga en peligro al grupo o moleste a los animales puede tener que dejar el viaje sin derecho a reembolso.
Las maletas, las cámaras y los teléfonos viajan bajo el cuidado de su dueño.
## Reclamaciones
Si algo no va bien, díselo al guía en el momento: casi todo se arregla en el camino. Si no bastó, escríbenos en los 28 días siguientes a tu regreso y te contestamos en un plazo de 14.
Este contrato se rige por la ley de Sudáfrica. Si compras como consumidor en otro país, conservas los derechos que te da su ley.`,
    en: `**This text is an example that belongs to the demonstration. Before you publish your own, have a lawyer check it for the countries where you sell.**
These terms apply to journeys that we organise and that are booked with us directly. By paying the deposit you accept them for yourself and for everybody who travels with you.
## Booking
You ask for a journey through the form, by email or by telephone, and we send you the route, the dates, the places to stay and the price in writing. Your places are held for ten days at no cost. The booking is firm once we have received the deposit, 25% of the price, and sent you a confirmation.
Please check the names as soon as it arrives: they must be those in the passports.
## Price and payment
Prices are per person and in United States dollars. The page of each tour says what they include and what they do not. Once the deposit has been paid, the price does not go up.
1. Deposit: 25%, on confirmation.
2. Balance: 45 days before departure, or the whole sum at once if you book later than that.
If the balance is late we remind you and wait for seven days. After that the place is free again and the cancellation charges apply.
## If you cancel
Write to the address on the [contact](/contact) page. The date that counts is the one on which we receive your message.
- 61 days or more: you lose the deposit.
- 60 to 31 days: half the price is charged.
- 30 to 15 days: three quarters are charged.
- 14 days or less: the full price is charged.
You may give your place to another person who meets the requirements of the journey; you then pay only the cost of the change. There is no charge if the traveller dies or is admitted to hospital and you send us proof.
## If we change or cancel
Roads, animals and weather have the last word: the guide may change the order of visits or take another track for safety. If something important has to change before departure, you choose between accepting it, travelling on other dates and having your money back.
If we cancel the departure, we return what you have paid within 14 days.
## Force majeure
When something that nobody could foresee or avoid makes part of the journey impossible (a border that closes, a flood, a flight that does not leave), we offer another route or other dates without a surcharge. If there are none, you receive what you paid for that part, less what parks, places to stay and airlines do not return to us.
## Insurance, health and documents
In remote areas we require insurance that pays for medical evacuation; bring the policy and keep its emergency number at hand. Passports, visas and vaccinations are each traveller’s own responsibility: [Destinations](/destinations) tells you what each country asks for.
Before you book, tell us of any illness, allergy or difficulty in walking, so that the journey suits you.
## On the journey
The animals are wild. Follow the guide’s instructions, also when you are told to wait in the vehicle. Anyone who endangers the group or disturbs the animals may have to leave the journey without a refund.
Luggage, cameras and telephones travel in the care of their owners.
## Complaints
If something is wrong, tell the guide at once: nearly everything can be put right on the road. If that was not enough, write to us within 28 days of your return and we answer within 14.
South African law governs this contract. If you buy as a consumer in another country, you keep the rights that its law gives you.`,
    fr: `**Ce texte est un exemple de la démonstration. Avant de publier le vôtre, faites-le relire par un avocat pour les pays où vous vendez.**
Ces conditions s’appliquent aux voyages que nous organisons et qui sont réservés directement auprès de nous. En versant l’acompte, vous les acceptez pour vous et pour les personnes qui vous accompagnent.
## Réservation
Vous demandez un voyage par le formulaire, par e-mail ou par téléphone, et nous vous envoyons par écrit l’itinéraire, les dates, les hébergements et le prix. Vos places sont gardées dix jours sans rien payer. La réservation est ferme quand nous avons reçu l’acompte, soit 25 % du prix, et que vous avez notre confirmation.
Vérifiez les noms dès que vous la recevez : ce doit être ceux des passeports.
## Prix et paiement
Les prix s’entendent par personne et en dollars des États-Unis. La page de chaque circuit dit ce qu’ils comprennent ou non. Une fois l’acompte versé, le prix n’augmente plus.
1. Acompte : 25 %, à la confirmation.
2. Solde : 45 jours avant le départ, ou la totalité en une fois si vous réservez plus tard.
Si le solde tarde, nous vous le rappelons et nous attendons sept jours. Ensuite, la place redevient libre et les frais d’annulation s’appliquent.
## Si vous renoncez au voyage
Écrivez à l’adresse de la page [contact](/contact). La date retenue est celle où votre message nous arrive.
- 61 jours ou plus : l’acompte reste acquis.
- De 60 à 31 jours : la moitié du prix est due.
- De 30 à 15 jours : les trois quarts sont dus.
- 14 jours ou moins : le prix entier est dû.
Vous pouvez céder votre place à une autre personne qui remplit les conditions du voyage ; vous ne payez alors que les frais de ce changement. Rien n’est dû si le voyageur décède ou entre à l’hôpital et que vous nous envoyez un justificatif.
## Si nous modifions ou annulons
Les pistes, les animaux et la météo ont le dernier mot : le guide peut changer l’ordre des visites ou prendre un autre chemin par sécurité. Si un point important doit changer avant le départ, vous choisissez entre l’accepter, voyager à d’autres dates ou récupérer votre argent.
Si nous annulons le départ, nous vous rendons les sommes versées dans un délai de 14 jours.
## Cas de force majeure
Quand un événement que personne ne pouvait prévoir ni éviter empêche une partie du voyage (une frontière qui ferme, une crue, un avion qui ne part pas), nous proposons un autre itinéraire ou d’autres dates sans supplément. S’il n’y en a pas, vous recevez le prix de cette partie, moins ce que les parcs, les hébergements et les compagnies aériennes ne nous rendent pas.
## Assurance, santé et papiers
Dans les régions isolées, nous exigeons une assurance qui paie l’évacuation médicale ; apportez le contrat et gardez son numéro d’urgence à portée de main. Passeport, visas et vaccins relèvent de chaque voyageur : la page [Destinations](/destinations) indique ce que demande chaque pays.
Avant de réserver, signalez-nous toute maladie, allergie ou difficulté à marcher, pour que le voyage vous convienne.
## Pendant le voyage
Les animaux sont sauvages. Suivez les consignes du guide, même quand il vous demande d’attendre dans le véhicule. Qui met le groupe en danger ou dérange les animaux peut devoir quitter le voyage sans remboursement.
Bagages, appareils photo et téléphones voyagent sous la garde de leur propriétaire.
## Réclamations
Si quelque chose ne va pas, dites-le aussitôt au guide : presque tout se règle en route. Si cela n’a pas suffi, écrivez-nous dans les 28 jours qui suivent votre retour ; nous répondons sous 14 jours.
Ce contrat est soumis au droit sud-africain. Si vous achetez comme consommateur dans un autre pays, vous gardez les droits que sa loi vous donne.`,
  },
} satisfies SeedOf<typeof legalPages>;
