import { formatNumber } from "@panel/ui/format";
import { isTranslated } from "#content/columns.ts";
import type { EditedKind, Field, FieldOf, Member, Table } from "#content/define.ts";
import { memberRule, requiredMessageOf, textRule, valueRule } from "#content/rules.ts";
import { defaultLocale, locales } from "#shared/locales.ts";
import { theItemOf } from "../labels";
import { editedFields } from "./draft";
import { incomplete } from "./local-time";
import { numberIn, parseNumber } from "./parse-number";
import {
  detailOf,
  detailProblem,
  type Gallery,
  galleryProblems,
  noDetail,
  type Picture,
} from "./picture-details";
import { addTypedTags } from "./tags";
import { isBlank } from "./texts";
import { type Draft, type Problems, type Values, valueIn } from "./values";

/**
 * Validation errors of one field, by path within its value: `fr`, `2.es`, or "" for the value itself. Limits
 * and messages come from the rules for rows (`content/rules.ts`). The rules here cover the differences of a
 * draft: numbers that are still text, translations side by side, pictures that are not uploaded yet.
 */
type Rule<K extends EditedKind> = (value: Values[K], field: FieldOf<K>) => FieldProblem[];
type FieldProblem = readonly [where: string, message: string];

const forValue = (message: string | undefined): FieldProblem[] => (message ? [["", message]] : []);

type Schema = ReturnType<typeof valueRule>;

/** First error of a rule. */
function wrongIn(rule: Schema, value: unknown): string | undefined {
  return rule.safeParse(value).error?.issues[0]?.message;
}

/** Caches a schema per field: a form validates hundreds of values at each keystroke. */
function memoised<F extends object>(make: (field: F) => Schema): (field: F) => Schema {
  const rules = new WeakMap<F, Schema>();
  return (field) => {
    const rule = rules.get(field) ?? make(field);
    rules.set(field, rule);
    return rule;
  };
}
const ruleOf = memoised<Field | Member>((field) => valueRule(field));
const memberRuleOf = memoised<Member>((member) => memberRule(member));
const translationRule = memoised<FieldOf<"text"> | FieldOf<"list">>((field) => textRule(field));
const requiredRule = memoised<FieldOf<"text">>((field) =>
  textRule(field, requiredMessageOf(field)),
);

const wrongValue = (field: Field | Member, value: unknown) => wrongIn(ruleOf(field), value);

function wrongNumber(text: string, field: FieldOf<"number" | "money">): string | undefined {
  if (isBlank(text)) {
    return (
      requiredMessageOf(field) ?? (field.initial === undefined ? undefined : "Escribe un número")
    );
  }
  const parsed = parseNumber(text, field);
  return "problem" in parsed ? parsed.problem : wrongValue(field, parsed.value);
}

const memberRules: { [K in Member["kind"]]: Rule<K> } = {
  text: (texts, field) =>
    (isTranslated(field) ? locales : [defaultLocale]).flatMap((locale): FieldProblem[] => {
      const required = locale === defaultLocale && field.required === true;
      const text = texts[locale].trim();
      if (!text && !required) return [];
      const wrong = wrongIn(required ? requiredRule(field) : translationRule(field), text);
      return wrong ? [[isTranslated(field) ? locale : "", wrong]] : [];
    }),
  number: (text, field) => forValue(wrongNumber(text, field)),
  month: (text, field) =>
    forValue(text ? wrongValue(field, Number(text)) : requiredMessageOf(field)),
  money: (text, field) => forValue(wrongNumber(text, field)),
  picture: ({ address }, field) =>
    forValue(
      isBlank(address) ? requiredMessageOf(field) : wrongIn(memberRuleOf(field), address.trim()),
    ),
  flag: () => [],
  choice: (value, field) => forValue(value ? wrongValue(field, value) : requiredMessageOf(field)),
  choices: (values, field) => forValue(wrongValue(field, values)),
  months: (values, field) => forValue(wrongValue(field, values)),
};

