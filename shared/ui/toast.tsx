import { useEffect, useEffectEvent, useRef } from "react";
import { Icon } from "./icon.tsx";

export interface Toast {
  kind?: "success" | "error";
  title: string;
  text: string;
  /** What can be done about it; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

const shownForMs = 6000;
/** Whoever may do something about it has to get there. */
const offeredForMs = 15_000;

interface ToastsProps<Shown extends Toast & { id: number }> {
  toasts: readonly Shown[];
  /** Name of the button that closes one. */
  dismiss: string;
  onDone: (toast: Shown) => void;
}

/**
 * Toasts at the bottom right. The region of those that report success is there before anything is said in it, because
 * many screen readers keep silent about a region that arrives with its text; an error is an alert, which all of them say.
 */
export function Toasts<Shown extends Toast & { id: number }>(props: ToastsProps<Shown>) {
  const { toasts, dismiss, onDone } = props;
  const show = (toast: Shown) => (
    <ToastView key={toast.id} toast={toast} dismiss={dismiss} onDone={() => onDone(toast)} />
  );
  return (
    <div className="toasts">
      {toasts.filter(({ kind }) => kind === "error").map(show)}
      <div className="toasts__said" role="status" aria-atomic="false">
        {toasts.filter(({ kind }) => kind !== "error").map(show)}
      </div>
    </div>
  );
}

interface ToastViewProps {
  toast: Toast;
  dismiss: string;
  onDone: () => void;
}

/** Closes itself after six seconds, or fifteen where it offers something, in which neither the pointer nor the focus was on it. */
function ToastView({ toast, dismiss, onDone }: ToastViewProps) {
  const element = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onDone);
  const { action } = toast;
  const forMs = action ? offeredForMs : shownForMs;

  useEffect(() => {
    let timer = setTimeout(() => done(), forMs);
    const hold = () => clearTimeout(timer);
    const release = () => {
      hold();
      timer = setTimeout(() => done(), forMs);
    };
    const toast = element.current;
    for (const name of ["mouseenter", "focusin"]) toast?.addEventListener(name, hold);
    for (const name of ["mouseleave", "focusout"]) toast?.addEventListener(name, release);
    return hold;
  }, [forMs]);

  const error = toast.kind === "error";
  return (
    <div
      ref={element}
      className={error ? "toast toast--err" : "toast"}
      role={error ? "alert" : undefined}
    >
      <Icon name={error ? "warning" : "check"} />
      <div>
        <b>{toast.title}</b> {toast.text}
        {action && (
          <button
            className="toast__act"
            type="button"
            onClick={() => {
              onDone();
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button className="tool toast__close" type="button" aria-label={dismiss} onClick={onDone}>
        <Icon name="close" />
      </button>
    </div>
  );
}
