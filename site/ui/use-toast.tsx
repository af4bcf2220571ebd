import { useState } from "react";
import { type Toast, ToastView } from "#shared/ui/toast.tsx";
import { useI18n } from "~/i18n/context";

/** One toast at a time, bottom right, for six seconds of nobody looking at it. */
export function useToast() {
  const { t } = useI18n();
  const [toast, setToast] = useState<Toast | null>(null);
  const view = toast && (
    <ToastView
      key={`${toast.title}${toast.text}`}
      toast={toast}
      dismiss={t("dismiss")}
      onDone={() => setToast(null)}
    />
  );
  return {
    show: setToast,
    // The region is there before anything is said in it, or some readers keep silent.
    view: <div className="toasts">{view}</div>,
  };
}
