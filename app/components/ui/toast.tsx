import { useEffect, useRef, useState } from "react";
import { useI18n } from "~/i18n/context";
import { Icon } from "./icon";

export interface Toast {
  kind?: "success" | "error";
  title: string;
  text: string;
}

const shownFor = 6000;

/** One toast at a time, bottom right, for six seconds of nobody looking at it (design: visual.md). */
export function useToast() {
  const [toast, setToast] = useState<Toast | null>(null);
  const view = toast && (
    <ToastView key={`${toast.title}${toast.text}`} toast={toast} onDone={() => setToast(null)} />
  );
  return {
    show: setToast,
    // The region is there before anything is said in it, or some readers keep silent.
    view: <div className="toasts">{view}</div>,
  };
}

export function ToastView({ toast, onDone }: { toast: Toast; onDone: () => void }) {
  const { t } = useI18n();
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
      <button
        className="tool toast__close"
        type="button"
        aria-label={t("dismiss")}
        onClick={onDone}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
