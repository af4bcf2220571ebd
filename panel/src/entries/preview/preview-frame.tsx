import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Theme } from "#shared/theme.ts";
import { useTheme } from "#shared/ui/use-theme.ts";
import { patchNode } from "./patch-document";

interface PreviewFrameProps {
  title: string;
  html: string;
  /** Simulated window width in pixels. */
  width: number;
}

/** A page in a sandboxed frame with the width of a window, scaled down to fit. Scripts and navigation are disabled. */
export function PreviewFrame({ title, html, width }: PreviewFrameProps) {
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

  const begin = () => {
    const current = frame.current?.contentDocument;
    if (!current) return;
    current.addEventListener("click", blockNavigation, true);
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
