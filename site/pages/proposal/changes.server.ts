import { proposals } from "#content/proposals.ts";
import { viewOf } from "#content/view.ts";
import type { Locale } from "#shared/locales.ts";
import type { CurrentProposal } from "#shared/proposal.ts";
import { formatPrice } from "~/i18n/format.server";
import type { Translate } from "~/i18n/translate";
import { dateRange } from "./proposal-page.server";

const viewFields = [
  "starts_on",
  "itinerary",
  "included",
  "excluded",
  "price_lines",
  "options",
  "letter",
  "terms",
] as const;

type Content = CurrentProposal["content"];

interface Line {
  label: string;
  price: string;
}

/**
 * Lists the differences between two versions, one sentence each: dates, total, days, price lines, services. Empty if there
 * are none; one general sentence if only other texts differ.
 */
export function changesOf(before: Content, after: Content, locale: Locale, t: Translate): string[] {
  const [was, is] = [before, after].map((content) => ({
    ...viewOf(proposals, viewFields, content, { locale, pictures: () => [] }),
    total: Number(content.total ?? 0),
  })) as [View, View];
  const changes: string[] = [];
  const datesOf = ({ startsOn, itinerary }: View) =>
    startsOn ? dateRange(startsOn, itinerary.length, locale) : t("proposal.dates.open");
  if (datesOf(was) !== datesOf(is))
    changes.push(t("proposal.changes.dates", { was: datesOf(was), is: datesOf(is) }));
  if (was.total !== is.total)
    changes.push(
      t("proposal.changes.total", {
        was: formatPrice(was.total, locale),
        is: formatPrice(is.total, locale),
      }),
    );
  changes.push(...dayChanges(was, is, t));
  const [wasLines, isLines] = [was, is].map(({ priceLines, options }) =>
    [...priceLines, ...options].map(({ label, amount, ...line }) => {
      const quantity = "quantity" in line ? (line.quantity ?? 1) : 1;
      const price = formatPrice(amount ?? 0, locale);
      return { label, price: quantity === 1 ? price : `${quantity} × ${price}` };
    }),
  ) as [Line[], Line[]];
  for (const { label, price } of isLines) {
    const former = wasLines.find((line) => line.label === label);
    if (former && former.price !== price)
      changes.push(t("proposal.changes.line", { label, was: former.price, is: price }));
  }
  const labels = (view: View) => (view === was ? wasLines : isLines).map(({ label }) => label);
  for (const read of [labels, (view: View) => view.included, (view: View) => view.excluded])
    changes.push(...listChanges(read(was), read(is), t));
  if (changes.length === 0 && JSON.stringify(was) !== JSON.stringify(is))
    return [t("proposal.changes.other")];
  return changes;
}

type View = ReturnType<
  typeof viewOf<typeof proposals.fields, (typeof viewFields)[number], never>
> & {
  total: number;
};

/** Days whose title, place or bed is another. */
function dayChanges(was: View, is: View, t: Translate): string[] {
  const nameOf = (day: View["itinerary"][number] | undefined) =>
    day && [day.title || day.place, day.bed].filter(Boolean).join(", ");
  return Array.from({ length: Math.max(was.itinerary.length, is.itinerary.length) }, (_, at) => {
    const [before, after] = [nameOf(was.itinerary[at]), nameOf(is.itinerary[at])];
    if (before === after) return [];
    const n = at + 1;
    if (after === undefined)
      return [
        t("proposal.changes.removed", {
          what: t("proposal.changes.day", { n, what: before ?? "" }),
        }),
      ];
    return [t("proposal.changes.day", { n, what: after })];
  }).flat();
}

function listChanges(was: readonly string[], is: readonly string[], t: Translate): string[] {
  return [
    ...is
      .filter((each) => !was.includes(each))
      .map((what) => t("proposal.changes.added", { what })),
    ...was
      .filter((each) => !is.includes(each))
      .map((what) => t("proposal.changes.removed", { what })),
  ];
}
