import { formatDate, formatMoment, formatUsd, monthNames } from "@panel/ui/format";
import { diffArrays } from "diff";
import { columnOf, detailsColumnOf, isTranslated, memberOf } from "#content/columns.ts";
import type { Field, FieldOf, Table } from "#content/define.ts";
import { formatColumn, richKindOf } from "#content/properties.ts";
import { defaultLocale, type Locale, locales } from "#shared/locales.ts";
import { type ImageDetail, imageKey, readImageDetails } from "#shared/pictures/image-details.ts";
import { picturesInText } from "#shared/rich-text/picture-line.ts";
import { plainText } from "#shared/rich-text/text-of.ts";
import { editedFields } from "../draft/draft";
import { picturesIn } from "../draft/forms";
import { listIn, stringsIn, textIn } from "../draft/member-forms";
import { picturesInTexts } from "../draft/text-pictures";
import type { Columns, Naming } from "../draft/values";
import { picturesOf } from "../entry-row";
import { agreeing, itemOf, theOf } from "../labels";

/** Difference between two states of an entry in one field, and in one language if it is translated. */
export interface Difference {
  key: string;
  label: string;
  locale: Locale | undefined;
  change: Change;
}

export type Change =
  | { kind: "text"; was: string; is: string }
  /** A rich text with the same words. */
  | { kind: "format" }
  | { kind: "value"; was: string; is: string }
  | { kind: "items"; items: ItemChange[]; reordered: boolean }
  | { kind: "pictures"; change: PictureChange }
  | { kind: "relations"; to: string; removed: string[]; added: string[]; reordered: boolean };

/** Change of a list item, labelled `Día 3`, or `Temporada 2, nueva`. */
export type ItemChange =
  | { is: "added" | "removed"; label: string; words: string }
  | { is: "changed"; label: string; differences: Difference[] };

/** All differences between two states of an entry, in the order of its form. */
export function compare(type: Pick<Table, "fields">, was: Columns, is: Columns): Difference[] {
  const differences = editedFields(type).flatMap(([name, field]) =>
    // Differences of the texts show what the format changes.
    name === formatColumn ? [] : ofField(name, field, was, is, columnOf),
  );
  return [...differences, ...ofTextPictures(type, was, is)];
}

/** Changed details of pictures that the texts of both states have, and no field. */
function ofTextPictures(type: Pick<Table, "fields">, was: Columns, is: Columns): Difference[] {
  const own = [...picturesOf(type, was), ...picturesOf(type, is)].map(imageKey);
  const now = picturesInTexts(type, is);
  const both = picturesInTexts(type, was).filter(
    (address) => now.includes(address) && !own.includes(imageKey(address)),
  );
  const change = comparePictures([both, was], [both, is]);
  if (!change) return [];
  const label = "Imágenes de los textos";
  return [{ key: "image_details", label, locale: undefined, change: { kind: "pictures", change } }];
}

/** Pictures that were added to a text, or removed from it. */
function comparePicturesInText(column: string, was: Columns, is: Columns) {
  const [before, after] = [was, is].map((row) =>
    picturesInText(textIn(row, column), row[formatColumn]),
  ) as [string[], string[]];
  return comparePictures([before, {}], [after, {}]);
}

function ofField(name: string, field: Field, was: Columns, is: Columns, naming: Naming) {
  const of = (change: Change, locale?: Locale): Difference => ({
    key: locale ? `${name}.${locale}` : name,
    label: field.label,
    locale,
    change,
  });
  switch (field.kind) {
    case "text":
      return inLanguages(field, naming, name).flatMap(({ column, locale }) => {
        const texts = { was: textIn(was, column), is: textIn(is, column) };
        if (texts.was === texts.is) return [];
        const kind = richKindOf(field);
        const words = (row: Columns) =>
          plainText(textIn(row, column), formatIn(row), kind).replace(/\n+/g, "\n");
        const pictures = kind === "full" && comparePicturesInText(column, was, is);
        const shown = pictures && of({ kind: "pictures", change: pictures }, locale);
        // Keys are unique.
        const inText = shown ? [{ ...shown, key: `${shown.key}.pictures` }] : [];
        if (!kind || words(was) !== words(is))
          return [of({ kind: "text", ...texts }, locale), ...inText];
        return pictures ? inText : [of({ kind: "format" }, locale)];
      });
    case "slug":
      return inLanguages(field, naming, name).flatMap(({ column, locale }) => {
        const words = { was: formatValue(field, was[column]), is: formatValue(field, is[column]) };
        return words.was === words.is ? [] : [of({ kind: "value", ...words }, locale)];
      });
    case "list":
      return inLanguages(field, naming, name).flatMap(({ column, locale }) => {
        const change = ofList(field, stringsIn(was, column), stringsIn(is, column));
        return change ? [of(change, locale)] : [];
      });
    case "array": {
      const change = ofArray(field, listIn(was, name), listIn(is, name));
      return change ? [of(change)] : [];
    }
    case "picture":
    case "pictures": {
      const addressesIn = (row: Columns) =>
        field.kind === "pictures"
          ? picturesIn(row, name, field)
          : [textIn(row, name)].filter(Boolean);
      const column = detailsColumnOf(name, field.kind === "picture" ? field : {});
      const shown = (row: Columns): Shown => [addressesIn(row), { image_details: row[column] }];
      const change = comparePictures(shown(was), shown(is));
      return change ? [of({ kind: "pictures", change })] : [];
    }
    case "relations":
    case "relation": {
      const [before, after] = [was, is].map((row) =>
        field.kind === "relations" ? stringsIn(row, name) : [textIn(row, name)].filter(Boolean),
      ) as [string[], string[]];
      if (same(before, after)) return [];
      const removed = before.filter((id) => !after.includes(id));
      const added = after.filter((id) => !before.includes(id));
      return [
        of({ kind: "relations", to: field.to, removed, added, reordered: isMoved(before, after) }),
      ];
    }
    case "drawing": {
      const [before, after] = [was[name], is[name]].map((drawing) =>
        JSON.stringify(drawing ?? null),
      );
      if (before === after) return [];
      const word = (drawing: unknown, which: string) => (drawing ? `el dibujo ${which}` : nothing);
      const words = { was: word(was[name], "anterior"), is: word(is[name], "nuevo") };
      return [of({ kind: "value", ...words })];
    }
    default: {
      const words = { was: formatValue(field, was[name]), is: formatValue(field, is[name]) };
      return words.was === words.is ? [] : [of({ kind: "value", ...words })];
    }
  }
}

