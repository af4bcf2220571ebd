import type { TourSeed } from "../types.ts";

export default {
  slug: "el-zambeze-sin-prisa",
  name: {
    es: "El Zambeze, sin prisa",
    en: "The Zambezi, slowly",
    fr: "Le Zambèze, sans hâte",
  },
  shortDescription: {
    es: "Safari de lujo de 13 días en tres campamentos junto al Zambeze: canoa de día, sábanas de hilo de noche y, por la mañana, la luz azul de Mana Pools.",
    en: "A 13-day luxury safari in three camps on the Zambezi: canoes by day, linen by night, and the blue light of Mana Pools in the morning.",
    fr: "Un safari de luxe de 13 jours dans trois camps au bord du Zambèze : le canoë le jour, des draps de lin la nuit et, au matin, la lumière bleue de Mana Pools.",
  },
  fullDescription: {
    es: `Un viaje de río para quien sabe estarse quieto. Tres campamentos de cuatro noches, dos canoas y un solo río: primero por encima de las Cataratas Victoria, luego la orilla zambiana del Bajo Zambeze y por último Mana Pools, enfrente, donde uno se baja del coche y camina.

Nuestros guías llevan más de 20 años leyendo estas llanuras de inundación y todavía discuten por dónde irá el canal el año que viene. De los vuelos en avioneta, las comidas y la colada nos ocupamos nosotros. Los campamentos abren más o menos de abril a noviembre; septiembre y octubre son los meses de más calor y de más animales.`,
    en: `A river journey for people who like to sit still. Three camps of four nights each, two canoes, one great river: first above Victoria Falls, then the Zambian bank of the Lower Zambezi, then Mana Pools on the far side, where you may get out and walk.

Our guides have read these floodplains for over 20 years, and they still disagree about where the channel will be next season. Charter flights, meals and laundry are taken care of, which leaves you with the river. Camps open from about April to November; September and October are the hottest months and the best for game.`,
    fr: `Un voyage de fleuve pour ceux qui savent rester assis. Trois camps de quatre nuits, deux canoës, un seul fleuve : d’abord en amont des chutes Victoria, puis la rive zambienne du Bas-Zambèze, enfin Mana Pools, en face, où l’on descend de voiture pour marcher.

Nos guides lisent ces plaines inondables depuis plus de 20 ans et ne sont toujours pas d’accord sur l’endroit où passera le chenal l’an prochain. Petits avions, repas et lessive, tout est réglé ; il vous reste le fleuve. Les camps ouvrent d’avril à novembre environ ; septembre et octobre sont les mois les plus chauds et les plus riches en animaux.`,
  },
  destination: {
    es: "Zambia y Zimbabue",
    en: "Zambia and Zimbabwe",
    fr: "Zambie et Zimbabwe",
  },
  pictures: ["lower-zambezi", "lodge", "mana-pools", "victoria-falls"],
  minGroupSize: 2,
  maxGroupSize: 6,
  pricePerPerson: 10980,
  isFeatured: true,
  included: {
    es: [
      "Doce noches: cuatro en cada uno de los tres campamentos",
      "Todas las comidas, y vinos de la casa, cervezas locales, licores y refrescos",
      "Vuelo de Livingstone a Lusaka y dos vuelos en avioneta (Bajo Zambeze y Harare)",
      "Guía en español, inglés o francés, y guías titulados de canoa y de marcha",
      "Entradas a los parques y a las dos orillas de las Cataratas",
      "Lancha a Chirundu y traslado por carretera a Mana Pools",
      "Lavandería",
    ],
    en: [
      "Twelve nights, four in each of three camps",
      "All meals, with house wines, local beers, spirits and soft drinks",
      "The flight from Livingstone to Lusaka and two charters (Lower Zambezi and Harare)",
      "English-, French- or Spanish-speaking guide, plus licensed canoe and walking guides",
      "Park fees, and entry to both banks of the Falls",
      "Boat to Chirundu and road transfer to Mana Pools",
      "Laundry",
    ],
    fr: [
      "Douze nuits, quatre dans chacun des trois camps",
      "Tous les repas, vins, bières, alcools locaux et sodas",
      "Le vol Livingstone-Lusaka et deux vols en petit avion (Bas-Zambèze et Harare)",
      "Guide francophone, hispanophone ou anglophone, guides diplômés de canoë et de marche",
      "Entrées des parcs et des deux rives des chutes",
      "Bateau jusqu’à Chirundu et transfert par la route à Mana Pools",
      "Blanchisserie",
    ],
  },
  excluded: {
    es: [
      "Vuelos internacionales, a Livingstone y desde Harare",
      "Visado de Zimbabue, con doble entrada (se entra dos veces), y el de Zambia si el pasaporte lo exige",
      "Seguro de viaje con evacuación médica",
      "Vinos y licores de reserva",
      "Propinas",
    ],
    en: [
      "International flights, to Livingstone and from Harare",
      "Zimbabwean visa, double entry (we go in twice), and a Zambian one if your passport needs it",
      "Travel insurance with medical evacuation",
      "Premium wines and spirits",
      "Tips",
    ],
    fr: [
      "Vols internationaux, vers Livingstone et depuis Harare",
      "Visa du Zimbabwe à double entrée (on y entre deux fois), et celui de Zambie si votre passeport l’exige",
      "Assurance voyage avec évacuation médicale",
      "Grands vins et alcools hors carte",
      "Pourboires",
    ],
  },
  itinerary: [
    {
      es: `Livingstone, río arriba
El vuelo desde Johannesburgo no llega a dos horas. Otros 20 km y estamos en un lodge a la orilla del Zambeze, aguas arriba de la ciudad, a tiempo para la tertulia de los hipopótamos. Se deshace la maleta: en este viaje solo ocurre tres veces.`,
      en: `Livingstone, by the river
The flight from Johannesburg takes a little under two hours. Another 20 km brings us to a lodge on the bank of the Zambezi, upstream of the town, in time for the hippos’ evening conversation. You unpack; on this journey that happens three times.`,
      fr: `Livingstone, en amont
Un peu moins de deux heures de vol depuis Johannesburg. Vingt kilomètres encore, et voici un lodge sur la rive du Zambèze, en amont de la ville, à l’heure où les hippopotames tiennent salon. On défait sa valise : dans ce voyage, cela n’arrive que trois fois.`,
    },
    {
      es: `Las Cataratas, por ambos lados
Por la mañana, la orilla zambiana y el puente del Filo del Cuchillo; luego, a pie por el puente de 1905 y con un sello más en el pasaporte, la de Zimbabue. De febrero a junio hace falta impermeable; de septiembre a noviembre el lado zambiano puede ser roca desnuda y nos quedamos más tiempo en el otro.`,
      en: `The Falls, from both banks
In the morning the Zambian side and the Knife-Edge Bridge; then on foot over the bridge of 1905, with one more stamp in the passport, to the Zimbabwean one. From February to June bring a raincoat. From September to November the Zambian side may be bare rock, and we spend longer on the other.`,
      fr: `Les chutes, des deux rives
Le matin, la rive zambienne et la passerelle du Knife-Edge ; puis, à pied sur le pont de 1905 et un tampon de plus au passeport, celle du Zimbabwe. De février à juin, il faut un imperméable. De septembre à novembre, le côté zambien peut n’être que roche nue, et nous restons plus longtemps en face.`,
    },
    {
      es: `Rinocerontes a pie
En el parque nacional de Mosi-oa-Tunya, 66 km² junto al río, con guardas armados: en fila, en voz baja y a la distancia que decida el rinoceronte blanco. La tarde queda para no hacer nada, que en la terraza se hace muy bien.`,
      en: `White rhino, on foot
In Mosi-oa-Tunya National Park, 66 km² along the river, with armed scouts: in single file, in a whisper, at a distance chosen by the rhino. The afternoon is for doing nothing, for which the deck is well equipped.`,
      fr: `Le rhinocéros, à pied
Dans le parc national de Mosi-oa-Tunya, 66 km² au bord du fleuve, avec des gardes armés : en file, à voix basse, à la distance que choisit le rhinocéros blanc. L’après-midi est réservé à ne rien faire, et la terrasse s’y prête.`,
    },
    {
      es: `Canoas entre islas
Mañana de canoa por los brazos lentos del alto Zambeze, unas cuatro horas en las que la corriente pone casi todo. Garzas, abejarucos y un guía que va contando hipopótamos en voz alta. Cuarta y última noche en el lodge.`,
      en: `Canoes among the islands
A morning in the slow channels of the upper Zambezi, some four hours in which the current does most of the work. Herons, bee-eaters, and a guide who counts hippos aloud. Fourth and last night at the lodge.`,
      fr: `En canoë entre les îles
Matinée dans les bras lents du haut Zambèze, quatre heures environ pendant lesquelles le courant fait presque tout. Hérons, guêpiers, et un guide qui compte les hippopotames à voix haute. Quatrième et dernière nuit au lodge.`,
    },
    {
      es: `En avioneta al Bajo Zambeze
De Livingstone a Lusaka, poco más de una hora; después, 35 minutos en avioneta por encima de la escarpa hasta una pista junto a la confluencia del Chongwe. Campamento a las puertas del parque nacional del Bajo Zambeze y té bajo una acacia albida.`,
      en: `By air to the Lower Zambezi
Livingstone to Lusaka in just over an hour, then 35 minutes by small plane across the escarpment to an airstrip near the Chongwe confluence. A camp on the edge of Lower Zambezi National Park, and tea under a winterthorn.`,
      fr: `En avion vers le Bas-Zambèze
De Livingstone à Lusaka, un peu plus d’une heure ; puis 35 minutes de petit avion par-dessus l’escarpement, jusqu’à une piste proche du confluent de la Chongwe. Camp à la lisière du parc national du Bas-Zambèze, et thé sous un albida.`,
    },
    {
      es: `La llanura de inundación
Salimos al alba entre acacias albidas, cuyas vainas se comen los elefantes como galletas de agosto a octubre. Por la tarde, lancha. De noche, con foco, el leopardo y un buen número de ojos que nadie sabe atribuir.`,
      en: `First day on the floodplain
Out at dawn among the winterthorns, whose pods the elephants eat like biscuits from August to October. A boat in the afternoon. After dark, with a spotlight, leopard and a good many eyes that nobody can put a name to.`,
      fr: `La plaine inondable
Départ à l’aube entre les albidas, dont les éléphants croquent les gousses comme des biscuits d’août à octobre. L’après-midi, bateau. À la nuit, au projecteur, le léopard et quantité d’yeux que personne ne sait attribuer.`,
    },
    {
      es: `Remando por un brazo secundario
Dos canoas, un guía de canoa y unos 12 km de agua tranquila entre las islas y la orilla. Los hipopótamos tienen preferencia: se golpea el casco con la pala, se espera a que asomen todos y se pasa por donde no están.`,
      en: `Paddling a side channel
Two canoes, a canoe guide, and about 12 km of quiet water between the islands and the bank. Hippos have right of way: you knock on the hull with a paddle, wait for every head to come up, and go where they are not.`,
      fr: `Un bras à la pagaie
Deux canoës, un guide, et une douzaine de kilomètres d’eau calme entre les îles et la rive. Les hippopotames ont la priorité : on toque sur la coque, on attend que toutes les têtes sortent, et l’on passe là où il n’y en a pas.`,
    },
    {
      es: `Huellas y peces tigre
Caminata temprana con guía y guarda armado, sobre todo para leer el suelo, que por aquí se imprime cada noche. Por la tarde, un sedal para el pez tigre, que vuelve al agua ofendido. Última cena en la orilla de Zambia.`,
      en: `Footprints and tigerfish
An early walk with a guide and an armed scout, mostly to read the ground, of which there is a new edition every morning. In the afternoon a line for tigerfish, which go back into the water offended. Last supper on the Zambian bank.`,
      fr: `Empreintes et poissons-tigres
Marche matinale avec un guide et un garde armé, surtout pour lire le sol, dont une nouvelle édition paraît chaque nuit. L’après-midi, une ligne pour le poisson-tigre, que l’on remet à l’eau vexé. Dernier dîner sur la rive zambienne.`,
    },
    {
      es: `El rodeo hasta la otra orilla
Mana Pools está casi enfrente; la frontera, no. Algo más de dos horas de lancha hasta Chirundu, dos sellos en el mismo edificio y unos 130 km por carretera, tres horas y media, con los permisos en Marongora y un final largo de pista ondulada. Campamento de tiendas a orillas del río, dentro del parque nacional.`,
      en: `The long way across
Mana Pools is almost opposite; the border is not. A little over two hours by boat up to Chirundu, two stamps in one building, then about 130 km by road in three and a half hours, with permits at Marongora and a long stretch of corrugations to finish. A tented camp on the river, inside the national park.`,
      fr: `Un détour pour traverser
Mana Pools est presque en face ; la frontière, non. Un peu plus de deux heures de bateau jusqu’à Chirundu, deux tampons dans le même bâtiment, puis environ 130 km de route en trois heures et demie, avec les permis à Marongora et une longue fin de tôle ondulée. Camp de toile au bord du fleuve, dans le parc national.`,
    },
    {
      es: `Mana a pie
Es de los pocos parques donde lo normal es bajarse. Con un guía profesional y el viento en la cara nos sentamos a ver a los machos que se alzan sobre las patas traseras para alcanzar las vainas. A las siete de la mañana la luz bajo los árboles es azul y nadie nos lo ha explicado del todo.`,
      en: `On foot in Mana
This is one of the few parks where getting out is the normal thing to do. With a professional guide, and the wind in our faces, we sit down to watch bulls rise on their hind legs to reach the pods. At seven in the morning the light under the trees is blue, and nobody has quite explained it to us.`,
      fr: `Mana à pied
L’un des rares parcs où descendre de voiture est la norme. Avec un guide professionnel et le vent de face, on s’assied pour regarder les mâles se dresser sur leurs pattes arrière et cueillir les gousses. À sept heures, sous les arbres, la lumière est bleue, et personne ne nous l’a vraiment expliqué.`,
    },
    {
      es: `Las cuatro pozas
«Mana» quiere decir cuatro en shona, por las cuatro pozas que deja el río cuando se retira. La mayor, Long Pool, mide unos 6 km y reúne cocodrilos, cigüeñas y, en la orilla, a todo el que tiene sed. Licaones y leones cazan por aquí con pocas horas de diferencia.`,
      en: `The four pools
Mana means four in Shona, for the four pools the river leaves behind as it draws back. The largest, Long Pool, runs for some 6 km and holds crocodiles, storks and, along the edge, everybody who is thirsty. Wild dogs and lions hunt here a few hours apart.`,
      fr: `Les quatre mares
« Mana » veut dire quatre en shona : ce sont les quatre mares que le fleuve laisse en se retirant. La plus grande, Long Pool, s’étire sur 6 km environ, avec ses crocodiles, ses cigognes et, au bord, tous ceux qui ont soif. Lycaons et lions y chassent à quelques heures d’intervalle.`,
    },
    {
      es: `La última canoa
Por la mañana, río abajo con la corriente y sin hablar mucho. La tarde es para una silla en la orilla: enfrente, la escarpa de Zambia se pone violeta y alguien sirve algo. Cuarta noche en Mana.`,
      en: `Last canoe
In the morning, downstream with the current and not much talk. The afternoon is for a chair on the bank: across the water the Zambian escarpment turns violet and somebody pours something. Fourth night in Mana.`,
      fr: `Dernier canoë
Le matin, on descend avec le courant, sans beaucoup parler. L’après-midi revient à une chaise sur la berge : en face, l’escarpement zambien vire au violet et quelqu’un sert à boire. Quatrième nuit à Mana.`,
    },
    {
      es: `De Mana a Harare
Una hora de avioneta desde la pista de Mana West hasta Harare, donde enlazamos con el vuelo a Johannesburgo, de una hora y cuarenta. El río se queda donde estaba, poco más o menos.`,
      en: `Mana to Harare
An hour by small plane from Mana West airstrip to Harare, in time for the flight to Johannesburg, an hour and forty minutes more. The river stays where it was, give or take a channel.`,
      fr: `De Mana à Harare
Une heure de petit avion de la piste de Mana West à Harare, à temps pour le vol de Johannesburg, encore une heure quarante. Le fleuve reste où il était, à un chenal près.`,
    },
  ],
} satisfies TourSeed;
