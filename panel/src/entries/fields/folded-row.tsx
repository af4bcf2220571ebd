import { ActionMenu } from "@panel/ui/action-menu";
import { memo, useId } from "react";
import { MoveTo } from "../drag/move-to";
import { itemOf, theItemOf } from "../labels";
import type { ObjectRowProps } from "./field-props";
import { FoldedMembers, Members, partsOf } from "./members";
import { headingOf, summarize } from "./summarize";

interface FoldedRowProps extends ObjectRowProps {
  isOpen: boolean;
  onToggle: (key: string) => void;
  onDuplicate: (index: number) => void;
}

/** An object as one line, which opens its fields, with a menu of its actions. Memoised like the row on wide screens. */
export const FoldedRow = memo(function FoldedRow(props: FoldedRowProps) {
  const { field, item, index, total, locale, isOpen, onToggle } = props;
  const { onDuplicate, onMove, onRemove } = props;
  const id = useId();
  const called = itemOf(field, index);
  const { inSight, folded } = partsOf(field, true);
  const heading = headingOf(field.of, item.values, locale);
  return (
    <li>
      <div className="fold__head">
        <button
          className="fold__open"
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onToggle(item.key)}
        >
          <span className="itin__n" aria-hidden="true">
            {index + 1}
          </span>
          <span className="sr">{called}: </span>
          <span className="fold__text">
            <b>{heading || "Sin texto todavía"}</b>
            <small>{summarize(folded, item.values)}</small>
          </span>
        </button>
        <ActionMenu
          title={called}
          actions={[
            { label: "Duplicar", icon: "copy", onPress: () => onDuplicate(index) },
            {
              label: "Mover arriba",
              icon: "up",
              disabled: index === 0,
              onPress: () => onMove(index, index - 1),
            },
            {
              label: "Mover abajo",
              icon: "down",
              disabled: index === total - 1,
              onPress: () => onMove(index, index + 1),
            },
            {
              label: `Quitar ${theItemOf(field, index)}`,
              icon: "delete",
              onPress: () => onRemove(index),
            },
          ]}
        >
          {(closeBefore) =>
            total > 2 && (
              <MoveTo
                index={index}
                total={total}
                called={(at) => itemOf(field, at)}
                onMove={(to) => closeBefore(() => onMove(index, to))}
              />
            )
          }
        </ActionMenu>
      </div>
      {isOpen && (
        <fieldset className="fold__in" id={id} aria-label={called}>
          <Members {...props} rows={[]} members={inSight} />
          <FoldedMembers {...props} members={folded} />
        </fieldset>
      )}
    </li>
  );
});
