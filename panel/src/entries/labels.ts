import type { Counted, FieldOf, Labels, State } from "#content/define.ts";

/** All phrases of the panel about the entries of a type and the items of a list, made of their nouns. */

type Noun = Pick<Labels, "singular" | "gender">;
type Labelled<L = Labels> = { labels: L };

const articles = { m: "el", f: "la" };

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Tour` */
export const titleOf = ({ labels }: Labelled<Noun>) => capitalized(labels.singular);

/** `el tour`, `la guía` */
export const theOf = ({ labels }: Labelled<Noun>) =>
  `${articles[labels.gender]} ${labels.singular}`;

/** Name of the section, the heading of its list: `Tours`, `Blog`. */
export const menuOf = ({ labels }: Labelled) => labels.menu ?? capitalized(labels.plural);

/** Name of all entries: `Tours`, `Posts del blog`. */
export const allOf = ({ labels }: Labelled) =>
  labels.menu
    ? `${capitalized(labels.plural)} del ${labels.menu.toLowerCase()}`
    : capitalized(labels.plural);

/** `tour` and `tours`, for {@link counted}. */
export const nounsOf = ({ labels }: Labelled): Counted => [labels.singular, labels.plural];

/** `Nuevo tour`, `Nueva guía` */
export const newOf = (type: Labelled<Noun>) =>
  `${agreeing(theOf(type), "Nuevo")} ${type.labels.singular}`;

/** `Todavía no hay guías. Crea la primera.` */
export const emptyOf = ({ labels }: Labelled) =>
  `Todavía no hay ${labels.plural}. Crea ${articles[labels.gender]} ${agreeing(articles[labels.gender], "primero")}.`;

/** `Todavía ninguno`, `Todavía ninguna` */
export const noneOf = (type: Labelled<Noun>) => `Todavía ${agreeing(theOf(type), "ninguno")}`;

/** Outcome: `Tour recuperado`, `Guía recuperada`. */
export const outcomeOf = (type: Labelled<Noun>, participle: string) =>
  `${titleOf(type)} ${agreeing(theOf(type), participle)}`;

/** A state in agreement with the type's noun: `Activa`, `Activas`, `todas activas`. */
export function stateOf({ labels }: Labelled<Noun>, { words: [one, several], ...state }: State) {
  const agreed = (text: string) =>
    labels.gender === "f" ? text.replace(/o(?=s?(?:\s|$))/g, "a") : text;
  const words: Counted = [agreed(one), agreed(several)];
  return { ...state, words, ...(state.none && { none: agreed(state.none) }) };
}

type ListField = Pick<FieldOf<"list"> | FieldOf<"array">, "labels" | "add" | "empty">;

/** Label of the item at an index: `Día 2`. */
export const itemOf = ({ labels }: Pick<ListField, "labels">, index: number) =>
  `${capitalized(labels.short ?? labels.singular)} ${index + 1}`;

/** Item at an index, within a sentence: `el día 2`. */
export const theItemOf = (field: Pick<ListField, "labels">, index: number) =>
  `${theOf(field)} ${index + 1}`;

/** Label of the button that adds an item: `Añadir día`. */
export const addOf = ({ labels, add }: ListField) => add ?? `Añadir ${labels.singular}`;

/** Text of a list without items. */
export const noItemsOf = ({ empty }: Pick<ListField, "empty">) => empty ?? "Nada todavía.";

const endings: Record<string, string> = { el: "o", la: "a", los: "os", las: "as" };

const articleIn = (the: string) => the.split(" ", 1)[0] ?? "";

/** Agreement of a word in `o` with a noun and its article: `nueva` for `la temporada`, `los` for `los ajustes`. */
export function agreeing(the: string, word: string): string {
  return word.replace(/o$/, endings[articleIn(the)] ?? "o");
}

/** Singular or plural form of a verb for a noun: `se guardó el tour`, `se guardaron los ajustes`. */
export function inNumber(the: string, one: string, several: string): string {
  return articleIn(the).endsWith("s") ? several : one;
}
