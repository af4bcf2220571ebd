/**
 * Changes a DOM tree into another and keeps equal nodes: pictures are not loaded again, open <details> stay
 * open, and the scroll position stays.
 */
export function patchNode(current: Node, next: Node): void {
  if (current.isEqualNode(next)) return;
  if (current.nodeName !== next.nodeName || !isElement(current) || !isElement(next)) {
    current.parentNode?.replaceChild(adopted(current, next), current);
    return;
  }
  patchAttributes(current, next);
  const before = [...current.childNodes];
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
    else current.insertBefore(adopted(current, child), end);
  }
  for (const left of before.slice(after.length)) left.remove();
}

function patchAttributes(current: Element, next: Element): void {
  for (const name of current.getAttributeNames())
    if (!next.hasAttribute(name)) current.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (current.getAttribute(name) !== value) current.setAttribute(name, value);
}

const adopted = (current: Node, next: Node): Node => current.ownerDocument?.adoptNode(next) ?? next;

/** Not `instanceof`: nodes in a frame belong to the classes of another window. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
