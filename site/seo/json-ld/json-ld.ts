type JsonLdValue =
  | string
  | number
  | boolean
  | undefined
  | JsonLd
  | readonly (string | number | JsonLd)[];

/** A schema.org node. `pageMeta` adds the context; undefined members are dropped. */
export interface JsonLd {
  [name: string]: JsonLdValue;
}

/** ListItems numbered from 1; `before` is the number of items on previous pages. */
export function listItems(items: readonly JsonLd[], before = 0): JsonLd[] {
  return items.map((item, index) => ({ "@type": "ListItem", position: before + index + 1, item }));
}
