import type { ContentType } from "#content/define.ts";

/** What has been done to an entry, in agreement with its type's noun: `Tour recuperado`, but `Guía recuperada`. */
export function outcomeWords({ words }: Pick<ContentType, "words">, participle: string): string {
  const agreeing = words.the.startsWith("la ") ? participle.replace(/o$/, "a") : participle;
  return `${words.one} ${agreeing}`;
}
