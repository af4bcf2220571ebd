import { ProposalNote } from "@panel/translation-proposals/parts";
import { FieldError } from "@panel/ui/field-error";
import { memo, useId } from "react";
import { isTranslated } from "#content/columns.ts";
import type { FieldOf } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";
import { type Item, newItem } from "../draft/texts";
import { addOf, itemOf, noItemsOf, theItemOf } from "../labels";
import { AutoGrowTextarea } from "./auto-grow-textarea";
import type { Change, FieldProps } from "./field-props";
import { ItemFrame, ItemsFrame } from "./items-frame";
import { useItems } from "./use-items";

/** Ordered short texts. Translations move with their item. */
export function ListField({ field, name, value, locale, problems, onChange }: FieldProps<"list">) {
  const items = useItems(value.length, onChange, () => newItem());
  return (
    <ItemsFrame
      title={field.label}
      name={name}
      add={addOf(field)}
      empty={noItemsOf(field)}
      error={problems[name]}
      numbered={false}
      total={value.length}
      items={items}
      onAppend={items.append}
    >
      {items.withUndo(
        value.map((item, index) => (
          <TextItem
            key={item.key}
            {...{ field, name, item, index, onChange }}
            locale={isTranslated(field) ? locale : "es"}
            total={value.length}
            error={problems[`${name}.${index}.${locale}`]}
            onMove={items.move}
            onRemove={items.remove}
            onEnter={items.focusNextOrAppend}
          />
        )),
        (_, index) => theItemOf(field, index),
      )}
    </ItemsFrame>
  );
}

interface TextItemProps {
  field: FieldOf<"list">;
  name: string;
  item: Item;
  index: number;
  total: number;
  locale: Locale;
  error: string | undefined;
  onChange: (change: Change<Item[]>) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  onEnter: (index: number) => void;
}

/** Memoised: typing in one item must not render the others. */
const TextItem = memo(function TextItem(props: TextItemProps) {
  const { field, name, item, index, total, locale, error, onChange, onMove, onRemove, onEnter } =
    props;
  const errorId = useId();
  return (
    <ItemFrame
      list={name}
      what={theItemOf(field, index)}
      numbered={false}
      {...{ index, total, onMove, onRemove }}
    >
      <AutoGrowTextarea
        rows={1}
        name={`${name}.${index}.${locale}`}
        lang={locale}
        value={item[locale]}
        placeholder={locale === "es" ? undefined : item.es}
        aria-label={itemOf(field, index)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter(index);
        }}
        onChange={(event) => {
          const text = event.currentTarget.value.replace(/\s*\n\s*/g, " ");
          onChange((items) =>
            items.map((one) => (one.key === item.key ? { ...one, [locale]: text } : one)),
          );
        }}
      />
      <FieldError id={errorId} error={error} />
      <ProposalNote path={`${name}.${index}.${locale}`} language={locale} />
    </ItemFrame>
  );
});
