import { type Action, ActionMenu } from "@panel/ui/action-menu";
import { MoveTo } from "./move-to";

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

const axes = {
  x: { back: "previous", forth: "next", before: "Adelantar", after: "Atrasar" },
  y: { back: "up", forth: "down", before: "Mover arriba", after: "Mover abajo" },
} as const;

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
          label: before,
          icon: back,
          disabled: index === 0,
          onPress: () => onMove(index, index - 1),
        },
        {
          label: after,
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
