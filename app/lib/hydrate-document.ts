import { options } from "preact";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Takes over the document that the server sent, with Preact (docs/decisions/0016-preact-for-react.md) and
 * in the two respects as React would in which they differ.
 */
export function hydrateDocument(app: ReactNode): void {
  hydrateRoot(documentRoot(), app);
  // Inline scripts are for a document that arrives. Those of pages that come later run neither in React,
  // nor by our policy, which knows the first document's only.
  const { vnode: next } = options;
  options.vnode = (vnode) => {
    const { type, props } = vnode as { type: unknown; props: Record<string, unknown> };
    if (type === "script" && !props.src && !props.type) props.type = "text/plain";
    next?.(vnode);
  };
}

/**
 * The document as something to render `<html>` into. Preact takes `document` to mean the `<html>` that is
 * there, because nothing else can stand in a document; here the application renders that element itself.
 */
function documentRoot(): Element {
  const { documentElement } = document;
  const root = {
    nodeType: Node.ELEMENT_NODE,
    namespaceURI: documentElement.namespaceURI,
    ownerDocument: document,
    firstChild: documentElement,
    childNodes: [documentElement],
    contains: (node: Node) => document.contains(node),
    // There can be only one; where an error changes the whole document, the old one has gone already.
    insertBefore(node: Element) {
      const { documentElement: present } = document;
      if (present) present.replaceWith(node);
      else document.append(node);
    },
  };
  return root as unknown as Element;
}