const rules: { [K in EditedKind]: Rule<K> } = {
  ...memberRules,
  slug: ({ text, translations = {} }, field) => [
    ...forValue(text || field.options ? wrongValue(field, text) : "Escribe una dirección"),
    ...Object.entries(translations).flatMap(([locale, translation]): FieldProblem[] => {
      const wrong = wrongValue(field, translation);
      return wrong ? [[locale, wrong]] : [];
    }),
  ],
  list: (items, field) => [
    ...items.flatMap((item, index) =>
      locales.flatMap((locale): FieldProblem[] => {
        const wrong = wrongIn(translationRule(field), item[locale].trim());
        return wrong ? [[`${index}.${locale}`, wrong]] : [];
      }),
    ),
    ...tooMany(items, field),
  ],
  tags: (tags, field) =>
    forValue(addTypedTags(tags, field).problem ?? wrongValue(field, tags.tags)),
  date: (day, field) =>
    forValue(
      day === incomplete
        ? "Completa la fecha"
        : day
          ? wrongValue(field, day)
          : requiredMessageOf(field),
    ),
  datetime: (moment) => forValue(moment === incomplete ? "Completa la fecha y la hora" : undefined),
  picture: (picture, field) => [
    ...forValue(
      detailProblem(detailOf(picture.details, picture.address) ?? noDetail) ??
        wrongValue(field, picture.address),
    ),
    ...textProblems(picture),
  ],
  pictures: (gallery, field) => [
    ...galleryProblems(gallery).flatMap((wrong, index): FieldProblem[] =>
      wrong ? [[`${index}`, wrong]] : [],
    ),
    ...forValue(wrongValue(field, gallery.addresses)),
    ...textProblems(gallery),
  ],
  drawing: (json, field) => forValue(json ? wrongValue(field, JSON.parse(json)) : undefined),
  relations: (ids, field) => tooMany(ids, field),
  relation: (id, field) => forValue(id ? wrongValue(field, id) : undefined),
  array: (items, field) => [
    ...items.flatMap(({ values }, index) =>
      Object.entries(field.of).flatMap(([name, member]) =>
        wrongMember(values, name, member).map(
          ([where, message]): FieldProblem => [path(`${index}.${name}`, where), message],
        ),
      ),
    ),
    ...wrongRanges(items, field),
    ...tooMany(items, field),
  ],
};

/** Ranges that end before they begin, or overlap one above. */
function wrongRanges(items: Values["array"], field: FieldOf<"array">): FieldProblem[] {
  if (!field.range) return [];
  const [firstName, lastName] = field.range;
  const numberAt = (values: Draft, name: string) => {
    const member = field.of[name];
    return member?.kind === "number" ? numberIn(valueIn(values, name, member), member) : null;
  };
  const ranges = items.map(({ values }) => [
    numberAt(values, firstName),
    numberAt(values, lastName),
  ]);
  return ranges.flatMap(([first, last], index): FieldProblem[] => {
    if (first == null || last == null) return [];
    if (first > last) return [[`${index}.${lastName}`, `Mínimo ${formatNumber(first)}`]];
    const overlapped = ranges
      .slice(0, index)
      .findIndex(([from, to]) => from != null && to != null && from <= last && first <= to);
    if (overlapped < 0) return [];
    return [[`${index}.${firstName}`, `Coincide en parte con ${theItemOf(field, overlapped)}`]];
  });
}

/** Problems of pictures in texts, at `text.<index>`. */
function textProblems({ details, inTexts = [] }: Picture | Gallery): FieldProblem[] {
  return inTexts.flatMap((key, index): FieldProblem[] => {
    const wrong = detailProblem(details[key] ?? noDetail);
    return wrong ? [[`text.${index}`, wrong]] : [];
  });
}

function tooMany(
  { length }: readonly unknown[],
  { maxItems }: { maxItems: number },
): FieldProblem[] {
  return forValue(length > maxItems ? `Como máximo ${maxItems}` : undefined);
}

function wrongMember<K extends Member["kind"]>(values: Draft, name: string, member: FieldOf<K>) {
  return memberRules[member.kind](valueIn(values, name, member), member);
}

const path = (name: string, where: string) => (where ? `${name}.${where}` : name);

/** All validation errors of a draft; empty if it can be saved. */
export function problemsOf(table: Pick<Table, "fields" | "rules">, draft: Draft): Problems {
  const check = <K extends EditedKind>(name: string, field: FieldOf<K>) =>
    rules[field.kind](valueIn(draft, name, field), field).map(
      ([where, message]) => [path(name, where), message] as const,
    );
  const problems: Problems = Object.fromEntries(
    editedFields(table).flatMap(([name, field]) => check(name, field)),
  );
  for (const rule of table.rules ?? []) {
    if ("flag" in rule) {
      if (draft[rule.flag] === true && draft[rule.needs] !== true)
        problems[rule.needs] = rule.message;
      continue;
    }
    const { atLeast, than } = rule;
    if (problems[atLeast] || problems[than]) continue;
    const [number, least] = [numberOf(table, draft, atLeast), numberOf(table, draft, than)];
    if (number !== null && least !== null && number < least)
      problems[atLeast] = `Mínimo ${formatNumber(least)}`;
  }
  return problems;
}

function numberOf({ fields }: Pick<Table, "fields">, draft: Draft, name: string): number | null {
  const field = fields[name];
  if (field?.kind !== "number" && field?.kind !== "money") return null;
  return numberIn(valueIn(draft, name, field), field);
}
