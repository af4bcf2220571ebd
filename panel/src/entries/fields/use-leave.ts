import { useEffect, useEffectEvent, useRef } from "react";

/**
 * For what happens when a field is left and makes the page longer. It waits until a pointer that is
 * pressed has been released: what somebody presses must not move away from under the pointer, or
 * their click is lost.
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
      // The click comes right after the release.
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
