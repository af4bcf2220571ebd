import type { TourSeed } from "../types.ts";

export default {
  slug: "del-cabo-a-los-maluti",
  name: {
    es: "Del Cabo a los Maluti",
    en: "From the Cape to the Maluti",
    fr: "Du Cap aux Maluti",
  },
  shortDescription: {
    es: "Viaje de gama media de 12 días, en casas de huéspedes y una cabaña de montaña: dos océanos, una muralla de basalto y un reino en las alturas.",
    en: "A 12-day mid-range journey in guesthouses and a mountain hut: two oceans, a wall of basalt and a kingdom in the sky.",
    fr: "Un voyage milieu de gamme de 12 jours, en maisons d’hôtes et en case de montagne : deux océans, une muraille de basalte et un royaume en altitude.",
  },
  fullDescription: {
    es: `Cuatro viajeros como mucho, un coche y dos mundos: los viñedos y los pingüinos del Cabo, y una cabaña de piedra a casi 2900 m de altitud, donde el agua hierve a noventa grados y el té exige paciencia. Entre medias, el Karoo por el paso de Swartberg, los bosques de la Ruta Jardín, un vuelo corto y un día a pie en el Drakensberg.

Luego subimos a Lesoto por el paso de Sani, montamos ponis basoto, que conocen el oficio, y cruzamos los Maluti hasta Clarens. De dos a cuatro, porque es lo que cabe en una mesa. Los meses más amables son octubre, noviembre, marzo y abril; en julio arriba nieva.`,
    en: `Four travellers at most, one vehicle and two worlds: the vineyards and penguins of the Cape, and a stone rondavel at nearly 2,900 m, where water boils at ninety degrees and tea needs patience. In between come the Karoo by the Swartberg Pass, the forests of the Garden Route, one short flight and a day’s walking in the Drakensberg.

Then up Sani Pass into Lesotho, a day on Basotho ponies, which know their business, and over the Maluti to Clarens. Two to four, because that is what fits round a table. October, November, March and April are the kindest months; in July there is snow on top.`,
    fr: `Quatre voyageurs au plus, une voiture et deux mondes : les vignes et les manchots du Cap, puis une case de pierre à près de 2 900 m, où l’eau bout à quatre-vingt-dix degrés et où le thé demande de la patience. Entre les deux, le Karoo par le col du Swartberg, les forêts de la Route des Jardins, un vol court et un jour de marche dans le Drakensberg.

Ensuite, le col de Sani jusqu’au Lesotho, des poneys basotho qui connaissent leur métier, et les Maluti jusqu’à Clarens. De deux à quatre, parce que c’est ce qui tient autour d’une table. Octobre, novembre, mars et avril sont les plus doux ; en juillet, là-haut, il neige.`,
  },
  destination: {
    es: "Sudáfrica y Lesoto",
    en: "South Africa and Lesotho",
    fr: "Afrique du Sud et Lesotho",
  },
  pictures: ["cape", "sani-pass", "lesotho"],
  minGroupSize: 2,
  maxGroupSize: 4,
  pricePerPerson: 5950,
  isFeatured: false,
  included: {
    es: [
      "Guía en español, inglés o francés y vehículo durante todo el viaje",
      "Once noches con desayuno; cena en el Drakensberg y en Lesoto",
      "Vuelo interno de Gqeberha a Durban",
      "Entradas a los parques: Cabo de Buena Esperanza, Boulders, Tsitsikamma, Drakensberg",
      "Todoterreno para el paso de Sani y los Maluti",
      "Día a caballo con jinetes basoto",
      "Traslados de aeropuerto",
    ],
    en: [
      "English-, French- or Spanish-speaking guide, and a vehicle throughout",
      "Eleven nights with breakfast; dinners in the Drakensberg and Lesotho",
      "Internal flight from Gqeberha to Durban",
      "Park fees: Cape of Good Hope, Boulders, Tsitsikamma, Drakensberg",
      "A 4x4 for Sani Pass and the Maluti",
      "A day’s riding with Basotho horsemen",
      "Airport transfers",
    ],
    fr: [
      "Guide francophone, hispanophone ou anglophone et véhicule d’un bout à l’autre",
      "Onze nuits avec petit déjeuner ; dîners dans le Drakensberg et au Lesotho",
      "Vol intérieur de Gqeberha à Durban",
      "Entrées des parcs : cap de Bonne-Espérance, Boulders, Tsitsikamma, Drakensberg",
      "4x4 pour le col de Sani et les Maluti",
      "Journée à cheval avec des cavaliers basotho",
      "Transferts d’aéroport",
    ],
  },
  excluded: {
    es: [
      "Vuelos internacionales, a Ciudad del Cabo y desde Johannesburgo",
      "Almuerzos, las demás cenas y bebidas",
      "Teleférico de la Montaña de la Mesa",
      "Seguro de viaje y visados, si hacen falta",
      "Propinas",
    ],
    en: [
      "International flights, to Cape Town and from Johannesburg",
      "Lunches, the other dinners, and drinks",
      "Table Mountain cableway",
      "Travel insurance, and visas if you need them",
      "Tips",
    ],
    fr: [
      "Vols internationaux, vers Le Cap et depuis Johannesburg",
      "Déjeuners, autres dîners et boissons",
      "Téléphérique de la montagne de la Table",
      "Assurance voyage et, s’il en faut, visas",
      "Pourboires",
    ],
  },
  itinerary: [
    {
      es: `Llegar a Ciudad del Cabo
Del aeropuerto al centro hay 20 km, y el resto del día es para aterrizar del todo. Si la Montaña de la Mesa no lleva el mantel puesto, subimos; si lo lleva, comemos mirándola. Noche en una casa de huéspedes del City Bowl.`,
      en: `Cape Town, at your pace
It is 20 km from the airport to the city, and the rest of the day is for arriving properly. If Table Mountain has no cloth on, we go up; if it has, we lunch with a view of it. A guesthouse in the City Bowl.`,
      fr: `Arrivée au Cap
De l’aéroport au centre, 20 km ; le reste de la journée sert à arriver pour de bon. Si la montagne de la Table n’a pas mis sa nappe, on monte ; sinon, on déjeune en la regardant. Nuit en maison d’hôtes dans le City Bowl.`,
    },
    {
      es: `La vuelta a la península
Unos 150 km sin prisa: Hout Bay, la carretera de Chapman’s Peak, el Cabo de Buena Esperanza y los pingüinos de Boulders. En el Cabo explicamos que los océanos no se juntan aquí sino en Agulhas, más al sureste; luego todo el mundo hace la foto igualmente. Segunda noche en la ciudad.`,
      en: `Round the Peninsula
An unhurried loop of about 150 km: Hout Bay, Chapman’s Peak Drive, the Cape of Good Hope and the penguins at Boulders. At the Cape we explain that the oceans meet not here but at Agulhas, farther south-east; then everybody takes the photograph anyway. Second night in the city.`,
      fr: `Le tour de la péninsule
Une boucle de 150 km sans se presser : Hout Bay, la route de Chapman’s Peak, le cap de Bonne-Espérance et les manchots de Boulders. Au cap, nous expliquons que les océans ne se rencontrent pas ici mais à Agulhas, plus au sud-est ; puis chacun prend la photo quand même. Deuxième nuit en ville.`,
    },
    {
      es: `Stellenbosch y Franschhoek
Apenas 80 km, que se llevan el día: robles y casas blancas en Stellenbosch, el paso de Helshoogte y el valle que los hugonotes plantaron de viñas a partir de 1688. Una bodega, no seis; el conductor no bebe. Noche en Franschhoek.`,
      en: `Stellenbosch and Franschhoek
Barely 80 km, which take the whole day: oaks and white gables in Stellenbosch, the Helshoogte Pass, and the valley that the Huguenots planted with vines from 1688. One cellar rather than six; the driver abstains. Night in Franschhoek.`,
      fr: `Stellenbosch et Franschhoek
À peine 80 km, mais toute la journée : les chênes et les pignons blancs de Stellenbosch, le col de Helshoogte, puis la vallée où les huguenots plantèrent la vigne à partir de 1688. Une seule cave ; le chauffeur s’abstient. Nuit à Franschhoek.`,
    },
    {
      es: `Por la Ruta 62 al Karoo
Unos 380 km, cinco horas y media más un oporto del país: el paso de Franschhoek, Montagu, Barrydale, Calitzdorp. Noche en Oudtshoorn, capital del avestruz, cuyas plumas iban hacia 1910 en todos los sombreros de París.`,
      en: `Route 62 to the Karoo
About 380 km, five and a half hours plus a glass of local port: Franschhoek Pass, Montagu, Barrydale, Calitzdorp. Night in Oudtshoorn, capital of the ostrich, whose feathers around 1910 were on every hat in London.`,
      fr: `La Route 62 vers le Karoo
Environ 380 km, cinq heures et demie plus un verre de vin muté local : le col de Franschhoek, Montagu, Barrydale, Calitzdorp. Nuit à Oudtshoorn, capitale de l’autruche, dont les plumes coiffaient tout Paris vers 1910.`,
    },
    {
      es: `El paso de Swartberg
Grava de 1888 trazada por Thomas Bain, hasta los 1583 m; café en Prince Albert y regreso por la garganta de Meiringspoort, que cruza el río veinticinco veces. Con el paso de Outeniqua suman 260 km y seis horas, y de lo seco a lo verde se pasa en una curva. Noche en Wilderness.`,
      en: `The Swartberg Pass
Thomas Bain’s gravel of 1888, up to 1,583 m; coffee in Prince Albert, and back through the gorge of Meiringspoort, which fords its river twenty-five times. With the Outeniqua Pass it comes to 260 km and six hours, and dry turns to green in a single bend. Night in Wilderness.`,
      fr: `Le col du Swartberg
Le gravier de Thomas Bain, ouvert en 1888, jusqu’à 1 583 m ; café à Prince Albert, retour par la gorge de Meiringspoort, qui traverse sa rivière vingt-cinq fois. Avec le col d’Outeniqua, 260 km et six heures, et l’on passe du sec au vert en un virage. Nuit à Wilderness.`,
    },
    {
      es: `Lagunas y bosque
150 km, dos horas y media sin contar Knysna, y a Knysna hay que contarla. En Tsitsikamma, parte del parque nacional Garden Route, caminamos hasta el puente colgante de la desembocadura del Storms; de julio a noviembre pasan ballenas francas. Noche en Storms River.`,
      en: `Lagoons and forest
150 km, two and a half hours not counting Knysna, and Knysna should be counted. At Tsitsikamma, in Garden Route National Park, we walk to the suspension bridge over the Storms River mouth; from July to November southern right whales go by. Night at Storms River.`,
      fr: `Lagunes et forêt
150 km, deux heures et demie sans compter Knysna, et il faut compter Knysna. À Tsitsikamma, dans le parc national Garden Route, on marche jusqu’au pont suspendu de l’embouchure de la Storms ; de juillet à novembre passent les baleines franches. Nuit à Storms River.`,
    },
    {
      es: `Del mar a la montaña
175 km por la N2 hasta Gqeberha, dos horas; una hora y cuarto de vuelo a Durban; y unos 220 km más, tres horas, hasta Underberg, al pie del Drakensberg meridional. Es el día con más transporte del viaje y acaba delante de una chimenea.`,
      en: `From sea to mountains
175 km on the N2 to Gqeberha, two hours; an hour and a quarter in the air to Durban; then about 220 km more, three hours, to Underberg, at the foot of the southern Drakensberg. It is the day with the most transport in it, and it ends at a fireplace.`,
      fr: `De la mer à la montagne
175 km de N2 jusqu’à Gqeberha, deux heures ; une heure et quart de vol pour Durban ; puis 220 km encore, trois heures, jusqu’à Underberg, au pied du Drakensberg méridional. C’est la journée la plus chargée en transports, et elle finit devant une cheminée.`,
    },
    {
      es: `A pie por el Drakensberg
Entramos por Cobham en el parque Maloti-Drakensberg y seguimos el río Pholela: cinco o seis horas tranquilas, pozas para valientes y, con una guía local, pinturas san al abrigo de la roca. Arriba, si hay suerte, el quebrantahuesos. Segunda noche en Underberg.`,
      en: `A day of Drakensberg walking
Into the Maloti-Drakensberg Park at Cobham and up the Pholela river: five or six easy hours, pools for the brave and, with a local custodian, San paintings under an overhang. Above, with luck, a bearded vulture. Second night in Underberg.`,
      fr: `Le Drakensberg à pied
Entrée à Cobham, dans le parc Maloti-Drakensberg, puis la rivière Pholela : cinq ou six heures tranquilles, des vasques pour les courageux et, avec une gardienne du lieu, des peintures san sous un surplomb. Là-haut, avec de la chance, un gypaète barbu. Deuxième nuit à Underberg.`,
    },
    {
      es: `El paso de Sani
Unos 40 km y casi tres horas, por las curvas, las dos aduanas y las fotos. La pista gana 1300 m desde el valle y, entre los dos puestos fronterizos, solo admite todoterrenos. Dormimos en Sani Top, ya en Lesoto, en una cabaña redonda de piedra y con todas las mantas.`,
      en: `Up Sani Pass
About 40 km and nearly three hours, on account of the bends, two border posts and the photographs. The road gains 1,300 m from the valley and, between the posts, takes 4x4s only. We sleep at Sani Top, in Lesotho, in a round stone hut with all the blankets.`,
      fr: `La montée du col de Sani
40 km environ et près de trois heures, à cause des lacets, de deux postes-frontières et des photos. La piste prend 1 300 m depuis la vallée et, entre les deux postes, n’accepte que les 4x4. Nuit à Sani Top, côté Lesotho, dans une case ronde en pierre, sous toutes les couvertures.`,
    },
    {
      es: `Ponis basoto
Cuatro o cinco horas en la silla con jinetes del lugar por una meseta que ronda los 3000 m. No hace falta saber montar: los ponis ya lo han hecho antes. Si está claro se ve el Thabana Ntlenyana, 3482 m, la cumbre más alta del sur de África; segunda noche en Sani Top.`,
      en: `Basotho ponies
Four or five hours in the saddle with local horsemen, across a plateau at around 3,000 m. You need not know how to ride; the ponies have done this before. On a clear day there is Thabana Ntlenyana, 3,482 m, the highest summit in southern Africa; second night at Sani Top.`,
      fr: `Poneys basotho
Quatre ou cinq heures en selle avec des cavaliers du pays, sur un plateau qui avoisine les 3 000 m. Inutile de savoir monter : les poneys l’ont déjà fait. Par temps clair, on voit le Thabana Ntlenyana, 3 482 m, plus haut sommet d’Afrique australe ; deuxième nuit à Sani Top.`,
    },
    {
      es: `La travesía de los Maluti
Unos 280 km y seis horas y media de asfalto de montaña: Mokhotlong, el paso de Tlaeng a 3255 m, Oxbow y las curvas de Moteng. Frontera en Caledonspoort y, al rato, Clarens, en el Estado Libre, donde la arenisca se enciende por la tarde. Casa de huéspedes y chimenea.`,
      en: `Across the Maluti
About 280 km and six and a half hours of mountain tarmac: Mokhotlong, Tlaeng Pass at 3,255 m, Oxbow, and the hairpins of Moteng. The border at Caledonspoort and then Clarens, in the Free State, where the sandstone lights up in the evening. A guesthouse with a fire.`,
      fr: `La traversée des Maluti
280 km environ et six heures et demie de goudron de montagne : Mokhotlong, le col de Tlaeng à 3 255 m, Oxbow et les lacets de Moteng. Frontière à Caledonspoort, puis Clarens, dans l’État-Libre, où le grès s’allume le soir. Maison d’hôtes et cheminée.`,
    },
    {
      es: `De Clarens a Johannesburgo
Mañana entre los farallones del parque nacional Golden Gate Highlands, a 20 km, y después unos 320 km, cuatro horas, hasta el aeropuerto O. R. Tambo. Mejor un vuelo de noche.`,
      en: `Clarens to Johannesburg
A morning under the cliffs of Golden Gate Highlands National Park, 20 km away, then about 320 km, four hours, to O. R. Tambo airport. An evening flight is best.`,
      fr: `De Clarens à Johannesburg
Matinée sous les falaises du parc national Golden Gate Highlands, à 20 km, puis 320 km environ, quatre heures, jusqu’à l’aéroport O. R. Tambo. Mieux vaut un vol du soir.`,
    },
  ],
} satisfies TourSeed;
