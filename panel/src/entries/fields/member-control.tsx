import type { Member } from "#content/define.ts";
import { ChoiceField, ChoicesField, FlagField, MonthsField } from "./choice-fields";
import { Control, type ControlProps, type Controls } from "./control";
import type { FieldProps } from "./field-props";
import { MoneyField, NumberField } from "./number-field";
import { TextField } from "./text-field";
import { UploadField } from "./upload-field";

/** What an object of a list may be made of. A kind that is missing does not compile. */
export const memberControls: Controls<Member["kind"]> = {
  text: TextMember,
  number: NumberField,
  money: MoneyField,
  flag: FlagField,
  choice: ChoiceField,
  choices: ChoicesField,
  months: MonthsField,
};

function TextMember(props: FieldProps<"text">) {
  return props.field.upload ? <UploadField {...props} /> : <TextField {...props} />;
}

/** A member of an object in a list. */
export function MemberControl<K extends Member["kind"]>(props: ControlProps<K>) {
  return <Control {...props} Of={memberControls[props.field.kind]} />;
}