/** Format of a row's rich texts. Versions from before the column are plain. */
const formatIn = (row: Columns) => (row[formatColumn] === "marked" ? "marked" : "plain");

/** Columns of a text, with their language if it is translated. */
function inLanguages(field: Field, naming: Naming, name: string) {
  if (!isTranslated(field)) return [{ column: name, locale: undefined }];
  return locales.map((locale) => ({ column: naming(name, locale), locale }));
}

function ofList(field: FieldOf<"list">, was: string[], is: string[]): Change | undefined {
  if (same(was, is)) return undefined;
  const items = alignItems(was, is).flatMap(({ before, after, at }): ItemChange[] => {
    const label = itemOf(field, at);
    if (before === after) return [];
    if (before === undefined) return [addedOrRemoved("added", field, label, after ?? "")];
    if (after === undefined) return [addedOrRemoved("removed", field, label, before)];
    const change = { kind: "text", was: before, is: after } as const;
    return [
      { is: "changed", label, differences: [{ key: label, label, locale: undefined, change }] },
    ];
  });
  return { kind: "items", items, reordered: isMoved(was, is) };
}

/** Matches items by content first, then by index. */
function ofArray(field: FieldOf<"array">, was: unknown[], is: unknown[]): Change | undefined {
  const { of, position } = field;
  const differencesOf = (before: Columns, after: Columns) =>
    Object.entries(of).flatMap(([name, member]) => ofField(name, member, before, after, memberOf));
  // Serialises declared members only, without positions.
  const serialized = (object: unknown) => {
    const columns = (object ?? {}) as Columns;
    const differences = differencesOf({}, columns);
    return JSON.stringify(differences.map(({ key, change }) => [key, change]));
  };
  const texts = (objects: unknown[]) =>
    inOrder(objects, position).map((object) => serialized(object));
  const [before, after] = [inOrder(was, position), inOrder(is, position)];
  if (same(texts(was), texts(is))) return undefined;
  const items = alignItems(texts(was), texts(is)).flatMap((pair): ItemChange[] => {
    if (pair.before === pair.after) return [];
    const label = itemOf(field, pair.at);
    const old = pair.before === undefined ? undefined : before[pair.beforeAt];
    const now = pair.after === undefined ? undefined : after[pair.afterAt];
    if (old === undefined) return [addedOrRemoved("added", field, label, summarizeObject(of, now))];
    if (now === undefined)
      return [addedOrRemoved("removed", field, label, summarizeObject(of, old))];
    return [{ is: "changed", label, differences: differencesOf(old, now) }];
  });
  return { kind: "items", items, reordered: isMoved(texts(was), texts(is)) };
}

const outcomes = { added: "nuevo", removed: "quitado" };

/** An item that is in only one of the two states. */
function addedOrRemoved(
  is: "added" | "removed",
  field: FieldOf<"list" | "array">,
  label: string,
  words: string,
): ItemChange {
  return { is, label: `${label}, ${agreeing(theOf(field), outcomes[is])}`, words };
}

function inOrder(objects: unknown[], position: string | undefined): Columns[] {
  const columns = objects.map((object) => (object ?? {}) as Columns);
  if (position === undefined) return columns;
  return columns.toSorted((a, b) => (Number(a[position]) || 0) - (Number(b[position]) || 0));
}

