import type { ContentType } from "#content/define.ts";

const endings: Record<string, string> = { el: "o", la: "a", los: "os", las: "as" };

const articleOf = (the: string) => the.split(" ", 1)[0] ?? "";

/** Agreement of a word in `o` with a noun and its article: `nueva` for `la temporada`, `los` for `los ajustes`. */
export function agreeing(the: string, word: string): string {
  return word.replace(/o$/, endings[articleOf(the)] ?? "o");
}

/** Singular or plural form of a verb for a noun: `se guardó el tour`, `se guardaron los ajustes`. */
export function inNumber(the: string, one: string, several: string): string {
  return articleOf(the).endsWith("s") ? several : one;
}

/** Outcome for a type's noun: `Tour recuperado`, but `Guía recuperada`. */
export function outcomeWords({ words }: Pick<ContentType, "words">, participle: string): string {
  return `${words.one} ${agreeing(words.the, participle)}`;
}
