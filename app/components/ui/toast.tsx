import { useEffect, useRef, useState } from "react";
import { useI18n } from "~/i18n/context";
import { Icon } from "./icon";

interface Toast {
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

function ToastView({ toast, onDone }: { toast: Toast; onDone: () => void }) {
  const { t } = useI18n();
  const [held, setHeld] = useState(false);
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => done.current(), shownFor);
    return () => clearTimeout(timer);
  }, [held]);

  const error = toast.kind === "error";
  return (
    <div
      className={error ? "toast toast--err" : "toast"}
      role={error ? "alert" : "status"}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={error ? "warning" : "check"} />
      <div>
        <b>{toast.title}</b> {toast.text}
      </div>
      <button className="tool toast__close" type="button" aria-label={t("dismiss")} onClick={onDone}>
        <Icon name="close" />
      </button>
    </div>
  );
}
