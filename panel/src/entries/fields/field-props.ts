import type { EditedKind, FieldOf } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";
import type { ObjectItem, Problems, Values } from "../draft/values";

export type Change<V> = (value: V) => V;

/** Props of a field's control. Every prop keeps its identity until it changes. */
export interface FieldProps<K extends EditedKind> {
  field: FieldOf<K>;
  /** Path in the draft, used as the input's name: `price`, `itinerary.2.place`. */
  name: string;
  /** `aria-label` in place of the visible label: `Día 2`. */
  ariaLabel?: string | undefined;
  /** Displays `opcional` beside the label, in panels with required fields. */
  optional?: boolean | undefined;
  /** Replaces the declared hint, where it depends on the rest of the entry. */
  hint?: string | undefined;
  /** Replaces the declared minimum of a number, where it depends on another one. */
  min?: number | undefined;
  /** Suggested slug in the language, made of the translated name. */
  suggestion?: string | undefined;
  value: Values[K];
  locale: Locale;
  /** Errors of the whole draft, by path. */
  problems: Problems;
  onChange: (change: Change<Values[K]>) => void;
}

/** Props of an object in an `array` field. */
export interface ObjectRowProps {
  field: FieldOf<"array">;
  name: string;
  item: ObjectItem;
  index: number;
  total: number;
  locale: Locale;
  problems: Problems;
  onChange: (change: Change<ObjectItem[]>) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}
