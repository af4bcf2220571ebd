import { menuOf } from "@panel/entries/labels";
import type { IconName } from "@panel/ui/icon";
import { panelPath } from "#content/define.ts";
import { type ContentType, contentTypes } from "#content/index.ts";
import type { TableName } from "#shared/database.types.ts";

/** Groups of sections in the sheet «Más», in its order. */
export const groupNames = {
  content: "Contenido",
  web: "Web",
  messages: "Mensajes",
  system: "Sistema",
};

export interface Section {
  to: string;
  label: string;
  icon: IconName;
  group: keyof typeof groupNames;
  /** Table whose rows are counted beside the label. */
  table?: TableName;
}

const sectionOf = (type: ContentType): Section => ({
  to: panelPath(type),
  label: menuOf(type),
  icon: type.admin.icon,
  group: "content",
  table: type.table,
});

/** Types in their order, without those of terms. */
const mainTypes = contentTypes.filter(({ admin }: ContentType) => !admin.termsOf);

const types = mainTypes.flatMap((type: ContentType) => [
  sectionOf(type),
  ...contentTypes.filter(({ admin }: ContentType) => admin.termsOf === type.table).map(sectionOf),
]);

const contacts: Section = {
  to: "/contacts",
  label: "Contactos",
  icon: "mail",
  group: "messages",
  table: "contact_submissions",
};

/** Sections of the navigation. The overview comes before them. */
export const sections: readonly Section[] = [
  ...types,
  { to: "/departures", label: "Salidas", icon: "calendar", group: "content" },
  { to: "/pictures", label: "Imágenes", icon: "picture", group: "content" },
  { to: "/translations", label: "Traducciones", icon: "translate", group: "content" },
  contacts,
  { to: "/proposals", label: "Propuestas", icon: "send", group: "messages" },
  { to: "/statistics", label: "Estadísticas", icon: "chart", group: "web" },
  { to: "/trash", label: "Papelera", icon: "delete", group: "content" },
  { to: "/texts", label: "Textos", icon: "edit", group: "web" },
  { to: "/brand", label: "Marca", icon: "brand", group: "web" },
  { to: "/settings", label: "Ajustes", icon: "settings", group: "web" },
  { to: "/administrators", label: "Administradores", icon: "people", group: "system" },
];

/** Sections in the bar on phones: the first two types and the messages. */
export const barSections: readonly Section[] = [...mainTypes.slice(0, 2).map(sectionOf), contacts];

/** Pages that belong to a section or to the overview, and have a place of their own only in the sheet «Más». */
const subpages: readonly Section[] = [
  { to: "/settings/answers", label: "Plantillas de respuesta", icon: "copy", group: "messages" },
  { to: "/settings/payment", label: "Cómo se paga", icon: "card", group: "messages" },
  { to: "/launch", label: "Puesta en marcha", icon: "check", group: "system" },
  { to: "/administrators/activity", label: "Actividad", icon: "history", group: "system" },
];

/** Links of the sheet «Más». */
export const moreSections: readonly Section[] = [
  ...sections.filter(({ to }) => barSections.every((section) => section.to !== to)),
  ...subpages,
];

/** The link whose page, or the longest part of whose path, an address names. */
export function currentOf(links: readonly Section[], pathname: string): Section | undefined {
  return links
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
