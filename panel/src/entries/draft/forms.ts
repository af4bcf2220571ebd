import { randomId } from "@panel/backend/id";
import { detailsColumnOf, memberOf } from "#content/columns.ts";
import type { EditedKind, FieldOf } from "#content/define.ts";
import { incomplete } from "./local-time";
import { columnsByLocale, type Form, listIn, memberForms, stringsIn, textIn } from "./member-forms";
import { fromPictureDetails, readDescribed, toPictureDetails } from "./picture-details";
import { type Slug, slugIn, withSlugIn } from "./slug";
import { addTypedTags, readTags } from "./tags";
import { fromItems, toItems } from "./texts";
import { type Columns, type Draft, type ObjectItem, valueIn } from "./values";

/** Addresses of a field's pictures without duplicates, the cover first. */
export function picturesIn(
  columns: Columns,
  name: string,
  { cover }: Pick<FieldOf<"pictures">, "cover">,
): string[] {
  const first = cover === undefined ? "" : textIn(columns, cover);
  return [...new Set([first, ...stringsIn(columns, name)].filter(Boolean))];
}

function toObject(columns: Columns, of: FieldOf<"array">["of"]): Draft {
  const read = <K extends keyof typeof memberForms>(name: string, member: FieldOf<K>) =>
    memberForms[member.kind].read(columns, name, member, memberOf);
  return Object.fromEntries(Object.entries(of).map(([name, member]) => [name, read(name, member)]));
}

/** Omits empty members, except `expected` texts, which are stored as "" because readers rely on them. */
function fromObject(draft: Draft, of: FieldOf<"array">["of"]): Columns {
  const written: Columns = {};
  const write = <K extends keyof typeof memberForms>(name: string, member: FieldOf<K>) =>
    memberForms[member.kind].write(valueIn(draft, name, member), name, member, memberOf);
  for (const [name, member] of Object.entries(of)) {
    const expected = member.kind === "text" && member.expected;
    for (const [column, value] of Object.entries(write(name, member))) {
      const empty = value === null || (Array.isArray(value) && value.length === 0);
      if (!empty) written[column] = value;
      else if (expected) written[column] = "";
    }
  }
  return written;
}

/** A new object for a list. Its month field, if it has one, starts with the first month that no other object uses. */
export function newObject(
  of: FieldOf<"array">["of"],
  others: readonly ObjectItem[] = [],
): ObjectItem {
  const values = toObject({}, of);
  for (const [name, member] of Object.entries(of)) {
    if (member.kind !== "month") continue;
    const taken = others.map(({ values }) => values[name]);
    const free = Array.from({ length: 12 }, (_, at) => `${at + 1}`);
    values[name] = free.find((month) => !taken.includes(month)) ?? "";
  }
  return { key: randomId(), values };
}

/** A copy with the same values, as another object. */
export const copyObject = ({ values }: ObjectItem): ObjectItem => ({ key: randomId(), values });

const positionOf = (object: unknown, position: string | undefined) =>
  position === undefined ? 0 : Number((object as Columns | null)?.[position]) || 0;

/** Stored id of an object. Another program may have written none, or the same one twice. */
function keyOf(ids: readonly unknown[], at: number): string {
  const id = ids[at];
  return typeof id === "string" && id !== "" && ids.indexOf(id) === at ? id : randomId();
}

export const forms: { [K in EditedKind]: Form<K> } = {
  ...memberForms,
  slug: {
    read: (columns, name, field, naming) =>
      columnsByLocale(name, field, naming).reduce<Slug>(
        (slug, [locale, column]) =>
          column === name ? slug : withSlugIn(slug, locale, textIn(columns, column)),
        { text: textIn(columns, name), made: columns[name] === undefined },
      ),
    write: (slug, name, field, naming) =>
      Object.fromEntries(
        columnsByLocale(name, field, naming).map(([locale, column]) => [
          column,
          // The Spanish column is never null.
          column === name ? slug.text : slugIn(slug, locale) || null,
        ]),
      ),
  },
  list: {
    read: (columns, name, field, naming) => {
      const lists = columnsByLocale(name, field, naming).map(([locale, column]) => [
        locale,
        stringsIn(columns, column),
      ]);
      return toItems({ es: [], en: [], fr: [], ...Object.fromEntries(lists) });
    },
    write: (value, name, field, naming) => {
      const lists = fromItems(value);
      return Object.fromEntries(
        columnsByLocale(name, field, naming).map(([locale, column]) => [column, lists[locale]]),
      );
    },
  },
  tags: {
    read: (columns, name) => ({ tags: readTags(stringsIn(columns, name)), typed: "" }),
    write: (value, name, field) => ({ [name]: addTypedTags(value, field).tags }),
  },
  date: {
    read: textIn,
    write: (value, name) => ({ [name]: value && value !== incomplete ? value : null }),
  },
  datetime: {
    read: textIn,
    write: (value, name) => ({ [name]: value && value !== incomplete ? value : null }),
  },
  picture: {
    read: (columns, name, field) => {
      const address = textIn(columns, name);
      const stored = columns[detailsColumnOf(name, field)];
      // Only `image_details` has those of pictures in texts.
      if (field.ownDetails) return { address, details: toPictureDetails([address], stored) };
      return { address, ...readDescribed([address], stored) };
    },
    write: ({ address, ...described }, name, field) => ({
      [name]: address || null,
      [detailsColumnOf(name, field)]: fromPictureDetails([address], described),
    }),
  },
  pictures: {
    read: (columns, name, field) => {
      const addresses = picturesIn(columns, name, field);
      return { addresses, ...readDescribed(addresses, columns.image_details) };
    },
    write: ({ addresses, ...described }, name, { cover }) => ({
      ...(cover !== undefined && { [cover]: addresses[0] ?? null }),
      [name]: addresses,
      image_details: fromPictureDetails(addresses, described),
    }),
  },
  drawing: {
    read: (columns, name) => (columns[name] ? JSON.stringify(columns[name]) : ""),
    write: (value, name) => ({ [name]: value ? JSON.parse(value) : null }),
  },
  relations: {
    read: stringsIn,
    write: (value, name) => ({ [name]: value }),
  },
  relation: {
    read: textIn,
    write: (value, name) => ({ [name]: value || null }),
  },
  array: {
    read: (columns, name, { of, position }) => {
      const objects = listIn(columns, name)
        .toSorted((a, b) => positionOf(a, position) - positionOf(b, position))
        .map((object) => (object ?? {}) as Columns);
      const ids = objects.map(({ id }) => id);
      return objects.map((object, at) => ({
        key: keyOf(ids, at),
        values: toObject(object, of),
      }));
    },
    write: (value, name, { of, position }) => ({
      [name]: value.map(({ key, values }, at) => ({
        id: key,
        ...(position !== undefined && { [position]: at + 1 }),
        ...fromObject(values, of),
      })),
    }),
  },
};
