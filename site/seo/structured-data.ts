import type { Descriptors } from "./page-context";

/** Structured data (JSON-LD) by head. It is rendered into the document only, not sent as loader data. */
const byHead = new WeakMap<Descriptors, Descriptors>();
let documentRead = false;

/** Attaches structured data to a head. */
export function withStructuredData(head: Descriptors, structuredData: object[]): Descriptors {
  byHead.set(
    head,
    structuredData.map((data) => ({ "script:ld+json": data })),
  );
  return head;
}

/**
 * Structured data of a head. In the browser it is read from the initial document; later navigations
 * need none.
 */
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
