import type { Member } from "#content/define.ts";
import { ChoiceField, ChoicesField, FlagField, MonthsField } from "./choice-fields";
import { Control, type ControlProps, type Controls } from "./control";
import { MoneyField, MonthField, NumberField } from "./number-field";
import { TextField } from "./text-field";
import { UploadField } from "./upload-field";

/** Controls of the kinds that an object in a list may have. A missing kind is a type error. */
export const memberControls: Controls<Member["kind"]> = {
  text: TextField,
  number: NumberField,
  month: MonthField,
  money: MoneyField,
  flag: FlagField,
  choice: ChoiceField,
  choices: ChoicesField,
  months: MonthsField,
  picture: UploadField,
};

export function MemberControl<K extends Member["kind"]>(props: ControlProps<K>) {
  return <Control {...props} Component={memberControls[props.field.kind]} />;
}
