import type { FieldOf, Member } from "#content/define.ts";
import type { Locale } from "#shared/locales.ts";
import { numberIn, numberText } from "../draft/parse-number";
import { type Draft, valueIn } from "../draft/values";

/** Short summary of some members of an object: `Sesriem, Lodge, Desayuno, Cena`. */
export function summarize(members: readonly [string, Member][], values: Draft): string {
  return members
    .flatMap(([name, member]) => wordsOf(name, member, values))
    .filter(Boolean)
    .join(", ");
}

/** First line of an object's first text that is not empty, in this language or in Spanish. */
export function headingOf(of: FieldOf<"array">["of"], values: Draft, locale: Locale): string {
  for (const [name, member] of Object.entries(of)) {
    if (member.kind !== "text") continue;
    const texts = valueIn(values, name, member);
    const [line = ""] = (texts[locale].trim() || texts.es.trim()).split("\n");
    if (line) return line;
  }
  return "";
}

function wordsOf(name: string, member: Member, values: Draft): string[] {
  const wordOf = ({ options }: FieldOf<"choice" | "choices">, option: string) =>
    options[option]?.es ?? option;
  switch (member.kind) {
    case "text":
      return [valueIn(values, name, member).es.trim()];
    case "choice":
      return [wordOf(member, valueIn(values, name, member))];
    case "choices":
      return valueIn(values, name, member).map((option) => wordOf(member, option));
    case "number": {
      const number = numberIn(valueIn(values, name, member), member);
      return member.admin?.unit && number !== null
        ? [`${numberText(number)} ${member.admin.unit[1]}`]
        : [];
    }
    default:
      return [];
  }
}
