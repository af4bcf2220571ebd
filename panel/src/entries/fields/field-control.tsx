import { lazy, Suspense } from "react";
import type { EditedKind } from "#content/define.ts";
import { ArrayField } from "./array-field";
import { memberControls } from "./array-member-control";
import { Control, type ControlProps, type Controls } from "./control";
import { DateField } from "./date-field";
import { DatetimeField } from "./datetime-field";
import { ListField } from "./list-field";
import { PictureField } from "./picture-field";
import { PicturesField } from "./pictures-field";
import { RelationField, RelationsField } from "./relations-field";
import { SlugField } from "./slug-field";
import { TagsField } from "./tags-field";

/** Only the form of the brand has drawings. */
const DrawingField = lazy(() => import("@panel/brand/drawing-field"));

/** Controls by kind of field. A missing kind is a type error. */
const controls: Controls<EditedKind> = {
  ...memberControls,
  slug: SlugField,
  list: ListField,
  tags: TagsField,
  date: DateField,
  datetime: DatetimeField,
  picture: PictureField,
  pictures: PicturesField,
  drawing: (props) => (
    <Suspense>
      <DrawingField {...props} />
    </Suspense>
  ),
  relations: RelationsField,
  relation: RelationField,
  array: ArrayField,
};

export function FieldControl<K extends EditedKind>(props: ControlProps<K>) {
  return <Control {...props} Component={controls[props.field.kind]} />;
}
