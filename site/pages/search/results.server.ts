import { columnsOf, isTranslated } from "#content/columns.ts";
import type { Field, FieldOf, Fields, Member, Site } from "#content/define.ts";
import { entryAddress, slugOf } from "#content/define.ts";
import { type ContentTable, type ContentType, contentTypes } from "#content/index.ts";
import { selectOf, viewName, viewOf } from "#content/view.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { readTimeZone } from "~/entries/settings.server";
import { postFacts } from "~/pages/blog/facts.server";
import { lookUpPictures } from "~/pictures/look-up.server";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, viewContext } from "~/pictures/picture-list";
import { excerptOf, highlight, type TextSegment } from "./excerpt.server";

/** A search result, in one language. */
export interface SearchResult {
  /** Name of the content type. */
  kind: string;
  /** Bare path. */
  path: string;
  title: TextSegment[];
  titleLang?: Locale | undefined;
  excerpt: TextSegment[];
  excerptLang?: Locale | undefined;
  /** Destination or country, or the publication date. */
  note: string;
  noteLang?: Locale | undefined;
  picture: Picture | undefined;
}

/** Note of a type's results in place of `site.place`. */
interface Facts {
  fields: readonly string[];
  note: (view: View, locale: Locale, timeZone: string) => string;
}

const factsOf: Partial<Record<ContentTable, Facts>> = { blog_posts: postFacts };

type Row = Readonly<Record<string, unknown>> & { id: string; image_details?: unknown };

/** View of some fields, by their names in views. */
type View = Readonly<Record<string, unknown>> & { lang?: Readonly<Record<string, Locale>> };

interface Words {
  locale: Locale;
  /** Folded terms to mark, as of `highlight`. */
  words: readonly string[];
  known: KnownPictures;
  timeZone: string;
}

/** A text for the excerpt, with its language if it is not the page's. */
type Source = readonly [text: string, lang: Locale | undefined];

/** The excerpt of the first text with a match, else the beginning of the first text. */
function bestExcerpt(words: readonly string[], sources: readonly Source[]) {
  for (const [text, excerptLang] of sources) {
    const excerpt = excerptOf(text, words);
    if (excerpt) return { excerpt, excerptLang };
  }
  const [first = "", excerptLang] = sources[0] ?? [];
  return { excerpt: excerptOf(first, words, { orBeginning: true }) ?? [], excerptLang };
}

/** Running text that the search reads last. */
const isBody = (field: Field | Member) =>
  field.kind === "text" && field.search === "D" && isTranslated(field);
const hasBody = (field: Field) =>
  isBody(field) || (field.kind === "array" && Object.values(field.of).some(isBody));

const pictureOf = ({ fields }: ContentType) =>
  Object.keys(fields).find((name) => /^pictures?$/.test(fields[name]?.kind ?? ""));

/** Fields to read per result. */
function fieldsOf(type: ContentType, site: Site): string[] {
  const body = Object.keys(type.fields).filter((name) => hasBody(type.fields[name] as Field));
  const others = [slugOf(type), pictureOf(type), site.place].filter((name) => name !== undefined);
  const facts = factsOf[type.table]?.fields ?? [];
  const { useAsTitle } = type.admin;
  return [...new Set([...others, useAsTitle, site.description, ...body, ...facts])];
}

const labelOf = ({ options }: FieldOf<"choice">, value: unknown, locale: Locale): string =>
  options[String(value)]?.[locale] ?? "";

/** Text of a field, and of each object of an array. */
function sourcesIn(view: View, name: string, field: Field | Member, locale: Locale): Source[] {
  const shown = viewName(name, field);
  if (field.kind === "choice") return [[labelOf(field, view[shown], locale), undefined]];
  if (field.kind !== "array") return [[String(view[shown] ?? ""), view.lang?.[shown]]];
  return (view[shown] as View[]).flatMap((item) =>
    Object.entries(field.of).flatMap(([member, of]) =>
      isBody(of) ? sourcesIn(item, member, of, locale) : [],
    ),
  );
}

function resultOf(
  type: ContentType,
  site: Site,
  row: Row,
  { locale, words, known, timeZone }: Words,
) {
  const { fields, admin, table } = type;
  const names = fieldsOf(type, site);
  const view: View = viewOf<Fields, string, Picture>(
    type,
    names,
    row,
    viewContext(row, locale, known),
  );
  const sourceOf = (name: string) =>
    sourcesIn(view, name, fields[name] as Field, locale)[0] ?? (["", undefined] as const);
  const body = names.filter((name) => hasBody(fields[name] as Field));
  const [title, titleLang] = sourceOf(admin.useAsTitle);
  const [place, noteLang] = site.place ? sourceOf(site.place) : [""];
  const facts = factsOf[table];
  const pictures = pictureOf(type);
  const [picture] = pictures ? [view[viewName(pictures, fields[pictures] as Field)]].flat() : [];
  return {
    kind: site.singular[locale],
    path: entryAddress(site, String(view.slug)),
    title: highlight(title, words),
    titleLang,
    ...(facts ? { note: facts.note(view, locale, timeZone) } : { note: place, noteLang }),
    picture: picture as Picture | undefined,
    ...bestExcerpt(words, [
      sourceOf(site.description),
      ...body.flatMap((name) => sourcesIn(view, name, fields[name] as Field, locale)),
    ]),
  };
}

/** Addresses of a row's first picture: the cover, and the first of the gallery. */
function picturesIn(type: ContentType, row: Row): (string | null)[] {
  const name = pictureOf(type);
  const columns = name ? columnsOf(name, type.fields[name] as Field) : [];
  return columns.map((column) => [row[column]].flat()[0] as string | null);
}

/**
 * Reads search results in the given order. Entries deleted in the meantime are omitted.
 * @throws if reading fails
 */
export async function readResults(
  context: AppContext,
  locale: Locale,
  found: readonly { entry_type: string; entry_id: string }[],
  words: readonly string[],
): Promise<SearchResult[]> {
  const read = await Promise.all(
    contentTypes.map(async (type: ContentType) => {
      const { table, site } = type;
      const ids = found.filter((one) => one.entry_type === table).map((one) => one.entry_id);
      if (!site || ids.length === 0) return [];
      const { data, error } = await context.supabase
        .from(table as "tours")
        .select(selectOf<Fields>(type, fieldsOf(type, site), locale))
        .in("id", ids);
      if (error) throw new Error(error.message);
      return data.map((row) => ({ type, site, row: row as Row }));
    }),
  );
  const rows = read.flat();
  const timeZone = await readTimeZone(context);
  const known = await lookUpPictures(
    context,
    rows.flatMap(({ type, row }) => picturesIn(type, row)),
  );
  const results = new Map(
    rows.map(({ type, site, row }) => [
      row.id,
      resultOf(type, site, row, { locale, words, known, timeZone }),
    ]),
  );
  return found.flatMap(({ entry_id }) => results.get(entry_id) ?? []);
}
