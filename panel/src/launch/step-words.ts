import { menuOf } from "@panel/entries/labels";
import { formatInWords } from "@panel/ui/format";
import { panelPath } from "#content/define.ts";
import { contentTypes } from "#content/index.ts";
import type { LaunchStep } from "./launch-queries";

interface StepWords {
  title: string;
  /** Describes what the owner still has to do. */
  left: (step: LaunchStep) => string;
  /** Where it is done. */
  links?: (step: LaunchStep) => { to: string; label: string }[];
  /** Lines for the settings file of the server, to pass on. */
  settings?: string;
}

/** The settings, at the first open field. */
const settingsPage = ({ details }: Pick<LaunchStep, "details">) => [
  { to: `/settings?field=${details.open?.[0] ?? ""}`, label: "Ajustes" },
];
const brandPage = { to: "/brand", label: "Marca" };
const picturesPage = { to: "/pictures", label: "Imágenes" };

/** Names of `open` members, within a sentence. */
const names: Record<string, string> = {
  email: "correo",
  phone: "teléfono",
  whatsapp: "WhatsApp",
  street: "dirección",
  latitude: "coordenadas",
  company_name: "nombre",
  legal_name: "nombre legal",
  networks: "redes sociales",
  review_sites: "sitios de reseñas",
  partners: "colaboradores",
  information_officer: "persona responsable de los datos",
  hosting_provider: "proveedor de alojamiento",
  es: "español",
  en: "inglés",
  fr: "francés",
  legal: "aviso legal",
  terms: "condiciones",
  privacy: "privacidad",
};

/** Pages with texts of the demonstration, by the first part of their keys. */
const textPages: Record<string, string> = {
  about: "Nosotros",
  contact: "Contacto",
  home: "Portada",
};

const listOf = ({ details }: LaunchStep) =>
  new Intl.ListFormat("es").format((details.open ?? []).map((name) => names[name] ?? name));

const listOfType = ({ details }: LaunchStep) => {
  const type = contentTypes.find(({ table }) => table === details.type);
  return type ? [{ to: panelPath(type), label: menuOf(type) }] : [];
};

/** Number of open keys by page of texts. */
const openPages = ({ details }: LaunchStep) => {
  const pages = (details.open ?? []).map((key) => key.split(".", 1)[0] ?? "");
  return [...new Set(pages)].map((page) => ({
    page,
    label: textPages[page] ?? page,
    count: pages.filter((each) => each === page).length,
    first: details.open?.find((key) => key.startsWith(`${page}.`)) ?? "",
  }));
};

const lawyer =
  "Pídeselo a un abogado y anota aquí su nombre. Si el texto cambia, el paso se abre otra vez.";

