import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Delays a blur handler that changes the layout until a pressed pointer is released. Otherwise the button
 * under the pointer moves away and its click is lost.
 * @returns the field's `onBlur`
 */
export function useLeave(onLeave: () => void): () => void {
  const leaveLater = useEffectEvent(onLeave);
  const pressed = useRef(false);
  const waiting = useRef(false);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      if (!waiting.current) return;
      waiting.current = false;
      // The click event follows the release.
      setTimeout(leaveLater);
    };
    window.addEventListener("pointerdown", press, true);
    window.addEventListener("pointerup", release, true);
    window.addEventListener("pointercancel", release, true);
    return () => {
      window.removeEventListener("pointerdown", press, true);
      window.removeEventListener("pointerup", release, true);
      window.removeEventListener("pointercancel", release, true);
    };
  }, []);

  return () => {
    if (pressed.current) waiting.current = true;
    else onLeave();
  };
}
