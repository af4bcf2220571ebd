import type { destinations } from "../../../content/types/destinations.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "luangwa-y-bajo-zambeze",
  name: {
    es: "Luangwa y Bajo Zambeze",
    en: "Luangwa and Lower Zambezi",
    fr: "Luangwa et Bas-Zambèze",
  },
  country: {
    es: "Zambia",
    en: "Zambia",
    fr: "Zambie",
  },
  countries: ["ZM"],
  latitude: -13.1,
  longitude: 31.79,
  short_description: {
    es: "Dos valles grandes, campamentos pequeños y la costumbre, muy local, de ir a los sitios andando.",
    en: "Two large valleys, small camps, and the very local habit of getting to places on foot.",
    fr: "Deux grandes vallées, de petits camps et l’habitude, très locale, de se déplacer à pied.",
  },
  full_description: {
    es: `El safari a pie empezó aquí y aquí sigue siendo lo normal. En South Luangwa el río se enreda en meandros y abandona lagunas donde cada tarde hay un leopardo, o debería. En el Bajo Zambeze se sale en canoa entre hipopótamos que no han firmado nada, con la escarpa detrás y Zimbabue enfrente. De un valle a otro se vuela en avioneta, porque por tierra son dos días. Los campamentos son pequeños; muchos, de caña y paja, se desmontan antes de las lluvias, el río pasa por encima y en mayo se vuelve a empezar. A nadie le parece raro.

A Lusaka se llega por Johannesburgo o Adís Abeba, y de allí se sigue en avioneta. Diez días dan para los dos valles. La hora es UTC+2, se habla inglés y los enchufes son los británicos.`,
    en: `The walking safari began here, and here it is still the normal thing to do. In South Luangwa the river ties itself in loops and drops lagoons behind it where there is a leopard every evening, or ought to be. On the Lower Zambezi you go out by canoe among hippos who have signed nothing, with the escarpment behind and Zimbabwe opposite. You fly from one valley to the other in a light aircraft, because by road it is two days. The camps are small; many are reed and thatch, taken down before the rains. The river runs over the site, and in May they begin again. Nobody finds it odd.

You reach Lusaka by way of Johannesburg or Addis Ababa, and go on by light aircraft. Ten days are enough for both valleys. The time is UTC+2, English is spoken, and sockets are the British kind.`,
    fr: `Le safari à pied a commencé ici, et il y reste la façon normale de faire. À South Luangwa, la rivière s’emmêle en méandres et abandonne des lagunes où chaque soir il y a un léopard, ou devrait y en avoir un. Sur le Bas-Zambèze, on sort en canoë parmi des hippopotames qui n’ont rien signé, l’escarpement derrière, le Zimbabwe en face. D’une vallée à l’autre, on prend un petit avion : par la route, il faut deux jours. Les camps sont petits ; beaucoup, de roseaux et de chaume, se démontent avant les pluies. L’eau passe dessus et, en mai, on recommence. Personne ne s’en étonne.

On gagne Lusaka par Johannesburg ou Addis-Abeba, puis on continue en petit avion. Dix jours suffisent aux deux vallées. L’heure est UTC+2, on parle anglais et les prises sont du modèle britannique.`,
  },
  best_time_to_visit: {
    es: "De junio a octubre, la estación seca: fresca hasta agosto y con días de más de 40 °C en octubre, que es también cuando más animales se ven; muchos campamentos cierran de noviembre a abril o mayo. Las temperaturas y la lluvia son las de Mfuwe, en el valle del Luangwa.",
    en: "June to October, the dry season: cool until August, with days over 40 °C in October, which is also when you see most; many camps close from November to April or May. Temperatures and rain are those of Mfuwe, in the Luangwa valley.",
    fr: "De juin à octobre, en saison sèche : frais jusqu’en août, des jours à plus de 40 °C en octobre, quand on voit aussi le plus d’animaux ; beaucoup de camps ferment de novembre à avril ou mai. Températures et pluies relevées à Mfuwe, dans la vallée de la Luangwa.",
  },
  climate: [
    { month: 1, min: 21, max: 32, rain: 213 },
    { month: 2, min: 21, max: 31, rain: 200 },
    { month: 3, min: 20, max: 32, rain: 135 },
    { month: 4, min: 18, max: 32, rain: 35 },
    { month: 5, min: 15, max: 31, rain: 4 },
    { month: 6, min: 12, max: 30, rain: 0 },
    { month: 7, min: 11, max: 29, rain: 0 },
    { month: 8, min: 13, max: 32, rain: 0 },
    { month: 9, min: 17, max: 34, rain: 1 },
    { month: 10, min: 21, max: 37, rain: 18 },
    { month: 11, min: 22, max: 35, rain: 84 },
    { month: 12, min: 22, max: 33, rain: 172 },
  ],
  entry_rules: {
    es: `Zambia dejó de cobrar visado de turismo a los pasaportes de la Unión Europea, el Reino Unido y Estados Unidos: se entra con un sello y sin pagar. Hace falta un pasaporte con seis meses por delante y dos páginas en blanco.

Si tu viaje cruza también a Zimbabue, lee lo que decimos allí del visado de doble entrada y del univisa KAZA. Con niños, partida de nacimiento. Como toda exención, esta puede cambiar; una llamada al consulado antes de reservar lo resuelve.`,
    en: `Zambia no longer charges EU, British and US passports for a tourist visa: you get a stamp and pay nothing. A passport valid for six months, with two blank pages, is required.

If your journey also goes to Zimbabwe, read what we say there of double entries and of the KAZA Univisa. With children, bring birth certificates. Like every waiver, this one may change; a call to the high commission before booking settles it.`,
    fr: `La Zambie ne fait plus payer de visa de tourisme aux passeports de l’Union européenne, britanniques et américains : on entre avec un tampon, sans rien débourser. Il faut un passeport valable encore six mois et deux pages blanches.

Si votre voyage passe aussi par le Zimbabwe, lisez ce que nous y disons de la double entrée et de l’univisa KAZA. Avec des enfants, les actes de naissance. Comme toute dispense, celle-ci peut changer ; un appel au consulat avant de réserver suffit à le savoir.`,
  },
  health: {
    es: `Los dos valles tienen malaria durante todo el año, con menos mosquitos de junio a septiembre. Aquí el tratamiento preventivo es lo normal: pídelo con tiempo a un médico de viajes. También lo es dormir bajo la mosquitera, que cada cama tiene.

Hay mosca tsetsé en las zonas de bosque: ropa clara. El certificado de fiebre amarilla se pide solo a quien llega de un país donde circula; una escala larga en uno de ellos, como la de Adís Abeba, puede contar, así que pregúntalo. Mfuwe cuenta con un médico de guardia en temporada, que pagan los campamentos; lo demás es cuestión de avión, y exigimos un seguro que lo cubra. Octubre supera los 40 °C: si te sienta mal el calor, ven en julio.`,
    en: `Both valleys have malaria the whole year round, with fewer mosquitoes from June to September. Tablets are the normal thing here: see a travel doctor in good time. So is sleeping under the net that every bed has.

In the woodland there are tsetse flies: wear pale colours. A yellow fever certificate is asked only of those arriving from where it circulates; a long stop in such a country, as at Addis Ababa, may count, so ask. Mfuwe has a doctor on call in season, whom the camps pay for; beyond that it is a matter of aeroplanes, and we insist on insurance that covers them. October goes past 40 °C: if heat does not suit you, come in July.`,
    fr: `Les deux vallées ont du paludisme toute l’année, avec moins de moustiques de juin à septembre. Ici, le traitement préventif est la règle : voyez à temps un médecin du voyage. Dormir sous la moustiquaire, dont chaque lit est muni, l’est aussi.

Il y a des mouches tsé-tsé dans les bois : habillez-vous clair. Le certificat de fièvre jaune n’est demandé qu’à ceux qui arrivent d’un pays où elle circule ; une longue escale dans l’un d’eux, comme à Addis-Abeba, peut compter : renseignez-vous. Mfuwe a un médecin de garde en saison, que paient les camps ; le reste est affaire d’avion, et nous exigeons une assurance qui le couvre. Octobre dépasse les 40 °C : si la chaleur vous pèse, venez en juillet.`,
  },
  money: {
    es: "La moneda es el kwacha, útil en Lusaka y en los mercados. En los campamentos todo está pagado y las propinas se dejan en dólares o en kwachas en una caja común: unos 15 US$ por persona y noche, más otros 10 al día para el guía. Los dólares, posteriores a 2013 y en buen estado. Las tarjetas funcionan en la capital y en Mfuwe, a ratos.",
    en: "The currency is the kwacha, useful in Lusaka and at markets. In the camps everything is paid for, and tips, in dollars or kwacha, go into one box: about US$15 per person and night, with another 10 a day for the guide. Dollar notes should be later than 2013 and in good order. Cards work in the capital and, now and then, in Mfuwe.",
    fr: "La monnaie est le kwacha, utile à Lusaka et sur les marchés. Dans les camps, tout est réglé, et les pourboires, en dollars ou en kwachas, vont dans une caisse commune : une quinzaine de dollars par personne et par nuit, plus une dizaine par jour pour le guide. Les billets en dollars doivent être postérieurs à 2013 et en bon état. La carte passe dans la capitale et, par moments, à Mfuwe.",
  },
  highlights: {
    es: [
      "Safaris a pie en Luangwa",
      "Leopardos de noche",
      "Abejarucos carmesíes en septiembre",
      "Canoa en el Zambeze",
      "Pez tigre, con suelta",
    ],
    en: [
      "Walking safaris in the Luangwa",
      "Leopards after dark",
      "Carmine bee-eaters in September",
      "The Zambezi by canoe",
      "Tigerfish, caught and released",
    ],
    fr: [
      "Safaris à pied dans la Luangwa",
      "Léopards de nuit",
      "Guêpiers carmin en septembre",
      "Le Zambèze en canoë",
      "Poisson-tigre, toujours relâché",
    ],
  },
  gallery_images: ["south-luangwa", "lower-zambezi", "lodge"],
} satisfies SeedOf<typeof destinations>;
