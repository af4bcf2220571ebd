type JsonLdValue =
  | string
  | number
  | boolean
  | undefined
  | JsonLd
  | readonly (string | number | JsonLd)[];

/** A node of schema.org's vocabulary. `pageMeta` adds the context; what is undefined is left out. */
export interface JsonLd {
  [name: string]: JsonLdValue;
}

/** Numbered entries, from 1, as search engines want lists; `before` stand on earlier pages. */
export function listItems(items: readonly JsonLd[], before = 0): JsonLd[] {
  return items.map((item, index) => ({ "@type": "ListItem", position: before + index + 1, item }));
}
