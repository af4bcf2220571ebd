import type { posts } from "../../../content/types/posts.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "safari-con-ninos-pequenos",
  title: {
    es: "Safari con niños pequeños: lo que hemos aprendido",
    en: "Safari with small children: what we learned",
    fr: "Un safari avec de jeunes enfants : ce que nous avons appris",
  },
  excerpt: {
    es: "Salidas más cortas, más meriendas, un animal al día que buscar. Y que el mapa lo lleven ellos.",
    en: "Shorter drives, more snacks, one animal a day to look for. And let them hold the map.",
    fr: "Des sorties plus courtes, plus de goûters, un animal par jour à chercher. Et la carte, c’est eux qui la tiennent.",
  },
  content: {
    es: `El primer safari con un niño de cuatro años lo preparamos como uno de adultos, pero con el cojín más alto. Duró cuarenta minutos. Había leones a la izquierda y una oruga en el asiento, y ganó la oruga. Desde entonces organizamos al revés: primero el niño, después la oruga y luego, si hay tiempo, los leones.

Una salida normal dura de tres a cuatro horas y empieza al amanecer. Con menores de seis años, hora y media es mucho, y es mejor volver cuando todavía quieren seguir. Cada mañana elegimos un solo animal que buscar, y el que elige es el niño. Hubo una semana en que fue siempre la tortuga leopardo. Vimos dos, y de paso un número razonable de rinocerontes. El mapa lo llevan ellos. Que esté del revés no suele afectar al resultado.

Lo pequeño funciona mejor que lo grande. Los embudos de la hormiga león en la arena, una huella con una hoja al lado para medir, un escarabajo pelotero con su carga. En Addo, en el Cabo Oriental, hay señales de tráfico que piden no atropellarlos, porque allí vive una especie rara, casi exclusiva de la zona, que no vuela. Un niño que ha visto a un adulto parar un coche de dos toneladas por un escarabajo entiende la conservación sin más explicaciones.

La primera pregunta de los padres es la malaria, y hacen bien. Con niños pequeños nuestro consejo es sencillo: empezar por donde no la hay. Sudáfrica tiene cuatro respuestas buenas. Pilanesberg, dentro de los restos de un volcán muy antiguo, está a unas dos horas y media de Johannesburgo; se puede recorrer en coche propio y tiene miradores vallados donde bajar, estirar las piernas y hablar bajo. Madikwe, a unas cuatro horas, en la frontera con Botsuana, no admite visitantes de un día: se duerme dentro, en alojamientos pequeños, varios de ellos pensados para familias, y hay licaones.

El Waterberg, a unas tres horas al norte, es montaña. En el parque de Marakele anida una de las mayores colonias de buitre del Cabo, y en la región hay además reservas sin grandes depredadores donde se puede ir a pie o a caballo con niños. El Cabo Oriental encaja bien al final de un viaje por la costa: Addo queda a una hora escasa de Gqeberha y tiene más de seiscientos elefantes, que un niño no tarda en dejar de contar.

¿Y el Kruger? El Kruger es estupendo y tiene malaria, sobre todo de septiembre a mayo, con más riesgo en los meses de lluvia. En invierno el riesgo es bajo, pero bajo no es cero. Eso se habla con un centro de vacunación internacional o con el pediatra, con tiempo, y no con nosotros. Nosotros sabemos de carreteras.

Después están las edades, que conviene mirar antes de pagar nada. En los vehículos abiertos del Kruger no suben menores de seis años, y en sus paseos a pie el mínimo son doce. Las reservas privadas ponen sus propias normas: muchas piden seis años para el coche compartido, y para caminar, de doce a dieciséis. No es manía. A pie hay que quedarse quieto cuando lo dice el guía, y eso antes de cierta edad no se puede prometer. Un vehículo privado para la familia ensancha bastante el margen, y deja parar por la oruga.

Lo práctico. En julio, un coche abierto al amanecer está cerca de cero grados: gorro, guantes y una manta por cabeza. A mediodía sobra todo, así que capas. La merienda va en una caja que abre el niño cuando quiere, y se acabó la negociación. Pregunta si el campamento está vallado, porque muchos no lo están y de noche no se camina solo. Pide las sillas de coche al reservar. Para entrar en el país, lleva el certificado de nacimiento en el que figuren los padres y, si viaja solo uno, la autorización del otro; las normas han cambiado más de una vez, de modo que consulta las vigentes. La buena noticia es el huso horario: con la España peninsular hay una hora de diferencia en el invierno europeo y ninguna en verano, y los niños duermen a su hora, si es que la tenían.

Y deja tardes vacías. Lo que cuentan al volver rara vez es el león. Es la rana de la ducha, el guía que imitaba al turaco, la linterna propia. A una niña de Zaragoza le preguntaron en el colegio qué era lo más grande que había visto. Dijo que la oscuridad. Tenía cinco años y había mirado bien.`,
    en: `We planned our first safari with a four-year-old exactly as we would for adults, only with a higher cushion. It lasted forty minutes. There were lions on the left and a caterpillar on the seat, and the caterpillar won. Since then we have worked the other way round: first the child, then the caterpillar, and after that, if there is time, the lions.

An ordinary game drive takes three to four hours and begins at dawn. Under the age of six an hour and a half is plenty, and it is best to turn back while they still want to go on. Each morning we choose one animal to look for, and it is the child who chooses. One week it was the leopard tortoise, every day. We found two, along with a respectable number of rhinos. The children hold the map. That it is upside down rarely affects the outcome.

Small things do better than large ones. The funnels that antlions dig in sand. A track with a leaf laid beside it for scale. A dung beetle with its load. At Addo, in the Eastern Cape, there are road signs asking you not to drive over them, because the park is home to a rare flightless species found in few other places. A child who has seen a grown-up stop two tonnes of car for a beetle needs no further talk about conservation.

The first thing parents ask about is malaria, and they are right to. With small children our advice is plain: begin where there is none. South Africa offers four good answers. Pilanesberg lies inside what is left of a very old volcano, about two and a half hours from Johannesburg; you can drive it yourself, and there are fenced hides where everyone can get out, stretch and practise whispering. Madikwe, some four hours away on the Botswana border, takes no day visitors. You sleep inside, in small lodges, several of them built with families in mind, and there are wild dogs.

The Waterberg, around three hours to the north, is mountain country. Marakele National Park has one of the great colonies of Cape vultures, and nearby there are reserves without large predators, where children can go on foot or on horseback. The Eastern Cape goes well at the end of a journey along the coast. Addo is under an hour from Gqeberha and has more than six hundred elephants, which is more than a child will bother to count.

And the Kruger? The Kruger is splendid, and it has malaria, chiefly from September to May and most of all in the rainy months. In winter the risk is low, but low is not none. That is a conversation for a travel clinic or your children’s doctor, in good time, and not for us. We know about roads.

Then there are the age limits, which are worth reading before you pay for anything. The Kruger’s own open vehicles take nobody under six, and its guided walks nobody under twelve. Private reserves set their own rules: many ask for six on a shared vehicle, and anything from twelve to sixteen on foot. They are not being difficult. On a walk you must stand still when the guide tells you to, and below a certain age that is not a promise anyone can make. A private vehicle for the family loosens things a good deal, and lets you stop for the caterpillar.

Practical matters. In July an open vehicle at dawn is close to freezing: a hat, gloves and a blanket each. By noon it all comes off, so dress in layers. Snacks travel in a box that the child may open at will, and that is the end of the negotiating. Ask whether the camp is fenced, because many are not, and at night nobody walks alone. Order car seats when you book. For the border, carry birth certificates naming both parents and, if only one of you is travelling, the consent of the other; the rules have changed more than once, so check what applies now. The good news is the clock. From Britain or Ireland you are one hour out in your summer and two in your winter, and bedtime survives, if there was one.

And leave some afternoons empty. What they talk about afterwards is seldom the lion. It is the frog in the shower, the guide who could do the go-away-bird, the torch of their own. A girl from Zaragoza was asked at school what was the biggest thing she had seen. She said, the dark. She was five, and she had looked properly.`,
    fr: `Notre premier safari avec un enfant de quatre ans, nous l’avions préparé comme pour des adultes, le coussin rehausseur en plus. Il a duré quarante minutes. Il y avait des lions à gauche et une chenille sur le siège, et la chenille a gagné. Depuis, nous faisons l’inverse : d’abord l’enfant, puis la chenille et ensuite, s’il reste du temps, les lions.

Une sortie ordinaire dure de trois à quatre heures et commence à l’aube. Avant six ans, une heure et demie suffit largement, et mieux vaut rentrer tant qu’ils veulent encore continuer. Chaque matin, on choisit un seul animal à chercher, et c’est l’enfant qui choisit. Une semaine durant, ce fut la tortue léopard. Nous en avons trouvé deux, et au passage un nombre convenable de rhinocéros. La carte, ce sont eux qui la tiennent. Qu’elle soit à l’envers change rarement le résultat.

Le petit marche mieux que le grand. Les entonnoirs du fourmilion dans le sable, une empreinte avec une feuille à côté pour l’échelle, un bousier et son chargement. À Addo, dans le Cap-Oriental, des panneaux routiers demandent de ne pas les écraser, car le parc abrite une espèce rare, qui ne vole pas et ne vit presque nulle part ailleurs. Un enfant qui a vu un adulte arrêter deux tonnes de voiture pour un insecte n’a pas besoin qu’on lui explique la protection de la nature.

La première question des parents porte sur le paludisme, et ils ont raison. Avec de jeunes enfants, notre conseil est simple : commencer là où il n’y en a pas. L’Afrique du Sud offre quatre bonnes réponses. Le Pilanesberg, niché dans les restes d’un très vieux volcan, est à deux heures et demie environ de Johannesburg ; on peut y rouler dans sa propre voiture, et des affûts clôturés permettent de descendre, de se dégourdir les jambes et de s’exercer à chuchoter. Madikwe, à quatre heures de route, sur la frontière du Botswana, n’accueille pas de visiteurs à la journée : on dort à l’intérieur, dans de petits lodges, dont plusieurs sont conçus pour les familles, et il y a des lycaons.

Le Waterberg, à trois heures environ vers le nord, c’est la montagne. Le parc de Marakele abrite l’une des plus grandes colonies de vautours du Cap, et la région compte aussi des réserves sans grands prédateurs où l’on peut aller à pied ou à cheval avec des enfants. Le Cap-Oriental se place bien à la fin d’un voyage le long de la côte : Addo est à moins d’une heure de Gqeberha et compte plus de six cents éléphants, qu’un enfant renonce vite à dénombrer.

Et le Kruger ? Le Kruger est magnifique, et il y a du paludisme, surtout de septembre à mai, avec un risque plus élevé pendant les pluies. En hiver, le risque est faible, mais faible n’est pas nul. Cela se discute avec un centre de vaccinations internationales ou avec votre pédiatre, assez tôt, et pas avec nous. Nous, nous connaissons les routes.

Viennent ensuite les âges, qu’il vaut mieux vérifier avant de payer quoi que ce soit. Dans les véhicules ouverts du Kruger, on ne monte pas avant six ans, et les marches guidées du parc commencent à douze. Les réserves privées fixent leurs propres règles : beaucoup demandent six ans pour une voiture partagée et, à pied, de douze à seize. Ce n’est pas une lubie. En marchant, il faut s’immobiliser quand le guide le dit, et avant un certain âge personne ne peut le promettre. Un véhicule réservé à la famille donne beaucoup plus de liberté, et permet de s’arrêter pour la chenille.

Côté pratique. En juillet, à l’aube, dans une voiture ouverte, il fait près de zéro : bonnet, gants et une couverture par personne. À midi, tout est de trop ; donc des couches. Le goûter voyage dans une boîte que l’enfant ouvre quand il veut, et l’on ne négocie plus. Demandez si le camp est clôturé, car beaucoup ne le sont pas, et la nuit on n’y marche pas seul. Réservez les sièges auto en même temps que le voyage. Pour la frontière, emportez l’acte de naissance où figurent les deux parents et, si un seul voyage, l’autorisation de l’autre ; les règles ont changé plus d’une fois, vérifiez celles du moment. La bonne nouvelle, c’est l’horloge : avec la France, une heure d’écart pendant l’hiver européen, aucune en été, et l’heure du coucher est sauve, s’il y en avait une.

Et laissez des après-midi vides. Ce qu’ils racontent au retour, c’est rarement le lion. C’est la grenouille de la douche, le guide qui imitait le touraco, la lampe de poche rien qu’à eux. À l’école, on a demandé à une petite fille de Saragosse ce qu’elle avait vu de plus grand. Le noir, a-t-elle dit. Elle avait cinq ans, et elle avait bien regardé.`,
  },
  category: "Safari",
  tags: ["Madikwe", "Pilanesberg", "Waterberg", "Kruger"],
  tour_ids: ["el-sur-del-namib-y-el-fish-river"],
  author: "Inés Duarte",
  author_guide_id: "ines-duarte",
  featured_image: "kruger",
  published_at: "2026-09-21T08:00:00+02:00",
  is_published: true,
} satisfies SeedOf<typeof posts>;
