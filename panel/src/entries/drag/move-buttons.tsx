import { Icon } from "@panel/ui/icon";
import { useEffect, useRef } from "react";

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
