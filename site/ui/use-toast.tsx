import { useState } from "react";
import { type Toast, Toasts } from "#shared/ui/toast.tsx";
import { useI18n } from "~/i18n/context";

let lastId = 0;

/** Shows one toast at a time. Render `view` from the start, so that its live region exists. */
export function useToast() {
  const { t } = useI18n();
  const [toast, setToast] = useState<Toast & { id: number }>();
  return {
    show(toast: Toast) {
      lastId += 1;
      setToast({ ...toast, id: lastId });
    },
    hide: () => setToast(undefined),
    view: (
      <Toasts
        toasts={toast ? [toast] : []}
        dismiss={t("dismiss")}
        onDone={() => setToast(undefined)}
      />
    ),
  };
}
