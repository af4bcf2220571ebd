import type { destinations } from "../../../content/types/destinations.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "tierras-altas-de-los-maluti",
  name: {
    es: "Tierras altas de los Maluti",
    en: "Maluti highlands",
    fr: "Hautes terres des Maluti",
  },
  country: {
    es: "Lesoto",
    en: "Lesotho",
    fr: "Lesotho",
  },
  countries: ["LS"],
  latitude: -29.289,
  longitude: 29.067,
  short_description: {
    es: "Un reino entero por encima de los 1400 metros, donde el poni es un medio de transporte y la manta, un abrigo.",
    en: "A kingdom that lies entirely above 1,400 metres, where the pony is transport and the blanket is a coat.",
    fr: "Un royaume tout entier au-dessus de 1 400 mètres, où le poney est un moyen de transport et la couverture, un manteau.",
  },
  full_description: {
    es: `Ningún otro país tiene el suelo tan alto: el punto más bajo de Lesoto está a 1400 metros. Se entra por collados y se avanza al paso del poni, que es el que admite el terreno, detrás de un jinete basoto que conoce a todos los perros. Al este, el paso de Sani sube en zigzag hasta los 2876 metros, y arriba, con buen criterio, hay un pub. Con dos días más se llega a Semonkong, donde el Maletsunyane cae 192 metros de una vez y en invierno se hiela por los bordes. Melocotoneros en flor en septiembre, nieve en julio, mantas todo el año.

No hace falta volar hasta aquí: se sube desde Durban por el paso de Sani y se sale por Caledonspoort hacia Johannesburgo. Dos noches en lo alto bastan; nuestro viaje las une al Cabo en doce días. La hora es UTC+2, se hablan sesoto e inglés y los enchufes son los sudafricanos.`,
    en: `No other country stands so high at its lowest: the bottom of Lesotho is 1,400 metres up. You come in over mountain passes and go on at the pace of a pony, which is the one the ground allows, behind a Basotho rider who knows every dog by name. To the east, Sani Pass zigzags up to 2,876 metres, and at the top, sensibly, there is a pub. Two more days take you to Semonkong, where the Maletsunyane drops 192 metres in one go and freezes at the edges in winter. Peach blossom in September, snow in July, blankets all year.

There is no need to fly here: you come up from Durban by Sani Pass and leave by Caledonspoort for Johannesburg. Two nights at the top are enough; our journey joins them to the Cape in twelve days. The time is UTC+2, Sesotho and English are spoken, and sockets are South African.`,
    fr: `Aucun autre pays n’a le plancher si haut : le point le plus bas du Lesotho est à 1 400 mètres. On y entre par des cols et l’on avance au pas du poney, le seul que le terrain admette, derrière un cavalier basotho qui connaît tous les chiens. À l’est, le col de Sani monte en lacets jusqu’à 2 876 mètres et, en haut, fort à propos, il y a un pub. Deux jours de plus mènent à Semonkong, où la Maletsunyane tombe de 192 mètres d’un seul jet et gèle sur les bords en hiver. Pêchers en fleur en septembre, neige en juillet, couvertures toute l’année.

Inutile de prendre l’avion : on monte de Durban par le col de Sani et l’on sort par Caledonspoort vers Johannesburg. Deux nuits là-haut suffisent ; notre voyage les relie au Cap en douze jours. L’heure est UTC+2, on parle sesotho et anglais et les prises sont sud-africaines.`,
  },
  best_time_to_visit: {
    es: "De marzo a mayo, despejado y templado, y de septiembre a noviembre, con los melocotoneros en flor; en verano hay tormenta casi cada tarde y de junio a agosto, heladas y nieve que a veces cierran los pasos. Las temperaturas y la lluvia son las de Mokhotlong, a 2200 m; en Sani Top hace unos cinco grados menos.",
    en: "March to May, clear and mild, and September to November, with the peach trees in flower; summer brings a storm most afternoons, and June to August frost and snow that sometimes close the passes. Temperatures and rain are those of Mokhotlong, at 2,200 m; Sani Top is some five degrees colder.",
    fr: "De mars à mai, ciel clair et temps doux, et de septembre à novembre, quand les pêchers sont en fleur ; l’été apporte un orage presque chaque après-midi, et de juin à août gel et neige ferment parfois les cols. Températures et pluies relevées à Mokhotlong, à 2 200 m ; à Sani Top, il fait environ cinq degrés de moins.",
  },
  climate: [
    { month: 1, min: 10, max: 23, rain: 103 },
    { month: 2, min: 10, max: 22, rain: 84 },
    { month: 3, min: 8, max: 21, rain: 79 },
    { month: 4, min: 4, max: 18, rain: 37 },
    { month: 5, min: 0, max: 16, rain: 17 },
    { month: 6, min: -4, max: 13, rain: 8 },
    { month: 7, min: -4, max: 13, rain: 8 },
    { month: 8, min: -2, max: 16, rain: 16 },
    { month: 9, min: 2, max: 19, rain: 24 },
    { month: 10, min: 5, max: 20, rain: 60 },
    { month: 11, min: 7, max: 21, rain: 74 },
    { month: 12, min: 9, max: 22, rain: 92 },
  ],
  entry_rules: {
    es: `Con pasaporte español, francés, británico o estadounidense no se necesita visado para una estancia corta; con otros de la Unión Europea, a veces sí. En la frontera ponen un sello de pocos días, de sobra para este viaje; si piensas quedarte más, dilo al entrar. Al entrar por Sani se paga una tasa turística de 100 maloti.

A Lesoto se llega siempre desde Sudáfrica y a Sudáfrica se vuelve, así que valen las reglas de allí, menores incluidos. El puesto del paso de Sani cierra a las seis de la tarde y con nieve puede no abrir. Pregunta a tu consulado antes de reservar si algo ha cambiado.`,
    en: `British, US, Spanish and French passports need no visa for a short stay; some others of the European Union do. The border gives a stamp for a matter of days, ample for this journey; if you mean to stay longer, say so as you come in. Entering by Sani costs a tourism levy of 100 maloti.

You reach Lesotho from South Africa and go back there, so that country’s rules apply, those for children included. The post on Sani Pass shuts at six in the evening and may not open in snow. Before booking, ask your consulate whether anything has changed.`,
    fr: `Avec un passeport français, espagnol, britannique ou américain, aucun visa pour un court séjour ; il en faut parfois un avec d’autres passeports de l’Union européenne. La frontière accorde un tampon de quelques jours, bien assez pour ce voyage ; pour rester davantage, dites-le en entrant. À l’entrée par Sani, on paie une taxe touristique de 100 maloti.

On arrive au Lesotho par l’Afrique du Sud et l’on y retourne : les règles de ce pays s’appliquent donc, mineurs compris. Le poste du col de Sani ferme à dix-huit heures et peut ne pas ouvrir sous la neige. Avant de réserver, demandez à votre consulat si quelque chose a changé.`,
  },
  health: {
    es: `Malaria no hay: hace demasiado frío. Lo que hay es altura. Dormimos a 2876 m y un día se pasa de los 3200; el primero puede doler la cabeza, y suele pasar con agua, calma y sin alcohol; si no pasa o va a más, bajamos sin esperar. Quien tenga el corazón o los pulmones delicados, que lo hable antes con su médico.

El sol quema aunque haga frío. Los hospitales son sencillos: los buenos están en Durban y Bloemfontein. El certificado de fiebre amarilla solo se exige si vienes de un país donde la hay.`,
    en: `There is no malaria: it is too cold. What there is, is height. We sleep at 2,876 m and on one day go above 3,200; the first evening may bring a headache, which usually goes with water, calm and no alcohol; if it stays or gets worse, we go down at once. Anybody with a weak heart or lungs should talk to a doctor first.

The sun burns even when it is cold. Hospitals are plain; the good ones are in Durban and Bloemfontein. A yellow fever certificate is required only if you come from a country that has it.`,
    fr: `Pas de paludisme : il fait trop froid. Ce qu’il y a, c’est l’altitude. Nous dormons à 2 876 m et un jour dépassons 3 200 m ; le premier soir peut donner mal à la tête, ce qui passe en général avec de l’eau, du calme et sans alcool ; si cela dure ou empire, nous descendons aussitôt. Les cœurs et les poumons fragiles en parleront d’abord à leur médecin.

Le soleil brûle même par grand froid. Les hôpitaux sont modestes ; les bons sont à Durban et à Bloemfontein. Le certificat de fièvre jaune n’est exigé que si vous venez d’un pays où elle sévit.`,
  },
  money: {
    es: "El loti vale un rand y los rands se aceptan en todo el país; los maloti, en cambio, no sirven al otro lado. En las montañas se paga en efectivo: los ponis, una manta, la cerveza del pub más alto de África. Cajeros, en Mokhotlong y Butha-Buthe. Al jinete que te lleva se le dan unos 100 rands por día.",
    en: "The loti is worth one rand, and rands are accepted all over the country; maloti, on the other hand, are no use across the border. In the mountains you pay in cash: the ponies, a blanket, a beer in the highest pub in Africa. There are cash machines in Mokhotlong and Butha-Buthe. The horseman who takes you is given about 100 rand a day.",
    fr: "Le loti vaut un rand, et le rand est accepté dans tout le pays ; les maloti, eux, ne servent à rien de l’autre côté. En montagne, on paie en espèces : les poneys, une couverture, une bière dans le pub le plus haut d’Afrique. Distributeurs à Mokhotlong et à Butha-Buthe. Au cavalier qui vous emmène, on donne une centaine de rands par jour.",
  },
  highlights: {
    es: [
      "El paso de Sani en 4x4",
      "Un día en poni basoto",
      "Noches en cabaña redonda, a 2876 metros",
      "La travesía de los Maluti por el paso de Tlaeng",
      "Thabana Ntlenyana, 3482 metros",
    ],
    en: [
      "Sani Pass by 4x4",
      "A day on Basotho ponies",
      "Nights in a rondavel at 2,876 metres",
      "Across the Maluti by Tlaeng Pass",
      "Thabana Ntlenyana, 3,482 metres",
    ],
    fr: [
      "Le col de Sani en 4x4",
      "Une journée à poney basotho",
      "Nuits en case ronde, à 2 876 mètres",
      "La traversée des Maluti par le col de Tlaeng",
      "Thabana Ntlenyana, 3 482 mètres",
    ],
  },
  gallery_images: ["lesotho", "maletsunyane", "sani-pass"],
} satisfies SeedOf<typeof destinations>;
