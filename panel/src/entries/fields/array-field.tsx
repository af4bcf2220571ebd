import { memo, useCallback, useState } from "react";
import type { FieldOf, Member } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";
import { newObject } from "../draft/forms";
import { type Draft, type ObjectItem, type Problems, type Value, valueIn } from "../draft/values";
import { addOf, itemOf, noItemsOf, theItemOf } from "../labels";
import type { Change, FieldProps } from "./field-props";
import { FieldRows } from "./field-rows";
import { ItemFrame, ItemsFrame } from "./items-frame";
import { MemberControl } from "./member-control";
import { summarize } from "./summarize";
import { useItems } from "./use-items";

/** Objects with more members show only required and expected ones; the others are folded. */
const maxInSight = 6;

function partsOf(of: FieldOf<"array">["of"]) {
  const members = Object.entries(of);
  const isInSight = ([, member]: [string, Member]) =>
    members.length <= maxInSight ||
    ("required" in member && member.required === true) ||
    ("expected" in member && member.expected === true);
  return {
    inSight: members.filter(isInSight),
    folded: members.filter((member) => !isInSight(member)),
  };
}

/** Ordered list of objects, such as the days of an itinerary or the seasons of a tour. */
export function ArrayField(props: FieldProps<"array">) {
  const { field, name, value, locale, problems, onChange } = props;
  const items = useItems(value.length, onChange, (items) => newObject(field.of, items));
  const numbered = field.position !== undefined;
  return (
    <ItemsFrame
      title={field.label}
      add={addOf(field)}
      empty={noItemsOf(field)}
      error={problems[name]}
      numbered={numbered}
      objects
      total={value.length}
      items={items}
      onAppend={items.append}
    >
      {items.withUndo(
        value.map((item, index) => (
          <ObjectRow
            key={item.key}
            {...{ field, name, item, index, numbered, locale, problems, onChange }}
            total={value.length}
            onMove={items.move}
            onRemove={items.remove}
          />
        )),
        (_, index) => theItemOf(field, index),
      )}
    </ItemsFrame>
  );
}

interface ObjectRowProps {
  field: FieldOf<"array">;
  name: string;
  item: ObjectItem;
  index: number;
  total: number;
  numbered: boolean;
  locale: Locale;
  problems: Problems;
  onChange: (change: Change<ObjectItem[]>) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** Memoised: typing in one item must not render the others. */
const ObjectRow = memo(function ObjectRow(props: ObjectRowProps) {
  const { field, name, item, index, total, numbered, locale, problems } = props;
  const { onChange, onMove, onRemove } = props;
  const { key, values } = item;
  const path = `${name}.${index}`;
  const called = itemOf(field, index);
  const { inSight, folded } = partsOf(field.of);

  const set = useCallback(
    (member: string, change: (value: Value) => Value) =>
      onChange((items) =>
        items.map((one) =>
          one.key === key ? { key, values: withMember(one, member, change) } : one,
        ),
      ),
    [onChange, key],
  );
  const members = (some: readonly [string, Member][], ariaLabel?: string) => (
    <FieldRows fields={Object.fromEntries(some)} rows={field.form ?? []}>
      {(member, of) => (
        <MemberControl
          field={of}
          name={member}
          path={`${path}.${member}`}
          value={valueIn(values, member, of)}
          {...{ ariaLabel, locale, problems, set }}
        />
      )}
    </FieldRows>
  );

  return (
    <ItemFrame
      list={name}
      what={theItemOf(field, index)}
      {...{ index, total, numbered, onMove, onRemove }}
    >
      {folded.length === 0 ? (
        <fieldset>
          {/* A month is its own heading. */}
          <legend className={isMonth(inSight[0]) ? "sr" : "legend"}>{called}</legend>
          {members(inSight)}
        </fieldset>
      ) : (
        <>
          {members(inSight, inSight.length === 1 ? called : undefined)}
          <Folded
            summary={summarize(folded, values)}
            label={`Detalles ${ofThe(theItemOf(field, index))}`}
            wrong={folded.some(([member]) => hasProblem(problems, `${path}.${member}`))}
          >
            {() => members(folded)}
          </Folded>
        </>
      )}
    </ItemFrame>
  );
});

function isMonth([, member]: [string, Member] | [] = []): boolean {
  return member?.kind === "month";
}

interface FoldedProps {
  label: string;
  /** Short summary of the folded values. */
  summary: string;
  /** A folded field has an error: opens the details. */
  wrong: boolean;
  children: () => React.ReactNode;
}

function Folded({ label, summary, wrong, children }: FoldedProps) {
  const [opened, setOpened] = useState(false);
  const open = opened || wrong;
  return (
    <details
      className="folded"
      open={open}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>
        <span className="sr">{label}</span>
        <span aria-hidden="true">Detalles</span>
        <small>{summary}</small>
      </summary>
      {open && (
        <fieldset className="folded__in" aria-label={label}>
          {children()}
        </fieldset>
      )}
    </details>
  );
}

function withMember(item: ObjectItem, member: string, change: (value: Value) => Value): Draft {
  return { ...item.values, [member]: change(item.values[member] as Value) };
}

function hasProblem(problems: Problems, path: string): boolean {
  return Object.keys(problems).some((one) => one === path || one.startsWith(`${path}.`));
}

/** Spanish contraction: `del día`, `de la temporada`. */
function ofThe(the: string): string {
  return the.startsWith("el ") ? `d${the}` : `de ${the}`;
}
