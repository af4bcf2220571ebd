import { escapeHtml, oneLine } from "./mail.ts";
import {
  type ColorName,
  colorNames,
  colorsOf,
  nightInks,
  nightSurfaces,
  paletteOf,
} from "./palette.ts";

/** Brand of the company as `public.mail_brand` returns it. Programs may have written any color. */
export type MailBrand = {
  /** Null if the settings have not been made. */
  name: string | null;
  /** ISO 8601; changes with the mark. */
  updated_at: string;
} & Record<`color_${ColorName}`, string | null>;

interface MailColors {
  paper: string;
  /** Background of texts that stand out. */
  card: string;
  /** Bar beside a card. */
  bar: string;
  ink: string;
  /** Labels and remarks. */
  mute: string;
  link: string;
}

/** Appearance of HTML mails. */
export interface MailLook {
  colors: MailColors;
  /** Missing without a brand. */
  brand?: {
    /** Colours for mail programs with a dark theme. */
    night: MailColors;
    name: string;
    /** Address of the mark, a PNG file: mail programs do not show SVG. */
    icon: string;
  };
}

/** Appearance without a brand. */
export const defaultLook: MailLook = {
  colors: {
    paper: "#f8f4ea",
    card: "#fff",
    bar: "#c4502b",
    ink: "#2b2118",
    mute: "#6b5d4a",
    link: "#a03f1f",
  },
};

/**
 * Appearance of a company's mails. Every text has a contrast of 4.5:1 in both themes, as on the site.
 * @param brand null or undefined: none
 */
export function mailLook(brand: MailBrand | null | undefined, siteUrl: string): MailLook {
  if (!brand) return defaultLook;
  const own = colorNames.map((name) => [name, brand[`color_${name}`]]);
  const { light, night } = paletteOf(colorsOf(Object.fromEntries(own)));
  const version = Date.parse(brand.updated_at).toString(36);
  return {
    colors: {
      paper: light.paper,
      card: light.raised,
      bar: light.accent,
      ink: light.ink,
      mute: light["ink-mute"],
      link: light.brand,
    },
    brand: {
      night: {
        paper: nightSurfaces.paper,
        card: nightSurfaces.raised,
        bar: night.accent,
        ink: nightInks.ink,
        mute: nightInks["ink-mute"],
        link: night.brand,
      },
      name: oneLine(brand.name ?? ""),
      icon: `${siteUrl}/icon-192.png?v=${version}`,
    },
  };
}

const declarations = {
  page: ({ paper, ink }: MailColors) => `background:${paper};color:${ink}`,
  card: ({ card, bar }: MailColors) => `background:${card};border-left:4px solid ${bar}`,
  mute: ({ mute }: MailColors) => `color:${mute}`,
  link: ({ link }: MailColors) => `color:${link}`,
  button: ({ link, paper }: MailColors) => `background:${link};color:${paper}`,
};
type Part = keyof typeof declarations;

/**
 * Attributes of an element: its style, and with a brand the class whose colours the dark theme replaces.
 * @param write places the declarations of the colours among others
 */
export function styled(
  { colors, brand }: MailLook,
  part: Part,
  write = (colors: string) => colors,
): string {
  const style = ` style="${write(declarations[part](colors))}"`;
  return brand ? ` class="${part}"${style}` : style;
}

/**
 * Complete HTML document for mail programs, which support little more than tables and style attributes.
 * @param content markup
 */
export function mailPage(language: string, content: readonly string[], look: MailLook): string {
  const body = styled(
    look,
    "page",
    (colors) => `margin:0;padding:24px;${colors};font:16px/1.55 Georgia,serif`,
  );
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${headOf(look)}</head>`,
    `<body${body}>`,
    `<div style="max-width:600px;margin:0 auto">`,
    ...header(look),
    ...content,
    "</div></body></html>",
  ].join("\n");
}

/** Style attributes cannot depend on the theme. Long addresses in tables wrap on phones. */
function headOf({ brand }: MailLook): string {
  if (!brand) return "";
  const rules = Object.entries(declarations).map(([part, write]) => {
    const important = write(brand.night).replaceAll(";", "!important;");
    return `.${part}{${important}!important}`;
  });
  return [
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light dark">`,
    `<meta name="supported-color-schemes" content="light dark">`,
    `<style>:root{color-scheme:light dark}td{overflow-wrap:anywhere;vertical-align:top}@media (prefers-color-scheme:dark){${rules.join("")}}</style>`,
  ].join("");
}

/** Mark and name of the company. The name stands also where pictures are blocked. */
function header({ brand }: MailLook): string[] {
  if (!brand) return [];
  const { name, icon } = brand;
  return [
    `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 24px;font:inherit"><tr>`,
    `<td style="padding:0 12px 0 0"><img src="${escapeHtml(icon)}" width="40" height="40" alt="" style="display:block;border:0"></td>`,
    `<td style="vertical-align:middle;font-size:19px;line-height:1.25;font-weight:bold">${escapeHtml(name)}</td></tr></table>`,
  ];
}
