import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Delays a blur handler that changes the layout until a pressed pointer is released. Otherwise the button
 * under the pointer moves away and its click is lost.
 * @returns the field's `onBlur`
 */
export function useDeferredBlur(onBlur: () => void): () => void {
  const runLater = useEffectEvent(onBlur);
  const pressed = useRef(false);
  const isDeferred = useRef(false);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      if (!isDeferred.current) return;
      isDeferred.current = false;
      // The click event follows the release.
      setTimeout(runLater);
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
    if (pressed.current) isDeferred.current = true;
    else onBlur();
  };
}
