import { defineTexts } from "./define.ts";

export const aboutTexts = defineTexts({
  page: "about",
  label: "Nosotros",
  path: "/about",
  sections: {
    head: "Cabecera",
    story: "Historia",
    why: "Por qué nosotros",
    offer: "Qué ofrecéis",
    seo: "Buscadores",
  },
  texts: {
    "about.title": {
      label: "Título",
      section: "head",
      max: 60,
      words: {
        es: "Pequeños a propósito",
        en: "Small on purpose",
        fr: "Petits, et c’est voulu",
      },
    },
    "about.subtitle": {
      label: "Subtítulo",
      section: "head",
      max: 300,
      words: {
        es: "Una empresa llevada por sus dueños, con cuatro vehículos propios, los de nuestros socios en cada país, once personas y una lista muy larga de árboles favoritos.",
        en: "An owner-run company with four vehicles of our own, those of partners in each country, eleven people and a very long list of favourite trees.",
        fr: "Une agence tenue par ses propriétaires : quatre véhicules à nous, ceux de nos partenaires sur place, onze personnes et une très longue liste d’arbres préférés.",
      },
    },
    "about.camp.alt": {
      label: "Texto alternativo de la imagen",
      section: "head",
      max: 160,
      words: {
        es: "Una tienda encendida y un fuego bajo una acacia",
        en: "A lit tent and a fire below an acacia",
        fr: "Une tente éclairée et un feu sous un acacia",
      },
    },
    "about.camp.place": {
      label: "Pie de la imagen: lugar",
      section: "head",
      max: 60,
      words: {
        es: "Campamento, Kaokoveld",
        en: "Camp, Kaokoveld",
        fr: "Campement, Kaokoveld",
      },
    },
    "about.camp.hour": {
      label: "Pie de la imagen: momento",
      section: "head",
      max: 80,
      words: {
        es: "18:52, el pan en las brasas",
        en: "18:52, bread in the coals",
        fr: "18\u00a0h\u00a052, le pain dans les braises",
      },
    },
    "about.story.title": {
      label: "Título",
      section: "story",
      max: 60,
      words: { es: "Nuestra historia", en: "Our story", fr: "Notre histoire" },
    },
    "about.story.1": {
      label: "Primer párrafo",
      section: "story",
      max: 600,
      facts: ["founded", "shortName"],
      words: {
        es: "{shortName} empezó {founded} con un Land Rover de segunda mano, una tienda prestada y un huésped de Valencia que quería ver el desierto sin que le metieran prisa. Teníamos tiempo. Tardamos tres semanas.",
        en: "{shortName} began {founded} with one second-hand Land Rover, a borrowed tent and a guest from Valencia, in Spain, who wanted to see the desert without being hurried through it. We had the time. We took three weeks.",
        fr: "{shortName} est née {founded} avec un Land Rover d’occasion, une tente empruntée et un voyageur de Valencia, en Espagne, qui voulait voir le désert sans qu’on le presse. Nous avions le temps. Nous avons mis trois semaines.",
      },
    },
    "about.story.2": {
      label: "Segundo párrafo",
      section: "story",
      max: 600,
      facts: ["yearsInWords", "countryGrowth"],
      words: {
        es: "{YearsInWords} de servicio después, la lista de países {countryGrowth} y los vehículos arrancan con más formalidad, pero la idea no ha cambiado: poca gente, buenos guías y sitio en cada día para lo que nadie había planeado.",
        en: "{YearsInWords} of service later the list of countries {countryGrowth} and the vehicles start more reliably, but the idea has not changed: few people, good guides, and room in every day for what nobody planned.",
        fr: "{YearsInWords} plus tard, la liste {countryGrowth} et les véhicules démarrent plus volontiers, mais l’idée n’a pas changé : peu de monde, de bons guides et, chaque jour, de la place pour ce que personne n’avait prévu.",
      },
    },
    "about.story.3": {
      label: "Tercer párrafo",
      section: "story",
      max: 600,
      words: {
        es: "Vivimos en Johannesburgo y trabajamos con las mismas familias, los mismos rastreadores y los mismos campamentos año tras año. El precio incluye las tasas de las comunidades de conservación cuya tierra cruzamos, y las cobran ellas: sin ellas no habría nada que enseñarte.",
        en: "We are based in Johannesburg and work with the same families, trackers and campsites year after year. The price includes the fees of the conservancies whose land we cross, and the fees go to them: without them there would be nothing to show you.",
        fr: "Nous sommes installés à Johannesburg et travaillons année après année avec les mêmes familles, les mêmes pisteurs et les mêmes campements. Le prix comprend les droits des communautés de conservation dont nous traversons les terres, et ce sont elles qui les perçoivent : sans elles, il n’y aurait rien à vous montrer.",
      },
    },
    "about.car.alt": {
      label: "Texto alternativo de la imagen",
      section: "story",
      max: 160,
      words: {
        es: "Un todoterreno verde en una pista de grava bajo el Spitzkoppe",
        en: "A green four-wheel drive on gravel below Spitzkoppe",
        fr: "Un 4x4 vert sur une piste, au pied du Spitzkoppe",
      },
    },
    "about.car.place": {
      label: "Pie de la imagen: título",
      section: "story",
      max: 60,
      words: { es: "El segundo coche", en: "The second car", fr: "La deuxième voiture" },
    },
    "about.car.hour": {
      label: "Pie de la imagen: momento",
      section: "story",
      max: 80,
      words: { es: "Spitzkoppe, 2013", en: "Spitzkoppe, 2013", fr: "Spitzkoppe, 2013" },
    },
    "about.why.title": {
      label: "Título",
      section: "why",
      max: 60,
      words: {
        es: "Por qué nos eligen",
        en: "Why people choose us",
        fr: "Pourquoi nous choisir",
      },
    },
    "about.why.1": {
      label: "Razón 1: título",
      section: "why",
      max: 50,
      words: { es: "Guías expertos", en: "Expert guides", fr: "Des guides experts" },
    },
    "about.why.1.text": {
      label: "Razón 1: texto",
      section: "why",
      max: 250,
      words: {
        es: "Con licencia, de aquí y multilingües. Leen huellas, el tiempo y a los niños cansados.",
        en: "Licensed, local and multilingual. They read tracks, weather and tired children.",
        fr: "Agréés, d’ici et multilingues. Ils savent lire les traces, le temps et les enfants fatigués.",
      },
    },
    "about.why.2": {
      label: "Razón 2: título",
      section: "why",
      max: 50,
      words: { es: "Experiencia", en: "Experience", fr: "L’expérience" },
    },
    "about.why.2.text": {
      label: "Razón 2: texto",
      section: "why",
      max: 250,
      facts: ["yearsInWords"],
      words: {
        es: "{YearsInWords} en estas carreteras: sabemos a qué mecánico, médico o piloto llamar.",
        en: "{YearsInWords} on these roads: we know which mechanic, doctor or pilot to call.",
        fr: "{YearsInWords} sur ces routes : nous savons quel mécanicien, quel médecin ou quel pilote appeler.",
      },
    },
    "about.why.3": {
      label: "Razón 3: título",
      section: "why",
      max: 50,
      words: { es: "A medida", en: "Tailor-made", fr: "Sur mesure" },
    },
    "about.why.3.text": {
      label: "Razón 3: texto",
      section: "why",
      max: 250,
      words: {
        es: "Tu ritmo, tu presupuesto, tu aniversario. Escribimos cada itinerario desde una página en blanco.",
        en: "Your pace, your budget, your anniversary. We write every itinerary from a blank page.",
        fr: "Votre rythme, votre budget, votre anniversaire. Nous écrivons chaque itinéraire à partir d’une page blanche.",
      },
    },
    "about.why.4": {
      label: "Razón 4: título",
      section: "why",
      max: 50,
      words: { es: "Sostenible", en: "Sustainable", fr: "Responsable" },
    },
    "about.why.4.text": {
      label: "Razón 4: texto",
      section: "why",
      max: 250,
      words: {
        es: "Grupos pequeños, equipos locales, nada de conducir fuera de pista y tasas que llegan a las comunidades.",
        en: "Small groups, local crews, no off-road driving, fees that reach the conservancies.",
        fr: "Petits groupes, équipes locales, aucun hors-piste, et des droits d’entrée qui parviennent aux communautés.",
      },
    },
    "about.offer.title": {
      label: "Título",
      section: "offer",
      max: 60,
      words: { es: "Qué ofrecemos", en: "What we offer", fr: "Ce que nous proposons" },
    },
    "about.offer.camping": {
      label: "Camping: título",
      section: "offer",
      max: 50,
      words: { es: "Tours de camping", en: "Camping tours", fr: "Circuits en camping" },
    },
    "about.offer.camping.text": {
      label: "Camping: texto",
      section: "offer",
      max: 250,
      words: {
        es: "Buenas tiendas, colchones de verdad, un cocinero que canta. Lo más cerca que se puede estar de la noche.",
        en: "Good tents, real mattresses, a cook who sings. The closest you can be to the night.",
        fr: "De bonnes tentes, de vrais matelas, un cuisinier qui chante. Au plus près de la nuit.",
      },
    },
    "about.offer.camping.alt": {
      label: "Camping: texto alternativo",
      section: "offer",
      max: 160,
      words: {
        es: "Una charca al anochecer",
        en: "A waterhole at dusk",
        fr: "Un point d’eau au crépuscule",
      },
    },
    "about.offer.midrange": {
      label: "Gama media: título",
      section: "offer",
      max: 50,
      words: {
        es: "Tours de gama media",
        en: "Mid-range tours",
        fr: "Circuits milieu de gamme",
      },
    },
    "about.offer.midrange.text": {
      label: "Gama media: texto",
      section: "offer",
      max: 250,
      words: {
        es: "Lodges cómodos y campamentos con carácter, elegidos por sus anfitriones y por sus vistas.",
        en: "Comfortable lodges and tented camps with character, chosen for their hosts and their views.",
        fr: "Des lodges confortables et des camps de toile qui ont du caractère, choisis pour leurs hôtes et pour leur vue.",
      },
    },
    "about.offer.midrange.alt": {
      label: "Gama media: texto alternativo",
      section: "offer",
      max: 160,
      words: {
        es: "Colinas verdes bajo una muralla de basalto",
        en: "Green foothills below a basalt wall",
        fr: "Des collines vertes sous une muraille de basalte",
      },
    },
    "about.offer.luxury": {
      label: "Lujo: título",
      section: "offer",
      max: 50,
      words: { es: "Safaris de lujo", en: "Luxury safaris", fr: "Safaris de luxe" },
    },
    "about.offer.luxury.text": {
      label: "Lujo: texto",
      section: "offer",
      max: 250,
      words: {
        es: "Pequeños, cuidados y silenciosos: terrazas privadas, avionetas, guías titulados y seis huéspedes por coche.",
        en: "Small, fine and quiet: private decks, light aircraft, licensed guides and six guests to a vehicle.",
        fr: "Petits, raffinés et silencieux : terrasses privées, petits avions, guides diplômés et six voyageurs par voiture.",
      },
    },
    "about.offer.luxury.alt": {
      label: "Lujo: texto alternativo",
      section: "offer",
      max: 160,
      words: {
        es: "La terraza de un lodge al anochecer",
        en: "A lodge deck at dusk",
        fr: "La terrasse d’un lodge au crépuscule",
      },
    },
    "about.meta.title": {
      label: "Título en buscadores",
      section: "seo",
      max: 90,
      seo: "title",
      words: { es: "Nosotros", en: "About us", fr: "À propos" },
    },
    "about.meta.description": {
      label: "Descripción en buscadores",
      section: "seo",
      max: 320,
      facts: ["founded"],
      seo: "description",
      words: {
        es: "Empresa de Johannesburgo llevada por sus dueños y fundada {founded}: guías expertos y multilingües, viajes a medida, apoyo a comunidades y conservación.",
        en: "An owner-run company in Johannesburg, founded {founded}: expert multilingual guides, tailor-made journeys, and support for communities and conservation.",
        fr: "Agence de Johannesburg tenue par ses propriétaires, fondée {founded} : guides experts et multilingues, voyages sur mesure, soutien aux communautés.",
      },
    },
    "about.meta.experience": {
      label: "Frase sobre la experiencia, tras la descripción",
      section: "seo",
      max: 80,
      facts: ["years"],
      words: {
        es: "{years} de experiencia.",
        en: "{years} of experience.",
        fr: "{years} d’expérience.",
      },
    },
  },
});
