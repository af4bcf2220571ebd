import { memo, useId } from "react";
import { ItemMenu } from "../drag/moving";
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
        <ItemMenu
          title={called}
          what={theItemOf(field, index)}
          {...{ index, total, onMove, onRemove }}
          actions={[{ label: "Duplicar", icon: "copy", onPress: () => onDuplicate(index) }]}
        />
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
