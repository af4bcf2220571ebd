import { type ComponentType, memo, useCallback } from "react";
import type { EditedKind, FieldOf } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";
import type { Problems, Value, Values } from "../draft/values";
import type { Change, FieldProps } from "./field-props";

/** A component for each of these kinds of fields. */
export type Controls<K extends EditedKind> = { readonly [P in K]: ComponentType<FieldProps<P>> };

export interface ControlProps<K extends EditedKind> {
  field: FieldOf<K>;
  /** Name that `set` receives. */
  name: string;
  /** Path in the whole draft, used as the input's name. */
  path: string;
  ariaLabel?: string | undefined;
  optional?: boolean | undefined;
  hint?: string | undefined;
  min?: number | undefined;
  suggestion?: string | undefined;
  value: Values[K];
  locale: Locale;
  problems: Problems;
  set: (name: string, change: Change<Value>) => void;
}

interface BoundControlProps<K extends EditedKind> extends ControlProps<K> {
  Component: ComponentType<FieldProps<K>>;
}

function BoundControl<K extends EditedKind>({
  Component,
  name,
  path,
  set,
  ...props
}: BoundControlProps<K>) {
  const onChange = useCallback(
    // The draft holds a value of each field's kind (`draft/values.ts`).
    (change: Change<Values[K]>) => set(name, change as unknown as Change<Value>),
    [set, name],
  );
  return <Component {...props} name={path} onChange={onChange} />;
}

/** Control of a field. Memoised: typing in one of hundreds of fields must not render the others. */
export const Control = memo(BoundControl) as typeof BoundControl;
