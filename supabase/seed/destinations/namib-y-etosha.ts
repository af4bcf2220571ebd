import type { destinations } from "../../../content/types/destinations.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "namib-y-etosha",
  name: {
    es: "Namib y Etosha",
    en: "Namib and Etosha",
    fr: "Namib et Etosha",
  },
  country: {
    es: "Namibia",
    en: "Namibia",
    fr: "Namibie",
  },
  countries: ["NA"],
  latitude: -19.179,
  longitude: 15.918,
  short_description: {
    es: "Dunas al oeste, un salar rodeado de vida al norte y, en medio, más horizonte que habitantes.",
    en: "Dunes to the west, a salt pan lined with life to the north and, between them, more horizon than people.",
    fr: "Des dunes à l’ouest, une saline bordée de vie au nord et, entre les deux, plus d’horizon que d’habitants.",
  },
  full_description: {
    es: `Namibia se recorre al volante. Al oeste está el Namib: dunas rojas en Sossusvlei, niebla fría en la Costa de los Esqueletos y algún barco que calculó mal. Al norte, Etosha, casi 5000 km² de sal con charcas en la orilla, donde basta con aparcar, servir café y esperar a que el reparto salga a escena. Al sur, el cañón del Fish River, 160 km de zanja que no se ve hasta que se llega al borde. Casi todo el camino es de grava y se duerme con un silencio que la primera noche molesta un poco. La segunda ya se echa de menos.

A Windhoek se vuela directamente desde Fráncfort, Johannesburgo y Ciudad del Cabo. El sur pide nueve días; el norte, dos semanas. La hora es UTC+2, se habla inglés y los enchufes son los sudafricanos, de tres clavijas redondas.`,
    en: `Namibia is for driving. To the west is the Namib: red dunes at Sossusvlei, cold fog on the Skeleton Coast, and the odd ship that got its sums wrong. To the north is Etosha, nearly 5,000 square kilometres of salt with waterholes along its edge, where you park, pour the coffee and wait for the cast to come on. To the south, the Fish River Canyon, 160 km of trench that stays out of sight until you reach the rim. Most of the road is gravel, and you sleep in a silence that is slightly alarming the first night. By the second you have started to need it.

Direct flights to Windhoek leave from Frankfurt, Johannesburg and Cape Town. Allow nine days for the south and two weeks for the north. The time is UTC+2, English is spoken, and sockets are South African, with three round pins.`,
    fr: `La Namibie se parcourt au volant. À l’ouest, le Namib : dunes rouges à Sossusvlei, brouillard froid sur la côte des Squelettes, et de temps en temps un bateau qui avait mal calculé. Au nord, Etosha, près de 5 000 km² de sel bordés de points d’eau, où il suffit de se garer, de servir le café et d’attendre l’entrée des acteurs. Au sud, le canyon de la Fish River, 160 km de tranchée que l’on ne voit qu’une fois au bord. La route est presque toujours en gravier et l’on dort dans un silence qui gêne un peu la première nuit. Dès la deuxième, on s’y attache.

Des vols directs relient Windhoek à Francfort, à Johannesburg et au Cap. Comptez neuf jours pour le sud, deux semaines pour le nord. L’heure est UTC+2, on parle anglais et les prises sont sud-africaines, à trois broches rondes.`,
  },
  best_time_to_visit: {
    es: "De mayo a octubre, seco y con noches frías, cuando la fauna de Etosha no se aparta del agua; de enero a marzo llueve, hace calor y los animales se dispersan. Las temperaturas y la lluvia son las de Okaukuejo, en Etosha; en la costa hay niebla y rara vez más de 20 °C.",
    en: "May to October, dry with cold nights, when Etosha’s animals stay close to the water; from January to March it is hot, it rains, and they scatter. Temperatures and rain are those of Okaukuejo, in Etosha; on the coast there is fog and seldom more than 20 °C.",
    fr: "De mai à octobre, au sec et avec des nuits froides, quand la faune d’Etosha ne quitte pas l’eau ; de janvier à mars, il fait chaud, il pleut et les animaux se dispersent. Températures et pluies relevées à Okaukuejo, à Etosha ; sur la côte, du brouillard et rarement plus de 20 °C.",
  },
  climate: [
    { month: 1, min: 19, max: 34, rain: 83 },
    { month: 2, min: 19, max: 33, rain: 93 },
    { month: 3, min: 18, max: 33, rain: 66 },
    { month: 4, min: 15, max: 31, rain: 32 },
    { month: 5, min: 10, max: 29, rain: 4 },
    { month: 6, min: 7, max: 26, rain: 0 },
    { month: 7, min: 6, max: 26, rain: 0 },
    { month: 8, min: 8, max: 29, rain: 0 },
    { month: 9, min: 12, max: 33, rain: 2 },
    { month: 10, min: 16, max: 35, rain: 11 },
    { month: 11, min: 18, max: 35, rain: 26 },
    { month: 12, min: 19, max: 35, rain: 40 },
  ],
  entry_rules: {
    es: `Desde abril de 2025 hace falta visado con pasaporte español, francés, británico o estadounidense, entre otros muchos. Cuesta 1600 N$ por persona, algo menos de 100 US$; los niños, según su edad, pagan la mitad o nada. Se puede pedir por internet al Ministerio del Interior namibio o pagarlo con tarjeta al aterrizar en Windhoek o Walvis Bay; con el permiso ya concedido se espera bastante menos. Lleva impresos el permiso, la reserva, el billete de vuelta y el seguro médico; si vas a salir y volver, pregunta cuántas entradas cubre.

El pasaporte debe caducar al menos seis meses después de la entrada y tener tres páginas en blanco. A los menores se les pide la partida de nacimiento y, si falta uno de los padres, su autorización firmada. Confírmalo todo con la embajada de Namibia antes de reservar.`,
    en: `Since April 2025 British, US, Spanish and French passports, among many others, have needed a visa. It costs N$1,600 a person, a little under US$100; children pay half or nothing, according to age. You can apply online to the Namibian Ministry of Home Affairs, or pay by card on landing in Windhoek or Walvis Bay; with the approval in hand the queue is a good deal shorter. Bring on paper the approval, your booking, your return ticket and your medical insurance; if you will leave and come back, ask how many entries it covers.

Passports must be valid for six months after you arrive and have three blank pages. For children, bring the birth certificate and, where one parent is missing, that parent’s signed consent. Confirm all of it with the Namibian embassy before you book.`,
    fr: `Depuis avril 2025, il faut un visa avec un passeport français, espagnol, britannique ou américain, entre beaucoup d’autres. Il coûte 1 600 N$ par personne, un peu moins de 100 $US ; pour les enfants, selon l’âge, la moitié ou rien. On le demande en ligne au ministère namibien de l’Intérieur, ou on le paie par carte en arrivant à Windhoek ou à Walvis Bay ; avec l’accord en main, l’attente est nettement plus courte. Emportez sur papier l’accord, la réservation, le billet de retour et l’assurance médicale ; pour sortir et revenir, demandez combien d’entrées il couvre.

Le passeport doit être valable encore six mois après l’entrée et compter trois pages vierges. Pour les mineurs, on demande l’acte de naissance et, si l’un des parents est absent, son autorisation signée. Vérifiez le tout auprès de l’ambassade de Namibie avant de réserver.`,
  },
  health: {
    es: `No hay malaria en el sur, en la costa ni en Windhoek. Sí en el norte, con Etosha, Damaraland y Sesfontein: el riesgo sube con las lluvias, de noviembre a junio, y baja mucho de julio a octubre, sin llegar a cero. Que decida un médico de viajes si conviene tomar algo.

El certificado de fiebre amarilla solo se exige a quien llega de un país con riesgo. Hay buenos hospitales en Windhoek y Swakopmund; en el resto, lo que cuenta es un seguro que pague la evacuación en avioneta. El agua del grifo se puede beber en las ciudades. Lo que más se subestima es el sol.`,
    en: `There is no malaria in the south, on the coast or in Windhoek. There is some in the north, Etosha, Damaraland and Sesfontein included: the risk rises with the rains, from November to June, and is low from July to October, though never nil. Let a travel doctor decide whether to take anything.

A yellow fever certificate is asked only of those who come from a country with risk. Windhoek and Swakopmund have good hospitals; anywhere else, what counts is insurance that pays for a flight out. Tap water in the towns is fit to drink. What people underrate most is the sun.`,
    fr: `Pas de paludisme dans le sud, sur la côte ni à Windhoek. Il y en a dans le nord, Etosha, Damaraland et Sesfontein compris : le risque monte avec les pluies, de novembre à juin, et devient faible de juillet à octobre, sans être nul. C’est à un médecin du voyage de dire s’il faut un traitement.

Le certificat de fièvre jaune n’est exigé que de ceux qui viennent d’un pays à risque. Windhoek et Swakopmund ont de bons hôpitaux ; ailleurs, ce qui compte est une assurance qui paie l’évacuation par avion. L’eau du robinet est potable en ville. Ce que l’on sous-estime le plus, c’est le soleil.`,
  },
  money: {
    es: "El dólar namibio vale lo mismo que el rand, que circula como si fuera suyo; fuera del país nadie lo quiere, así que se gasta antes de salir. Se paga con tarjeta en ciudades, lodges y la mayoría de las gasolineras. Para campings comunitarios, artesanía y propinas hace falta efectivo, y el último cajero serio antes del noroeste está en Swakopmund. Propina habitual: el 10 % en restaurantes y unos 10 US$ por viajero y día para el guía.",
    en: "The Namibian dollar is worth one rand, and rands pass as if they belonged; outside the country nobody wants Namibian notes, so spend them before you leave. Cards work in towns, lodges and most petrol stations. Community campsites, crafts and tips want cash, and the last proper cash machine before the north-west is in Swakopmund. Tips are usually 10% in restaurants and some US$10 per traveller per day for the guide.",
    fr: "Le dollar namibien vaut un rand, et les rands circulent comme s’ils étaient chez eux ; hors du pays, personne n’en veut, mieux vaut tout dépenser avant de partir. La carte passe en ville, dans les lodges et dans la plupart des stations-service. Campings communautaires, artisanat et pourboires demandent des espèces, et le dernier distributeur sérieux avant le nord-ouest est à Swakopmund. D’usage : 10 % au restaurant, et une dizaine de dollars par voyageur et par jour pour le guide.",
  },
  highlights: {
    es: [
      "Sossusvlei al amanecer",
      "Charcas de Etosha",
      "Costa de los Esqueletos",
      "Cañón del Fish River",
      "Elefantes del desierto",
    ],
    en: [
      "Sossusvlei at sunrise",
      "Etosha’s waterholes",
      "Skeleton Coast",
      "Fish River Canyon",
      "Desert elephants",
    ],
    fr: [
      "Sossusvlei au lever du soleil",
      "Points d’eau d’Etosha",
      "Côte des Squelettes",
      "Canyon de la Fish River",
      "Éléphants du désert",
    ],
  },
  gallery_images: ["sossusvlei", "etosha", "skeleton-coast", "fish-river"],
} satisfies SeedOf<typeof destinations>;
