import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Theme } from "#shared/theme.ts";
import { useTheme } from "#shared/ui/use-theme.ts";
import { patchNode } from "./patch-document";

interface PreviewFrameProps {
  title: string;
  html: string;
  /** Of the window that the page believes to be in, in pixels. */
  width: number;
  /** A local address of the picture that is chosen and not uploaded, which the document calls `chosen`. */
  chosenPicture: string | undefined;
}

/**
 * A page in a frame of its own, as wide as a window would be and made smaller to fit. Nothing runs in it, and
 * nothing leads away from it.
 */
export function PreviewFrame({ title, html, width, chosenPicture }: PreviewFrameProps) {
  const theme = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => show(frame.current, html, chosenPicture, theme), [html, chosenPicture, theme]);

  const begin = () => {
    const present = frame.current?.contentDocument;
    if (!present) return;
    present.addEventListener("click", stay, true);
    present.addEventListener("submit", (event) => event.preventDefault(), true);
    show(frame.current, html, chosenPicture, theme);
  };

  const scale = size.width > 0 ? Math.min(1, size.width / width) : 0;
  return (
    <div className="preview__place" ref={place}>
      <iframe
        ref={frame}
        title={title}
        // Without scripts; ours, out here, may write it.
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

function show(
  frame: HTMLIFrameElement | null,
  html: string,
  chosenPicture: string | undefined,
  theme: Theme,
) {
  const present = frame?.contentDocument;
  if (!present?.body) return;
  const next = new DOMParser().parseFromString(html, "text/html");
  showChosen(next, chosenPicture);
  if (theme !== "system") next.documentElement.dataset.theme = theme;
  patchNode(present.documentElement, next.documentElement);
}

/** Links within the page move it, others do nothing. */
function stay(event: MouseEvent) {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!link) return;
  event.preventDefault();
  const [, name] = /^#(.+)/.exec(link.getAttribute("href") ?? "") ?? [];
  if (name) link.ownerDocument.getElementById(name)?.scrollIntoView();
}

/** A picture that has been taken back is still in the document that is on its way. */
function showChosen(next: Document, address: string | undefined) {
  for (const picture of next.querySelectorAll("img")) {
    if (!/\/chosen(?:\?|$)/.test(picture.getAttribute("src") ?? "")) continue;
    picture.removeAttribute("srcset");
    if (address) picture.setAttribute("src", address);
    else picture.removeAttribute("src");
  }
}
