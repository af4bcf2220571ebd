import type { Descriptors } from "./page-context";

/**
 * What pages tell search engines (JSON-LD), by their heads. It stands in the document, where it is read;
 * beside the head, not in it, so that no visitor downloads it a second time as the page's data.
 */
const byHead = new WeakMap<Descriptors, Descriptors>();
let documentRead = false;

/** On the server: a head that tells this much. */
export function withStructuredData(head: Descriptors, structuredData: object[]): Descriptors {
  byHead.set(
    head,
    structuredData.map((data) => ({ "script:ld+json": data })),
  );
  return head;
}

/** What a head tells. The browser finds it in the document that it began with; nobody reads it later. */
export function structuredDataOf(head: Descriptors): Descriptors {
  if (!import.meta.env.SSR && !documentRead) {
    documentRead = true;
    const found = document.querySelectorAll('script[type="application/ld+json"]');
    withStructuredData(
      head,
      Array.from(found, ({ textContent }) => JSON.parse(textContent ?? "")),
    );
  }
  return byHead.get(head) ?? [];
}
