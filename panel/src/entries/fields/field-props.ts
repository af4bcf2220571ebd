import type { FieldOf, Kind } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";
import type { Problems, Values } from "../draft/values";

export type Change<V> = (value: V) => V;

/** What the control of a field is given. All of it stays the same object until it changes. */
export interface FieldProps<K extends Kind> {
  field: FieldOf<K>;
  /** Its path in the draft, which its input is named after: `price`, `itinerary.2.place`. */
  name: string;
  /** What it is called to who cannot see where it stands, if not by its label: `Día 2`. */
  spoken?: string | undefined;
  /** Said beside the label, where its neighbours must be filled and it need not. */
  optional?: boolean | undefined;
  /** In place of the field's own: what depends on the rest of the entry. */
  hint?: string | undefined;
  value: Values[K];
  locale: Locale;
  /** Of the whole draft, by path. */
  problems: Problems;
  onChange: (change: Change<Values[K]>) => void;
}
