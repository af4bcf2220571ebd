import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Theme } from "#shared/theme.ts";
import { useTheme } from "#shared/ui/use-theme.ts";

interface PreviewFrameProps {
  title: string;
  html: string;
  /** Simulated window width in pixels. */
  width: number;
  /** Called with the text of an element that was pressed. */
  onPressText?: ((text: string) => void) | undefined;
}

/** A page in a sandboxed frame with the width of a window, scaled down to fit. Scripts and navigation are disabled. */
export function PreviewFrame({ title, html, width, onPressText }: PreviewFrameProps) {
  const theme = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => updateFrame(frame.current, html, theme), [html, theme]);

  const pressText = useEffectEvent(({ target }: MouseEvent) => {
    const text = (target as Element | null)?.textContent?.trim();
    if (text) onPressText?.(text);
  });
  const begin = () => {
    const current = frame.current?.contentDocument;
    if (!current) return;
    current.addEventListener("click", blockNavigation, true);
    if (onPressText) current.addEventListener("click", (event) => pressText(event));
    current.addEventListener("submit", (event) => event.preventDefault(), true);
    updateFrame(frame.current, html, theme);
  };

  const scale = size.width > 0 ? Math.min(1, size.width / width) : 0;
  return (
    <div className="preview__place" ref={container}>
      <iframe
        ref={frame}
        title={title}
        // No scripts in the frame. The panel itself may write its document.
        sandbox="allow-same-origin"
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        onLoad={begin}
        style={{
          width,
          height: scale > 0 ? size.height / scale : 0,
          left: Math.max(0, (size.width - width * scale) / 2),
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}

function updateFrame(frame: HTMLIFrameElement | null, html: string, theme: Theme) {
  const current = frame?.contentDocument;
  if (!current?.body) return;
  const next = new DOMParser().parseFromString(html, "text/html");
  if (theme !== "system") next.documentElement.dataset.theme = theme;
  patchNode(current.documentElement, next.documentElement);
}

/** Fragment links scroll; all other links are disabled. */
function blockNavigation(event: MouseEvent) {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!link) return;
  event.preventDefault();
  const [, name] = /^#(.+)/.exec(link.getAttribute("href") ?? "") ?? [];
  if (name) link.ownerDocument.getElementById(name)?.scrollIntoView();
}

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
