import { type Action, ActionMenu } from "@panel/ui/action-menu";
import { Icon } from "@panel/ui/icon";
import { useEffect, useId, useRef, useState } from "react";

interface MoveButtonsProps {
  /** The moved item, within a sentence: `el día 3`. */
  what: string;
  index: number;
  total: number;
  onMove: (from: number, to: number) => void;
  axis?: "x" | "y";
}

const axes = {
  x: { back: "previous", forth: "next", before: "Adelantar", after: "Atrasar" },
  y: { back: "up", forth: "down", before: "Subir", after: "Bajar" },
} as const;

/** Alternative to dragging. The focus stays with the moved item. */
export function MoveButtons({ what, index, total, onMove, axis = "y" }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<"up" | "down">(undefined);
  const { back, forth, before, after } = axes[axis];

  // At either end the pressed button becomes disabled: focus the other one.
  useEffect(() => {
    if (pressed.current === "up" && index === 0) down.current?.focus();
    if (pressed.current === "down" && index === total - 1) up.current?.focus();
    pressed.current = undefined;
  }, [index, total]);

  return (
    <span className="move">
      <button
        ref={up}
        className="act"
        type="button"
        aria-label={`${before} ${what}`}
        disabled={index === 0}
        onClick={() => {
          pressed.current = "up";
          onMove(index, index - 1);
        }}
      >
        <Icon name={back} />
      </button>
      <button
        ref={down}
        className="act"
        type="button"
        aria-label={`${after} ${what}`}
        disabled={index === total - 1}
        onClick={() => {
          pressed.current = "down";
          onMove(index, index + 1);
        }}
      >
        <Icon name={forth} />
      </button>
    </span>
  );
}

interface ItemMenuProps {
  title: string;
  /** The item, within a sentence: `el día 3`. */
  what: string;
  index: number;
  total: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  /** Actions before those that every item has. */
  actions?: readonly Action[];
  axis?: "x" | "y";
}

/** Actions of an item of a list on phones, where their buttons do not fit beside each other. */
export function ItemMenu(props: ItemMenuProps) {
  const { title, what, index, total, onMove, onRemove, actions = [], axis = "y" } = props;
  const { back, forth, before, after } = axes[axis];
  return (
    <ActionMenu
      title={title}
      actions={[
        ...actions,
        {
          label: axis === "y" ? "Mover arriba" : before,
          icon: back,
          disabled: index === 0,
          onPress: () => onMove(index, index - 1),
        },
        {
          label: axis === "y" ? "Mover abajo" : after,
          icon: forth,
          disabled: index === total - 1,
          onPress: () => onMove(index, index + 1),
        },
        { label: `Quitar ${what}`, icon: "delete", onPress: () => onRemove(index) },
      ]}
    >
      {(closeBefore) =>
        total > 2 && (
          <MoveTo
            index={index}
            total={total}
            onMove={(to) => closeBefore(() => onMove(index, to))}
          />
        )
      }
    </ActionMenu>
  );
}

interface MoveToProps {
  index: number;
  total: number;
  onMove: (to: number) => void;
}

/** Moves an item to any place of its list. A button, because a select changes with every arrow key. */
function MoveTo({ index, total, onMove }: MoveToProps) {
  const id = useId();
  const [to, setTo] = useState(index);
  return (
    <div className="menu__to">
      <label htmlFor={id}>Mover al</label>
      <select
        className="input"
        id={id}
        value={to}
        onChange={(event) => setTo(Number(event.currentTarget.value))}
      >
        {Array.from({ length: total }, (_, at) => at).map((at) => (
          <option key={at} value={at}>
            puesto {at + 1}
          </option>
        ))}
      </select>
      <button
        className="btn btn--line"
        type="button"
        disabled={to === index}
        onClick={() => onMove(to)}
      >
        Mover
      </button>
    </div>
  );
}
