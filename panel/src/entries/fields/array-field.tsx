import { useIsCompact } from "@panel/ui/use-is-compact";
import { memo, useCallback, useState } from "react";
import { copyObject, newObject } from "../draft/forms";
import type { ObjectItem } from "../draft/values";
import { addOf, itemOf, noItemsOf, theItemOf } from "../labels";
import type { FieldProps, ObjectRowProps } from "./field-props";
import { FoldedRow } from "./folded-row";
import { ItemFrame, ItemsFrame } from "./items-frame";
import { FoldedMembers, hasManyMembers, hasProblem, Members, partsOf } from "./members";
import { useItems } from "./use-items";

/**
 * Ordered list of objects, such as the days of an itinerary or the seasons of a tour. On phones, objects with many
 * members are folded to one line each.
 */
export function ArrayField(props: FieldProps<"array">) {
  const { field, name, value, locale, problems, onChange } = props;
  const isFolding = useIsCompact() && hasManyMembers(field);
  const [opened, setOpened] = useState<readonly string[]>([]);
  /** Only the new item is open, so that the list stays short. */
  const openOnly = (item: ObjectItem) => {
    setOpened([item.key]);
    return item;
  };
  const items = useItems(value.length, onChange, (items) => openOnly(newObject(field.of, items)));
  const toggle = useCallback(
    (key: string) =>
      setOpened((keys) =>
        keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key],
      ),
    [],
  );
  const { duplicate } = items;
  const onDuplicate = useCallback(
    (index: number) =>
      duplicate(index, (item) => {
        const copy = copyObject(item);
        setOpened([copy.key]);
        return copy;
      }),
    [duplicate],
  );
  const numbered = field.position !== undefined;
  const total = value.length;
  const isAllOpen = value.every(({ key }) => opened.includes(key));

  return (
    <ItemsFrame
      title={field.label}
      name={name}
      add={addOf(field)}
      empty={noItemsOf(field)}
      error={problems[name]}
      numbered={numbered}
      objects
      folds={
        isFolding
          ? {
              opener: total > 1 && (
                <button
                  className="more more--plain"
                  type="button"
                  onClick={() => setOpened(isAllOpen ? [] : value.map(({ key }) => key))}
                >
                  {isAllOpen ? "Plegar todo" : "Desplegar todo"}
                </button>
              ),
            }
          : undefined
      }
      total={total}
      items={items}
      onAppend={items.append}
    >
      {items.withUndo(
        value.map((item, index) => {
          const own = { field, name, item, index, total, locale, problems, onChange };
          const actions = { onMove: items.move, onRemove: items.remove };
          return isFolding ? (
            <FoldedRow
              key={item.key}
              {...own}
              {...actions}
              isOpen={opened.includes(item.key) || hasProblem(problems, `${name}.${index}`)}
              onToggle={toggle}
              onDuplicate={onDuplicate}
            />
          ) : (
            <ObjectRow key={item.key} {...own} {...actions} numbered={numbered} />
          );
        }),
        (_, index) => theItemOf(field, index),
      )}
    </ItemsFrame>
  );
}

/** Memoised: typing in one item must not render the others. */
const ObjectRow = memo(function ObjectRow(props: ObjectRowProps & { numbered: boolean }) {
  const { field, name, index, total, numbered, onMove, onRemove } = props;
  const called = itemOf(field, index);
  const { inSight, folded } = partsOf(field);
  const [, first] = inSight[0] ?? [];
  return (
    <ItemFrame
      list={name}
      what={theItemOf(field, index)}
      {...{ index, total, numbered, onMove, onRemove }}
    >
      {folded.length === 0 ? (
        <fieldset>
          {/* A month is its own heading. */}
          <legend className={first?.kind === "month" ? "sr" : "legend"}>{called}</legend>
          <Members {...props} members={inSight} />
        </fieldset>
      ) : (
        <>
          <Members
            {...props}
            members={inSight}
            ariaLabel={inSight.length === 1 ? called : undefined}
          />
          <FoldedMembers {...props} members={folded} />
        </>
      )}
    </ItemFrame>
  );
});
