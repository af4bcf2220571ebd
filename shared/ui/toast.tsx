import { useEffect, useEffectEvent, useRef } from "react";
import { Icon } from "./icon.tsx";

export interface Toast {
  kind?: "success" | "error";
  title: string;
  text: string;
  /** Offered actions; pressing one closes the toast. */
  actions?: readonly { label: string; onPress: () => void }[];
}

const shownForMs = 6000;
/** Longer, so that the user can reach the actions. */
const offeredForMs = 15_000;

interface ToastsProps<Shown extends Toast & { id: number }> {
  toasts: readonly Shown[];
  /** Label of the close button. */
  dismiss: string;
  onDone: (toast: Shown) => void;
}

/**
 * Toasts at the bottom right. The live region for successes is rendered before it has content, because many
 * screen readers ignore a region that is added with its text. Errors are alerts, which all announce.
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

/** Closes after six seconds (fifteen with actions) without hover or focus. */
function ToastView({ toast, dismiss, onDone }: ToastViewProps) {
  const element = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onDone);
  const { actions } = toast;
  const forMs = actions ? offeredForMs : shownForMs;

  useEffect(() => {
    let timer = setTimeout(() => done(), forMs);
    const hold = () => clearTimeout(timer);
    const release = () => {
      hold();
      timer = setTimeout(() => done(), forMs);
    };
    const toast = element.current;
    for (const name of ["pointerenter", "focusin"]) toast?.addEventListener(name, hold);
    for (const name of ["pointerleave", "focusout"]) toast?.addEventListener(name, release);
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
        {actions?.map(({ label, onPress }) => (
          <button
            key={label}
            className="toast__act"
            type="button"
            onClick={() => {
              onDone();
              onPress();
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <button className="tool toast__close" type="button" aria-label={dismiss} onClick={onDone}>
        <Icon name="close" />
      </button>
    </div>
  );
}
