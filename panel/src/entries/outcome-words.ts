import type { ContentType } from "#content/define.ts";

const endings: Record<string, string> = { el: "o", la: "a", los: "os", las: "as" };

const articleOf = (the: string) => the.split(" ", 1)[0] ?? "";

/** A word in `o`, in agreement with a noun and its article: of `la temporada`, `nueva`; of `los ajustes`, `los`. */
export function agreeing(the: string, word: string): string {
  return word.replace(/o$/, endings[articleOf(the)] ?? "o");
}

/** Of two forms of a verb the one that goes with a noun: `se guardó el tour`, `se guardaron los ajustes`. */
export function inNumber(the: string, one: string, several: string): string {
  return articleOf(the).endsWith("s") ? several : one;
}

/** What has been done to an entry, in agreement with its type's noun: `Tour recuperado`, but `Guía recuperada`. */
export function outcomeWords({ words }: Pick<ContentType, "words">, participle: string): string {
  return `${words.one} ${agreeing(words.the, participle)}`;
}
