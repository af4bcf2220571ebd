import { tables } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";

/** Controls and decoration, and parts that only scripts fill. */
const left = [
  ...["script", "style", "template", "noscript", "svg", "iframe", "dialog"],
  ...["form", "button", "input", "select", "textarea"],
] as const;

const isHidden = (node: HTMLElement) =>
  node.getAttribute("aria-hidden") === "true" ||
  node.getAttribute("role") === "status" ||
  node.hasAttribute("hidden");

/** Inline elements side by side, which only styles keep apart. */
const adjacent = /<\/(?:a|b|small|span|strong|time)>(?=<(?:a|b|small|span|strong|time)\b)/g;

/** In one line, as links and the items of a list of terms need. */
const inline = (content: string) =>
  content
    .replace(/^[#>]+ /gm, "")
    .replace(/\s*\n\s*/g, " ")
    .trim();

/**
 * Markdown of a rendered page: the content of its `<main>`, with absolute addresses. Made from the document, so that it
 * says what the page says, for every page and content type.
 */
export function toMarkdown(html: string, url: string): string {
  const [main = ""] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  return `${converterFor(url).turndown(main.replace(adjacent, "$& ")).trim()}\n`;
}

function converterFor(base: string): TurndownService {
  const absolute = (address: string | null) =>
    address ? URL.parse(address, base)?.href : undefined;
  const service = new TurndownService({
    headingStyle: "atx",
    bulletListMarker: "-",
    emDelimiter: "*",
    hr: "---",
  });
  service.use(tables);
  service.remove([...left] as (keyof HTMLElementTagNameMap)[]);
  service.addRule("hidden", { filter: isHidden, replacement: () => "" });
  service.addRule("picture", {
    filter: "img",
    replacement: (_, node) => {
      const image = node as HTMLElement;
      const [alt, src] = [image.getAttribute("alt")?.trim(), absolute(image.getAttribute("src"))];
      return alt && src ? `![${service.escape(inline(alt))}](${src})` : "";
    },
  });
  service.addRule("link", {
    filter: (node) => node.nodeName === "A" && node.hasAttribute("href"),
    replacement: (content, node) => {
      const [text, href] = [inline(content), absolute((node as HTMLElement).getAttribute("href"))];
      return text && href ? `[${text}](${href})` : text;
    },
  });
  service.addRule("term", {
    filter: "dt",
    replacement: (content) => `\n- **${inline(content)}**`,
  });
  service.addRule("details", {
    filter: "dd",
    replacement: (content, node) => {
      const isFirst = node.previousElementSibling?.nodeName !== "DD";
      return `${isFirst ? ":" : ";"} ${inline(content)}`;
    },
  });
  return service;
}
