import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Contents of a PDF. */
export interface ReadPdf {
  title: string | undefined;
  author: string | undefined;
  language: string | undefined;
  /** Whether it is tagged. */
  tagged: boolean;
  /** Whether it declares PDF/UA-1. */
  accessible: boolean;
  /** Bookmark names, children after their parents. */
  bookmarks: string[];
  /** Texts of its pages, with whitespace folded. */
  pages: string[];
  /** Roles of the elements of all pages, such as `H1`. */
  roles: Set<string>;
  /** Alternative texts of its figures. */
  alternatives: string[];
  links: string[];
  /** Texts that begin or end outside of their page. */
  cut: string[];
}

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

interface Bookmark {
  title: string;
  items: Bookmark[];
}

/** Parses a PDF. @throws if it is invalid. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  try {
    const { info, metadata } = await pdf.getMetadata();
    const about = info as { Title?: string; Author?: string; Language?: string };
    const read: ReadPdf = {
      title: about.Title,
      author: about.Author,
      language: about.Language,
      tagged: (await pdf.getMarkInfo())?.Marked === true,
      accessible: /<pdfuaid:part>1</.test(metadata?.getRaw() ?? ""),
      bookmarks: namesOf((await pdf.getOutline()) ?? []),
      pages: [],
      roles: new Set(),
      alternatives: [],
      links: [],
      cut: [],
    };
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const [, , width = 0, height = 0] = page.view;
      let text = "";
      for (const item of (await page.getTextContent()).items) {
        if (!("str" in item)) continue;
        text += item.str + (item.hasEOL ? " " : "");
        const [x = 0, y = 0] = item.transform.slice(4);
        const isOutside = x < 0 || x + item.width > width || y < 0 || y > height;
        // Combining marks have no position of their own.
        if (/[\p{L}\p{N}\p{P}]/u.test(item.str) && isOutside) read.cut.push(item.str);
      }
      read.pages.push(text.replace(/\s+/g, " "));
      visit((await page.getStructTree()) as Node | null, read);
      for (const { url } of await page.getAnnotations()) if (url) read.links.push(url);
    }
    return read;
  } finally {
    await pdf.destroy();
  }
}

const namesOf = (bookmarks: Bookmark[]): string[] =>
  bookmarks.flatMap(({ title, items }) => [title, ...namesOf(items)]);

function visit(node: Node | null, read: ReadPdf): void {
  if (!node) return;
  if (node.role) read.roles.add(node.role);
  if (node.alt) read.alternatives.push(node.alt);
  for (const child of node.children ?? []) visit(child, read);
}
