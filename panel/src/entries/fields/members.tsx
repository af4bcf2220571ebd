import { useCallback, useState } from "react";
import type { FieldOf, FormRow, Member } from "#content/define.ts";
import { type Draft, type ObjectItem, type Problems, type Value, valueIn } from "../draft/values";
import { theItemOf } from "../labels";
import { MemberControl } from "./array-member-control";
import type { ObjectRowProps } from "./field-props";
import { FieldRows } from "./field-rows";
import { summarize } from "./summarize";

/** Members by name, in the order of the declaration. */
type MemberList = readonly [string, Member][];

/** Objects with more members show only required and expected ones; the others are folded. */
const maxInSight = 6;

export const hasManyMembers = ({ of }: FieldOf<"array">) => Object.keys(of).length > maxInSight;

/**
 * Members in sight and folded ones.
 * @param withHeading the member that names the object is in sight too
 */
export function partsOf(field: FieldOf<"array">, withHeading = false) {
  const members: MemberList = Object.entries(field.of);
  const heading = withHeading ? members.find(([, { kind }]) => kind === "text")?.[0] : undefined;
  const isInSight = ([name, member]: [string, Member]) =>
    !hasManyMembers(field) ||
    name === heading ||
    ("required" in member && member.required === true) ||
    ("expected" in member && member.expected === true);
  return {
    inSight: members.filter(isInSight),
    folded: members.filter((member) => !isInSight(member)),
  };
}

interface MembersProps
  extends Pick<ObjectRowProps, "field" | "name" | "item" | "index" | "locale" | "problems"> {
  onChange: ObjectRowProps["onChange"];
  members: MemberList;
  /** Lines of the members; the declared ones by default. */
  rows?: readonly FormRow[];
}

/** Controls of some members of an object. */
export function Members(props: MembersProps & { ariaLabel?: string | undefined }) {
  const { field, name, item, index, locale, problems, onChange, members, ariaLabel } = props;
  const { rows = field.form ?? [] } = props;
  const { key, values } = item;
  const set = useCallback(
    (member: string, change: (value: Value) => Value) =>
      onChange((items) =>
        items.map((one) =>
          one.key === key ? { key, values: withMember(one, member, change) } : one,
        ),
      ),
    [onChange, key],
  );
  return (
    <FieldRows fields={Object.fromEntries(members)} rows={rows}>
      {(member, of) => (
        <MemberControl
          field={of}
          name={member}
          path={`${name}.${index}.${member}`}
          value={valueIn(values, member, of)}
          {...{ ariaLabel, locale, problems, set }}
        />
      )}
    </FieldRows>
  );
}

/** Members of an object in a disclosure, which an error opens. */
export function FoldedMembers(props: MembersProps) {
  const { field, name, item, index, problems, members } = props;
  const [opened, setOpened] = useState(false);
  const isWrong = members.some(([member]) => hasProblem(problems, `${name}.${index}.${member}`));
  const isOpen = opened || isWrong;
  const label = `Detalles ${ofThe(theItemOf(field, index))}`;
  return (
    <details
      className="folded"
      open={isOpen}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>
        <span className="sr">{label}</span>
        <span aria-hidden="true">Detalles</span>
        <small>{summarize(members, item.values)}</small>
      </summary>
      {isOpen && (
        <fieldset className="folded__in" aria-label={label}>
          <Members {...props} />
        </fieldset>
      )}
    </details>
  );
}

function withMember(item: ObjectItem, member: string, change: (value: Value) => Value): Draft {
  return { ...item.values, [member]: change(item.values[member] as Value) };
}

export function hasProblem(problems: Problems, path: string): boolean {
  return Object.keys(problems).some((one) => one === path || one.startsWith(`${path}.`));
}

/** Spanish contraction: `del día`, `de la temporada`. */
function ofThe(the: string): string {
  return the.startsWith("el ") ? `d${the}` : `de ${the}`;
}
