/** Format of an entry's rich texts, stored as `content_format`. Rows of other programs are plain. */
export type TextFormat = "plain" | "marked";

/** Blocks that a field allows: `simple` has no headings and no pictures. */
export type RichKind = "full" | "simple";

export type Inline =
  | string
  | { type: "strong" | "em"; children: Inline[] }
  | { type: "link"; href: string; children: Inline[] };

export type Block =
  | { type: "paragraph"; children: Inline[] }
  | { type: "heading"; level: 2 | 3; children: Inline[] }
  /** `start`: number of the first item; undefined for lists with bullets. */
  | { type: "list"; start?: number; items: Inline[][] }
  | { type: "quote"; items: Inline[][] }
  | { type: "picture"; src: string; caption: string };
