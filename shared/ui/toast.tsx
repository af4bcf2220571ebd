import { useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

export interface Toast {
  kind?: "success" | "error";
  title: string;
  text: string;
}

const shownFor = 6000;

interface ToastViewProps {
  toast: Toast;
  /** Name of the button that closes it. */
  dismiss: string;
  onDone: () => void;
}

export function ToastView({ toast, dismiss, onDone }: ToastViewProps) {
  const element = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    let timer = setTimeout(() => done.current(), shownFor);
    const hold = () => clearTimeout(timer);
    const release = () => {
      hold();
      timer = setTimeout(() => done.current(), shownFor);
    };
    const toast = element.current;
    for (const name of ["mouseenter", "focusin"]) toast?.addEventListener(name, hold);
    for (const name of ["mouseleave", "focusout"]) toast?.addEventListener(name, release);
    return hold;
  }, []);

  const error = toast.kind === "error";
  return (
    <div
      ref={element}
      className={error ? "toast toast--err" : "toast"}
      role={error ? "alert" : "status"}
    >
      <Icon name={error ? "warning" : "check"} />
      <div>
        <b>{toast.title}</b> {toast.text}
      </div>
      <button className="tool toast__close" type="button" aria-label={dismiss} onClick={onDone}>
        <Icon name="close" />
      </button>
    </div>
  );
}
