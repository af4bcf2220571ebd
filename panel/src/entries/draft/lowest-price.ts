import type { FieldOf, Table } from "#content/define.ts";
import { numberIn } from "./parse-number";
import { type Draft, valueIn } from "./values";

/**
 * Lowest price above zero in the array of a `lowestOf` field, as the database derives it; undefined if there is none: then
 * the price is typed.
 */
export function lowestPrice(
  fields: Table["fields"],
  draft: Draft,
  { lowestOf }: Pick<FieldOf<"money">, "lowestOf">,
): number | undefined {
  const list = lowestOf === undefined ? undefined : fields[lowestOf];
  if (lowestOf === undefined || list?.kind !== "array") return undefined;
  const prices = valueIn(draft, lowestOf, list).flatMap(({ values }) =>
    Object.entries(list.of).flatMap(([name, member]) => {
      const price = member.kind === "money" && numberIn(valueIn(values, name, member), member);
      return price && price > 0 ? [price] : [];
    }),
  );
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
