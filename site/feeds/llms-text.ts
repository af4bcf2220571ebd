export interface LlmsLink {
  title: string;
  url: string;
  /** Description; may be empty. */
  note: string;
}

export interface LlmsSection {
  title: string;
  links: readonly LlmsLink[];
}

interface LlmsFile {
  title: string;
  summary: string;
  note: string;
  sections: readonly LlmsSection[];
}

/** A file in the format of llmstxt.org. Every text is in one line and escaped. */
export function llmsText({ title, summary, note, sections }: LlmsFile): string {
  const parts = sections
    .filter(({ links }) => links.length > 0)
    .map((section) =>
      [`## ${line(section.title)}`, section.links.map(item).join("\n")].join("\n\n"),
    );
  return `${[`# ${line(title)}`, `> ${line(summary)}`, line(note), ...parts].join("\n\n")}\n`;
}

function item({ title, url, note }: LlmsLink): string {
  const description = line(note);
  return `- [${line(title)}](${url})${description && `: ${description}`}`;
}

/** Without line breaks and Markdown's characters for links, headings, code and HTML. */
const line = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<]|^[#>+-]/g, "\\$&");
