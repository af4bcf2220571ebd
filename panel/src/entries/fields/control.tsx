import { type ComponentType, memo, useCallback } from "react";
import type { FieldOf, Kind } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";
import type { Problems, Value, Values } from "../draft/values";
import type { Change, FieldProps } from "./field-props";

/** A component for each of some kinds of fields. */
export type Controls<K extends Kind> = { readonly [P in K]: ComponentType<FieldProps<P>> };

export interface ControlProps<K extends Kind> {
  field: FieldOf<K>;
  /** What `set` calls it. */
  name: string;
  /** What its input is called: its path in the whole draft. */
  path: string;
  spoken?: string | undefined;
  optional?: boolean | undefined;
  hint?: string | undefined;
  value: Values[K];
  locale: Locale;
  problems: Problems;
  set: (name: string, change: Change<Value>) => void;
}

interface BoundProps<K extends Kind> extends ControlProps<K> {
  Of: ComponentType<FieldProps<K>>;
}

function Bound<K extends Kind>({ Of, name, path, set, ...props }: BoundProps<K>) {
  const onChange = useCallback(
    // The draft holds of each field what its kind says (`draft/values.ts`).
    (change: Change<Values[K]>) => set(name, change as unknown as Change<Value>),
    [set, name],
  );
  return <Of {...props} name={path} onChange={onChange} />;
}

/**
 * The control of a field. It is drawn again only when something about its own field changes: what is typed in
 * one of hundreds must not draw the others.
 */
export const Control = memo(Bound) as typeof Bound;
