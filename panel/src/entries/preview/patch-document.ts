/**
 * Changes a DOM tree into another and keeps equal nodes: pictures are not loaded again, open <details> stay
 * open, and the scroll position stays.
 */
export function patchNode(present: Node, next: Node): void {
  if (present.isEqualNode(next)) return;
  if (present.nodeName !== next.nodeName || !isElement(present) || !isElement(next)) {
    present.parentNode?.replaceChild(adopted(present, next), present);
    return;
  }
  patchAttributes(present, next);
  const before = [...present.childNodes];
  const after = [...next.childNodes];
  const same = (one?: Node, other?: Node) => one?.isEqualNode(other ?? null);
  while (same(before[0], after[0])) {
    before.shift();
    after.shift();
  }
  let end: ChildNode | null = null;
  while (same(before.at(-1), after.at(-1))) {
    end = before.pop() ?? null;
    after.pop();
  }
  for (const [at, child] of after.entries()) {
    const there = before[at];
    if (there) patchNode(there, child);
    else present.insertBefore(adopted(present, child), end);
  }
  for (const left of before.slice(after.length)) left.remove();
}

function patchAttributes(present: Element, next: Element): void {
  for (const name of present.getAttributeNames())
    if (!next.hasAttribute(name)) present.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (present.getAttribute(name) !== value) present.setAttribute(name, value);
}

const adopted = (present: Node, next: Node): Node => present.ownerDocument?.adoptNode(next) ?? next;

/** Not `instanceof`: nodes in a frame belong to the classes of another window. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
