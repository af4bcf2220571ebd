import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type WheelEvent,
} from "react";
import { useReducedMotion } from "./use-reduced-motion";

const intervalMs = 4000;

/**
 * A scrolling track that moves on by itself while it is in view, and stops for good as soon as the
 * visitor takes it in hand (D5). The track's own scroll position is the truth.
 */
export function useCarousel(total: number) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  /** Where a scroll of ours is going; what lies on the way is not shown as current. */
  const scrollTarget = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const [inView, setInView] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [choice, setChoice] = useState<"play" | "stop">();
  const reducedMotion = useReducedMotion();
  const playing = choice ? choice === "play" : !reducedMotion;

  function show(index: number) {
    const next = (index + total) % total;
    scrollTarget.current = next;
    setCurrent(next);
    track.current?.scrollTo({ left: next * track.current.clientWidth });
  }

  function readPosition() {
    if (!track.current || scrollTarget.current !== undefined) return;
    setCurrent(Math.round(track.current.scrollLeft / track.current.clientWidth) || 0);
  }

  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      { threshold: 0.5 },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);

  const advance = useEffectEvent(() => show(current + 1));
  useEffect(() => {
    if (!playing || !inView || hovered) return;
    const timer = setInterval(() => {
      if (document.hidden || document.querySelector(":modal")) return;
      advance();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [playing, inView, hovered]);

  const stopAutoplay = () => {
    scrollTarget.current = undefined;
    setChoice("stop");
  };

  return {
    current: Math.min(current, total - 1),
    playing,
    inView,
    refs: { root, track, toggle },
    show: (index: number) => {
      setChoice("stop");
      show(index);
    },
    togglePlaying: () => setChoice(playing ? "stop" : "play"),
    rootEvents: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      onPointerDown: (event: PointerEvent) => {
        // The pause button says itself what its click means.
        if (!toggle.current?.contains(event.target as Node)) setChoice("stop");
      },
      onFocus: (event: FocusEvent) => {
        // A click's focus is handled by the click; this is a keyboard arriving.
        if (event.target.matches(":focus-visible")) stopAutoplay();
      },
    },
    trackEvents: {
      onPointerDown: stopAutoplay,
      onKeyDown: (event: KeyboardEvent) => {
        stopAutoplay();
        // Left to the browser, a second press is lost while the first still moves the track.
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        show(current + step);
      },
      onWheel: (event: WheelEvent) => {
        // Rolling past on the way down the page is not meant for the carousel.
        if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) stopAutoplay();
      },
      onScroll: readPosition,
      onScrollEnd: () => {
        scrollTarget.current = undefined;
        readPosition();
      },
    },
  };
}
