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
 * Carousel state. Advances automatically while in view, and stops permanently when the visitor
 * interacts (D5). The track's scroll position is the source of truth.
 */
export function useCarousel(total: number) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  /** Target of a programmatic scroll; intermediate slides are not current. */
  const scrollTarget = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const [inView, setInView] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [choice, setChoice] = useState<"play" | "stop">();
  const reducedMotion = useReducedMotion();
  const playing = choice ? choice === "play" : !reducedMotion;

  function scrollToSlide(index: number) {
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

  const advance = useEffectEvent(() => scrollToSlide(current + 1));
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
      scrollToSlide(index);
    },
    togglePlaying: () => setChoice(playing ? "stop" : "play"),
    rootEvents: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      onPointerDown: (event: PointerEvent) => {
        // The pause button handles its own click.
        if (!toggle.current?.contains(event.target as Node)) setChoice("stop");
      },
      onFocus: (event: FocusEvent) => {
        // Ignore focus by click; stop for keyboard focus.
        if (event.target.matches(":focus-visible")) stopAutoplay();
      },
    },
    trackEvents: {
      onPointerDown: stopAutoplay,
      onKeyDown: (event: KeyboardEvent) => {
        stopAutoplay();
        // Native scrolling drops a second key press while the first one is animating.
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        scrollToSlide(current + step);
      },
      onWheel: (event: WheelEvent) => {
        // Vertical scrolling of the page is not meant for the carousel.
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
