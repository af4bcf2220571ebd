import type { faqs } from "../../../content/types/faqs.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "hace-falta-un-seguro-de-viaje",
  question: {
    es: "¿Hace falta un seguro de viaje?",
    en: "Do we need travel insurance?",
    fr: "Faut-il une assurance voyage ?",
  },
  answer: {
    es: "Sí. En los parques remotos exigimos uno que pague la evacuación médica, porque el hospital más cercano puede estar a un vuelo de distancia. Que cubra también la cancelación es cosa tuya, pero lo aconsejamos. Lee bien las actividades que excluye: a veces, las caminatas o la canoa. Antes de salir te pedimos el número de la póliza y el teléfono de asistencia.",
    en: "Yes. In the remote parks we require a policy that pays for medical evacuation, because the nearest hospital may be a flight away. Cover for cancellation is up to you, but we recommend it. Read carefully which activities are excluded: sometimes walking or canoeing. Before departure we ask for the policy number and the assistance line.",
    fr: "Oui. Dans les parcs isolés, nous exigeons un contrat qui prenne en charge l’évacuation médicale, car l’hôpital le plus proche peut être à un vol de là. La garantie annulation reste votre choix, mais nous la recommandons. Lisez bien les activités exclues : parfois la marche ou le canoë. Avant le départ, nous vous demandons le numéro du contrat et celui de l’assistance.",
  },
  topic: "health",
  tour_ids: [],
  destination_ids: [],
  position: 20,
} satisfies SeedOf<typeof faqs>;
