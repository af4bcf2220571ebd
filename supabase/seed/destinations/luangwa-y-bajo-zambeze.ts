import type { DestinationSeed } from "../types.ts";

export default {
  slug: "luangwa-y-bajo-zambeze",
  name: {
    es: "Luangwa y bajo Zambeze",
    en: "Luangwa and Lower Zambezi",
    fr: "Luangwa et bas Zambèze",
  },
  country: {
    es: "Zambia",
    en: "Zambia",
    fr: "Zambie",
  },
  shortDescription: {
    es: "Dos valles grandes, campamentos pequeños y la costumbre, muy local, de ir a los sitios andando.",
    en: "Two large valleys, small camps, and the very local habit of getting to places on foot.",
    fr: "Deux grandes vallées, de petits camps et l’habitude, très locale, d’aller aux endroits à pied.",
  },
  fullDescription: {
    es: "El safari a pie empezó aquí y aquí sigue siendo lo normal. En South Luangwa el río se enreda en meandros y abandona lagunas donde cada tarde hay un leopardo, o debería. En el bajo Zambeze se sale en canoa entre hipopótamos que no han firmado nada, con la escarpa detrás y Zimbabue enfrente. De un valle a otro se vuela en avioneta, porque por tierra son dos días. Los campamentos son pequeños; muchos, de caña y paja, se desmontan antes de las lluvias, el río pasa por encima y en mayo se vuelve a empezar. A nadie le parece raro.",
    en: "The walking safari began here, and here it is still the normal thing to do. In South Luangwa the river ties itself in loops and drops lagoons behind it where there is a leopard every evening, or ought to be. On the Lower Zambezi you go out by canoe among hippos who have signed nothing, with the escarpment behind and Zimbabwe opposite. You fly from one valley to the other in a light aircraft, because by road it is two days. The camps are small; many are reed and thatch, taken down before the rains. The river runs over the site, and in May they begin again. Nobody finds it odd.",
    fr: "Le safari à pied a commencé ici, et il y reste la façon normale de faire. À South Luangwa, la rivière s’emmêle en méandres et abandonne des lagunes où chaque soir il y a un léopard, ou devrait y en avoir un. Sur le bas Zambèze, on sort en canoë parmi des hippopotames qui n’ont rien signé, l’escarpement derrière, le Zimbabwe en face. D’une vallée à l’autre, on prend un petit avion : par la route, il faut deux jours. Les camps sont petits ; beaucoup, de roseaux et de chaume, se démontent avant les pluies. L’eau passe dessus et, en mai, on recommence. Personne ne s’en étonne.",
  },
  bestTimeToVisit: {
    es: "De junio a octubre, la estación seca: fresca hasta agosto y con más de 40 °C en octubre, que es también cuando más animales se ven; muchos campamentos cierran de noviembre a abril o mayo.",
    en: "June to October, the dry season: cool until August and over 40 °C in October, which is also when you see most; many camps close from November to April or May.",
    fr: "De juin à octobre, en saison sèche : frais jusqu’en août, plus de 40 °C en octobre, quand on voit aussi le plus d’animaux ; beaucoup de camps ferment de novembre à avril ou mai.",
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
  pictures: ["south-luangwa", "lower-zambezi", "lodge"],
} satisfies DestinationSeed;
