import type { legalPages } from "../../../content/types/legal-pages.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "legal",
  effective_on: "2026-11-01",
  content_format: "marked",
  title: {
    es: "Aviso legal",
    en: "Legal notice",
    fr: "Mentions légales",
  },
  body: {
    es: `**Este aviso es un ejemplo de la demostración: la empresa es inventada. Sustituye los datos por los tuyos y pide a un abogado que lo revise.**
## Quién está detrás de esta web
Una agencia de viajes con sede en Johannesburgo, Sudáfrica. Su nombre, su dirección, el teléfono y el correo están en [Contacto](/contact).
- Registro mercantil: 0000/000000/00 (ejemplo)
- Número de IVA: 0000000000 (ejemplo)
- Licencia de operador turístico: no figura, porque la empresa no existe
- Responsable del contenido: la dirección de la empresa
## Lo que cuenta esta web
Cuidamos lo que escribimos, pero los horarios, las tasas y las normas de entrada cambian. Lo que vale es la propuesta por escrito que recibes antes de reservar. Las fotos y los dibujos muestran lugares de la ruta y no prometen un animal ni una luz.
## Textos e imágenes
Son nuestros o los usamos con permiso. Puedes citar un párrafo con un enlace a la página; para lo demás, pregúntanos.
## Enlaces
Enlazamos a otras webs porque nos parecen útiles. De lo que digan responden sus autores. Si ves un enlace roto o que ya no lleva a donde debía, dínoslo.
## Ley aplicable
Esta web se rige por la ley de Sudáfrica. Los viajes tienen sus propias [condiciones](/terms), y tus datos, la [política de privacidad](/privacy).`,
    en: `**This notice is an example that belongs to the demonstration: the company is invented. Replace the details with yours and have a lawyer check them.**
## Who runs this site
A travel agency based in Johannesburg, South Africa. Its name, address, telephone number and email are on the [Contact](/contact) page.
- Company registration: 0000/000000/00 (example)
- VAT number: 0000000000 (example)
- Tour operator’s licence: none given, because the company does not exist
- Responsible for the content: the management of the company
## What this site says
We take care over what we write, but timetables, fees and entry rules change. What counts is the written offer that you receive before you book. Photographs and drawings show places on the route and promise neither an animal nor a light.
## Texts and pictures
They are ours, or used with permission. You may quote a paragraph with a link to the page; for anything else, please ask.
## Links
We link to other sites because we find them useful. Their authors answer for what they say. If you see a link that is broken or no longer leads where it should, tell us.
## Governing law
South African law governs this site. Journeys have their own [terms](/terms), and your data the [privacy policy](/privacy).`,
    fr: `**Ces mentions sont un exemple de la démonstration : l’entreprise est inventée. Remplacez les données par les vôtres et faites-les relire par un avocat.**
## Qui édite ce site
Une agence de voyages établie à Johannesburg, en Afrique du Sud. Son nom, son adresse, le téléphone et l’e-mail figurent à la page [Contact](/contact).
- Registre du commerce : 0000/000000/00 (exemple)
- Numéro de TVA : 0000000000 (exemple)
- Licence de voyagiste : aucune, puisque l’entreprise n’existe pas
- Responsable du contenu : la direction de l’entreprise
## Ce que dit ce site
Nous soignons ce que nous écrivons, mais les horaires, les taxes et les règles d’entrée changent. Seule compte la proposition écrite que vous recevez avant de réserver. Photos et dessins montrent des lieux de l’itinéraire et ne promettent ni un animal ni une lumière.
## Textes et images
Ils sont à nous, ou utilisés avec autorisation. Vous pouvez citer un paragraphe avec un lien vers la page ; pour le reste, demandez-nous.
## Liens
Nous renvoyons vers d’autres sites parce qu’ils nous semblent utiles. Leurs auteurs répondent de ce qu’ils disent. Si un lien est rompu ou ne mène plus où il devrait, dites-le-nous.
## Droit applicable
Ce site est soumis au droit sud-africain. Les voyages ont leurs propres [conditions](/terms), et vos données la [politique de confidentialité](/privacy).`,
  },
} satisfies SeedOf<typeof legalPages>;
