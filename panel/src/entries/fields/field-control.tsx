import type { Kind } from "#content/define.ts";
import { Control, type ControlProps, type Controls } from "./control";
import { ListField } from "./list-field";
import { memberControls } from "./member-control";
import { MomentField } from "./moment-field";
import { ObjectsField } from "./objects-field";
import { PictureField } from "./picture-field";
import { PicturesField } from "./pictures-field";
import { RefsField } from "./refs-field";
import { SlugField } from "./slug-field";
import { TagsField } from "./tags-field";

/** Controls by kind of field. A missing kind is a type error. */
const controls: Controls<Kind> = {
  ...memberControls,
  slug: SlugField,
  list: ListField,
  tags: TagsField,
  moment: MomentField,
  picture: PictureField,
  pictures: PicturesField,
  refs: RefsField,
  objects: ObjectsField,
};

export function FieldControl<K extends Kind>(props: ControlProps<K>) {
  return <Control {...props} Component={controls[props.field.kind]} />;
}