/** Summary of an object in the order of its form, in Spanish if it is translated. */
function summarizeObject(of: FieldOf<"array">["of"], object: Columns = {}): string {
  const parts = Object.entries(of).flatMap(([name, member]) => {
    const key = isTranslated(member) ? memberOf(name, defaultLocale) : name;
    const value = object[key];
    return value === undefined || value === null || value === ""
      ? []
      : [member.kind === "text" ? String(value) : `${member.label}: ${formatValue(member, value)}`];
  });
  return parts.join("\n");
}

const same = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether the items that are in both lists are in another order. */
function isMoved(was: readonly string[], is: readonly string[]): boolean {
  const [before, after] = [
    was.filter((one) => is.includes(one)),
    is.filter((one) => was.includes(one)),
  ];
  return !same(before, after);
}

/** An item of one of two lists, or a pair of matching items. */
export interface Pair {
  before: string | undefined;
  after: string | undefined;
  /** Index in the new list; for a removed item, in the old one. */
  at: number;
  beforeAt: number;
  afterAt: number;
}

/** Aligns two lists: equal items are paired, and so are removed items with the added items that replace them. */
export function alignItems(was: readonly string[], is: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let removed: string[] = [];
  let [beforeAt, afterAt] = [0, 0];
  const take = (before: string | undefined, after: string | undefined) => {
    const at = after === undefined ? beforeAt : afterAt;
    pairs.push({ before, after, at, beforeAt, afterAt });
    if (before !== undefined) beforeAt += 1;
    if (after !== undefined) afterAt += 1;
  };
  const takeRemoved = () => {
    for (const before of removed) take(before, undefined);
    removed = [];
  };
  for (const { value, added, removed: isRemoved } of diffArrays([...was], [...is])) {
    if (isRemoved) {
      removed = [...removed, ...value];
      continue;
    }
    if (added) for (const after of value) take(removed.shift(), after);
    takeRemoved();
    if (!added) for (const item of value) take(item, item);
  }
  takeRemoved();
  return pairs;
}

/** Differences between two lists of pictures. */
export interface PictureChange {
  /** Addresses. */
  removed: string[];
  added: string[];
  reordered: boolean;
  /** Pictures in both lists with changed details. */
  described: {
    address: string;
    texts: { locale: Locale; was: string; is: string }[];
    reframed: boolean;
  }[];
}

type Shown = readonly [addresses: readonly string[], row: Columns];

/** @returns undefined if nothing differs */
export function comparePictures(
  [was, before]: Shown,
  [is, after]: Shown,
): PictureChange | undefined {
  const removed = was.filter((address) => !is.includes(address));
  const added = is.filter((address) => !was.includes(address));
  const kept = is.filter((address) => was.includes(address));
  const reordered = was.filter((address) => is.includes(address)).join(" ") !== kept.join(" ");
  const described = kept.flatMap((address) => {
    const [old, now] = [detailIn(before, address), detailIn(after, address)];
    const texts = locales.flatMap((locale) => {
      const alt = { was: old.alt?.[locale] ?? "", is: now.alt?.[locale] ?? "" };
      return alt.was === alt.is ? [] : [{ locale, ...alt }];
    });
    const reframed = JSON.stringify(old.focus) !== JSON.stringify(now.focus);
    return texts.length > 0 || reframed ? [{ address, texts, reframed }] : [];
  });
  const isAny = removed.length + added.length + described.length > 0 || reordered;
  return isAny ? { removed, added, reordered, described } : undefined;
}

function detailIn(row: Columns, address: string): ImageDetail {
  const key = imageKey(address);
  return (key !== undefined && readImageDetails(row.image_details)[key]) || {};
}

const nothing = "nada";

const listed = (words: string[]) => words.join(", ") || nothing;

/** Text of a value that is not a text: `Sí`, `1.200 USD`, `mayo, junio`. */
export function formatValue(field: Field, value: unknown): string {
  const words = stringsIn({ value }, "value");
  switch (field.kind) {
    case "flag":
      return typeof value === "boolean" ? (value ? "sí" : "no") : "sin decir";
    case "choice":
      return (typeof value === "string" && (field.options[value]?.es ?? value)) || nothing;
    case "choices":
      return listed(words.map((word) => field.options[word]?.es ?? word));
    case "months":
      return listed(numbersIn(value).map((month) => monthNames[month - 1] ?? String(month)));
    case "money":
      return typeof value === "number" ? formatUsd(value) : nothing;
    case "month":
      return (typeof value === "number" && monthNames[value - 1]) || nothing;
    case "number":
    case "count":
      return typeof value === "number" ? String(value).replace(".", ",") : nothing;
    case "slug":
      return (typeof value === "string" && (field.options?.[value]?.es ?? value)) || nothing;
    case "date":
      return typeof value === "string" && value ? formatDate(value) : nothing;
    case "datetime":
      return typeof value === "string" && value ? formatMoment(value) : nothing;
    case "tags":
      return listed(words);
    default:
      return typeof value === "string" && value ? value : nothing;
  }
}

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
}
