import type { Locale } from "#shared/locales.ts";
import type { Item, Texts } from "./texts";

/** Messages by the path of their field: `name.es`, `price`, `itinerary.2.es`. */
export type Problems = Record<string, string>;

export type Update<Draft> = (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;

export type KeysOf<Draft, Value> = {
  [K in keyof Draft]: Draft[K] extends Value ? K : never;
}[keyof Draft];

interface Binding<Draft> {
  draft: Draft;
  locale: Locale;
  problems: Problems;
  update: Update<Draft>;
}

/** Ties the parts of a draft to the fields that show them; the present language's, where they have one. */
export function bindFields<Draft extends object>({
  draft,
  locale,
  problems,
  update,
}: Binding<Draft>) {
  return {
    /** A text of the present language. */
    localized<K extends KeysOf<Draft, Texts> & string>(key: K) {
      const texts = draft[key] as Texts;
      return {
        name: `${key}.${locale}`,
        lang: locale,
        value: texts[locale],
        error: problems[`${key}.${locale}`],
        placeholder: locale === "es" ? undefined : texts.es,
        onChange: (value: string) =>
          update((draft) => ({ [key]: { ...(draft[key] as Texts), [locale]: value } }) as never),
      };
    },
    /** A text that is the same in every language. */
    plain<K extends KeysOf<Draft, string> & string>(key: K) {
      return {
        name: key,
        value: draft[key] as string,
        error: problems[key],
        onChange: (value: string) => update({ [key]: value } as never),
      };
    },
    checked<K extends KeysOf<Draft, boolean> & string>(key: K) {
      return {
        name: key,
        checked: draft[key] as boolean,
        onChange: (value: boolean) => update({ [key]: value } as never),
      };
    },
    /** A list whose items carry their translations. */
    items<K extends KeysOf<Draft, Item[]> & string>(key: K) {
      return {
        name: key,
        locale,
        items: draft[key] as Item[],
        problems,
        onChange: (change: (items: Item[]) => Item[]) =>
          update((draft) => ({ [key]: change(draft[key] as Item[]) }) as never),
      };
    },
  };
}
