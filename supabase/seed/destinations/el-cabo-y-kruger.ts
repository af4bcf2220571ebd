import type { DestinationSeed } from "../types.ts";

export default {
  slug: "el-cabo-y-kruger",
  name: {
    es: "El Cabo y el Kruger",
    en: "The Cape and Kruger",
    fr: "Le Cap et le Kruger",
  },
  country: {
    es: "Sudáfrica",
    en: "South Africa",
    fr: "Afrique du Sud",
  },
  shortDescription: {
    es: "Pingüinos en una punta, leones en la otra y una muralla de basalto para no aburrirse entre medias.",
    en: "Penguins at one end, lions at the other, and a wall of basalt to keep things interesting in between.",
    fr: "Des manchots à un bout, des lions à l’autre, et une muraille de basalte pour ne pas s’ennuyer entre les deux.",
  },
  fullDescription: {
    es: "Son dos países con las estaciones cambiadas. En el Cabo llueve en invierno: el verano es para la montaña, los viñedos, los pingüinos y un mar bastante más frío de lo que promete. En el Kruger llueve en verano, y es en invierno, seco y sin hojas, cuando se ve al león; el parque, casi tan grande como Eslovenia, tiene asfalto, gasolineras y campamentos públicos, por si es el primer safari. Entre ambos, el Drakensberg: 200 km de muralla con pinturas san en los abrigos. Es nuestra casa y cuesta hablar de ella en cien palabras. Mejor, en doce días.",
    en: "It is two countries with opposite seasons. The Cape has its rain in winter, so summer is for the mountain, the vineyards, the penguins and a sea a good deal colder than it looks. Kruger has its rain in summer, so winter, dry and leafless, is when you see the lion; the park is nearly the size of Wales and has tarmac roads, petrol stations and public rest camps, in case it is your first safari. Between them, the Drakensberg: 200 km of rampart with San paintings in its shelters. It is home, and hard to describe in a hundred words. Twelve days is better.",
    fr: "Ce sont deux pays aux saisons inversées. Au Cap, il pleut l’hiver : l’été est pour la montagne, les vignes, les manchots et une mer nettement plus froide qu’elle n’en a l’air. Au Kruger, il pleut l’été, et c’est l’hiver, sec et sans feuilles, que l’on voit le lion ; le parc, presque aussi grand que la Slovénie, a du goudron, des stations-service et des camps publics, pour un premier safari. Entre les deux, le Drakensberg : 200 km de muraille, avec des peintures san sous les abris. C’est chez nous, et cent mots n’y suffisent pas. Douze jours, c’est mieux.",
  },
  bestTimeToVisit: {
    es: "De mayo a septiembre para el Kruger, de noviembre a marzo para el Cabo; si quieres unir los dos en un viaje a medida, abril y septiembre son el mejor arreglo.",
    en: "May to September for Kruger, November to March for the Cape; to join both in a tailor-made journey, April and September are the best compromise.",
    fr: "De mai à septembre pour le Kruger, de novembre à mars pour Le Cap ; pour réunir les deux en un voyage sur mesure, avril et septembre sont le meilleur compromis.",
  },
  highlights: {
    es: [
      "Montaña de la Mesa",
      "Pingüinos de Boulders",
      "Viñedos de Stellenbosch y Franschhoek",
      "Campamentos públicos del Kruger",
      "Senderos del Drakensberg",
      "Ballenas en Tsitsikamma, de julio a noviembre",
    ],
    en: [
      "Table Mountain",
      "The penguins at Boulders",
      "Stellenbosch and Franschhoek vineyards",
      "Kruger’s public rest camps",
      "Drakensberg trails",
      "Whales off Tsitsikamma, July to November",
    ],
    fr: [
      "Montagne de la Table",
      "Manchots de Boulders",
      "Vignobles de Stellenbosch et de Franschhoek",
      "Camps publics du Kruger",
      "Sentiers du Drakensberg",
      "Baleines à Tsitsikamma, de juillet à novembre",
    ],
  },
  pictures: ["cape", "kruger", "drakensberg"],
} satisfies DestinationSeed;
