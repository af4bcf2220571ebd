import { type ReactNode, useId } from "react";
import { useModal } from "#shared/ui/use-modal.ts";

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** Label of the safe option, which is focused first. Escape selects it too. */
  cancel: string;
  onCancel: () => void;
  confirm: string;
  onConfirm: () => void;
  danger?: boolean;
  busy?: boolean;
  /** A third option, between the others. */
  other?: { label: string; onPress: () => void };
}

/** Modal confirmation dialog, open while it is rendered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    cancel,
    onCancel,
    confirm,
    onConfirm,
    danger = false,
    busy = false,
    other,
  } = props;
  const modal = useModal(() => {
    if (!busy) onCancel();
  });
  const titleId = useId();
  const textId = useId();

  return (
    <dialog
      {...modal}
      className="ask"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <h2 id={titleId}>{title}</h2>
      <div className="ask__text" id={textId}>
        {children}
      </div>
      <div className="ask__acts">
        <button
          className="btn btn--line"
          type="button"
          // biome-ignore lint/a11y/noAutofocus: a dialog moves the focus into itself, to the safe option
          autoFocus
          onClick={onCancel}
          disabled={busy}
        >
          {cancel}
        </button>
        {other && (
          <button className="btn btn--line" type="button" onClick={other.onPress} disabled={busy}>
            {other.label}
          </button>
        )}
        <button
          className={danger ? "btn btn--danger" : "btn"}
          type="button"
          aria-busy={busy || undefined}
          onClick={busy ? undefined : onConfirm}
        >
          {confirm}
        </button>
      </div>
    </dialog>
  );
}
