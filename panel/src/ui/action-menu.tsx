import { type ReactNode, useId, useState } from "react";
import { flushSync } from "react-dom";
import { useModal } from "#shared/ui/use-modal.ts";
import { Icon, type IconName } from "./icon";

export interface Action {
  label: string;
  icon: IconName;
  disabled?: boolean;
  onPress: () => void;
}

interface ActionMenuProps {
  /** The item that the actions change, as a title: `Día 3`. */
  title: string;
  /** Text of the button, which shows three dots without it. */
  label?: string;
  disabled?: boolean;
  actions: readonly Action[];
  /** Further controls below the actions. They close the menu before they change anything. */
  children?: (closeBefore: (act: () => void) => void) => ReactNode;
}

/** Button that opens the actions of an item at the bottom of the screen. */
export function ActionMenu({ title, label, disabled, actions, children }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  /** Closes the modal first: it makes the page inert, so that nothing else could take the focus. */
  function closeBefore(act: () => void) {
    flushSync(() => setOpen(false));
    act();
  }
  return (
    <>
      <button
        className={label ? "btn" : "act"}
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={label ? undefined : `Opciones: ${title}`}
        onClick={() => setOpen(true)}
      >
        {label ?? <Icon name="more" />}
      </button>
      {open && (
        <Menu title={title} onClose={() => setOpen(false)}>
          {actions.map(({ label, icon, disabled, onPress }) => (
            <button
              key={label}
              type="button"
              disabled={disabled}
              onClick={() => closeBefore(onPress)}
            >
              <Icon name={icon} />
              {label}
            </button>
          ))}
          {children?.(closeBefore)}
        </Menu>
      )}
    </>
  );
}

interface MenuProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

function Menu({ title, onClose, children }: MenuProps) {
  const modal = useModal(onClose);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and built in
    <dialog
      {...modal}
      className="menu"
      aria-labelledby={titleId}
      // The dialog's own box is beneath its content: only a press on the backdrop has it as target.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="menu__in">
        <h2 id={titleId}>{title}</h2>
        {children}
        <button type="button" onClick={onClose}>
          <Icon name="close" />
          Cancelar
        </button>
      </div>
    </dialog>
  );
}
