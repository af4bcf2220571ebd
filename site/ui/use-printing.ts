import { useSyncExternalStore } from "react";

let printing = false;

function watch(onChange: () => void) {
  const note = ({ type }: Event) => {
    printing = type === "beforeprint";
    onChange();
  };
  addEventListener("beforeprint", note);
  addEventListener("afterprint", note);
  return () => {
    removeEventListener("beforeprint", note);
    removeEventListener("afterprint", note);
  };
}

/** True while the browser lays the page out on paper: for what only paper shows. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    watch,
    () => printing,
    () => false,
  );
}