/** Words and links of each step, in the order of the page. */
export const stepWords: Record<string, StepWords> = {
  demonstration: {
    title: "Contenido de la demostración",
    left: ({ amount }) =>
      amount === 1
        ? "Queda 1 entrada inventada que nadie ha cambiado. Hazla tuya o quítala."
        : `Quedan ${amount} entradas inventadas que nadie ha cambiado. Hazlas tuyas o quítalas.`,
  },
  "own-entries": {
    title: "Al menos un tour tuyo a la vista",
    left: () => "Crea uno, o cambia uno de la demostración.",
    links: listOfType,
  },
  name: {
    title: "Nombre de la empresa",
    left: (step) => `Todavía es el de la demostración: ${listOf(step)}.`,
    links: settingsPage,
  },
  contact: {
    title: "Correo, teléfono y dirección",
    left: (step) => `No existen, son de la demostración: ${listOf(step)}.`,
    links: settingsPage,
  },
  links: {
    title: "Redes sociales, reseñas y colaboradores",
    left: (step) => `Todavía son de la demostración: ${listOf(step)}.`,
    links: settingsPage,
  },
  mark: {
    title: "Tu símbolo",
    left: () => "La web enseña el melón de la demostración.",
    links: () => [brandPage],
  },
  brand: {
    title: "Esto ya no es una demostración",
    left: () =>
      "El pie de las páginas dice que la marca es de demostración. Desmarca «Es la empresa de la demostración».",
    links: () => [brandPage],
  },
  texts: {
    title: "Textos con la historia de la demostración",
    left: (step) => {
      const pages = openPages(step).map(({ label, count }) => `${label} (${count})`);
      return `Escribe los tuyos en los tres idiomas: ${new Intl.ListFormat("es").format(pages)}.`;
    },
    links: (step) =>
      openPages(step).map(({ page, label, first }) => ({
        to: `/texts/${page}?text=${first}`,
        label: `Textos: ${label}`,
      })),
  },
  terms: {
    title: "Condiciones de reserva",
    left: (step) => `Faltan, o son las de la demostración, en ${listOf(step)}.`,
    links: () => [{ to: "/settings?field=terms", label: "Ajustes" }],
  },
  legal: {
    title: "Páginas legales",
    left: (step) => `Sin publicar, o con el texto de la demostración: ${listOf(step)}.`,
    links: listOfType,
  },
  responsible: {
    title: "Quién guarda los datos de los visitantes",
    left: (step) => `La política de privacidad no lo dice todo. Falta: ${listOf(step)}.`,
    links: settingsPage,
  },
  "terms-read": {
    title: "Un abogado ha leído las condiciones y el aviso legal",
    left: () => lawyer,
  },
  "privacy-read": {
    title: "Un abogado ha leído la política de privacidad",
    left: () => lawyer,
  },
  promises: {
    title: "Lo que promete la web es verdad",
    left: () =>
      "Años de experiencia, horario, plazo de respuesta, países, y cómo se comprueban las reseñas. Léelo todo y anota quién lo ha comprobado.",
    links: () => [
      { to: "/settings?field=founded_year", label: "Ajustes" },
      { to: "/texts", label: "Textos" },
    ],
  },
  account: {
    title: "Tu cuenta tiene tu correo",
    left: ({ amount }) =>
      `${amount === 1 ? "Una cuenta tiene" : `${amount} cuentas tienen`} un correo de ejemplo: quien olvide la contraseña no podrá recuperarla.`,
    links: ({ details }) => [
      details.own
        ? { to: "/account", label: "Mi cuenta" }
        : { to: "/administrators", label: "Administradores" },
    ],
  },
  backup: {
    title: "Una copia de seguridad reciente",
    left: ({ details }) =>
      `${details.newest ? `La última es del ${formatInWords(details.newest)}` : "Todavía no hay ninguna"}. Pide a quien lleva el servidor que lo mire: docs/operations.md, apartado «Backup and restore».`,
  },
  https: {
    title: "Dirección pública con https",
    left: () => "Pásalo a quien instala la web, con tu dirección:",
    settings: "SITE_URL=https://www.tu-empresa.com",
  },
  mail: {
    title: "La web envía correo",
    left: () =>
      "Nadie recibe avisos ni respuestas. Pide a quien instala la web que configure el envío: docs/operations.md, apartado «Mail».",
  },
  recipient: {
    title: "Las consultas llegan a tu correo",
    left: () => "Van a una dirección de ejemplo. Pásalo a quien instala la web, con tu correo:",
    settings: "CONTACT_TO=hola@tu-empresa.com",
  },
  prices: {
    title: "Los precios y las temporadas son los de este año",
    left: () => "Repásalos y anota quién lo ha hecho. Vale un año, o hasta que cambie un precio.",
  },
  "entry-rules": {
    title: "Requisitos de entrada y salud comprobados",
    left: () =>
      "Compruébalos con las embajadas y anota quién lo ha hecho. Vale un año, o hasta que cambie un texto.",
  },
  drawings: {
    title: "Fotos en lugar de dibujos",
    left: ({ amount }) =>
      amount === 1
        ? "1 dibujo de la demostración está a la vista."
        : `${amount} dibujos de la demostración están a la vista.`,
    links: () => [picturesPage],
  },
  "alternative-texts": {
    title: "Textos alternativos de las imágenes",
    left: ({ amount }) =>
      `Faltan en ${amount === 1 ? "1 imagen" : `${amount} imágenes`}: sin ellos, quien no ve la imagen no sabe qué hay.`,
    links: () => [{ to: "/pictures?filter=missing", label: "Imágenes" }],
  },
  colors: {
    title: "Tus colores",
    left: () => "Los colores son los de la demostración.",
    links: () => [brandPage],
  },
  enquiries: {
    title: "Una consulta de prueba contestada en cada idioma",
    left: (step) => `Envíala desde la web y contéstala. Falta en ${listOf(step)}.`,
    links: () => [{ to: "/contacts", label: "Contactos" }],
  },
  proxy: {
    title: "El servidor distingue a los visitantes",
    left: () =>
      "Detrás de un proxy, todos parecen el mismo visitante y comparten los límites. Pásalo a quien instala la web:",
    settings: "TRUST_PROXY=1",
  },
  captcha: {
    title: "Protección contra mensajes automáticos",
    left: () => "El formulario no tiene captcha. Pásalo a quien instala la web:",
    settings: "CAPTCHA=altcha",
  },
  "backup-disk": {
    title: "Copias de seguridad en otro disco",
    left: () =>
      "Están en el disco de los datos y se perderían con él. Pásalo a quien instala la web:",
    settings: "BACKUP_DIR=/otro/disco",
  },
};

/** Settings of the server, displayed as unknown if the server does not answer. */
export const serverSteps = [
  ...["https", "mail", "recipient"].map((step) => ({ step, essential: true, is_done: null })),
  ...["proxy", "captcha", "backup-disk"].map((step) => ({ step, essential: false, is_done: null })),
];
