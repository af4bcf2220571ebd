import {
  detailOf,
  fromPictureDetails,
  noDetail,
  type PictureDetail,
  type PictureDetails,
  toPictureDetails,
  withDetail,
} from "@panel/entries/draft/picture-details";
import { isBlank, noTexts } from "@panel/entries/draft/texts";
import { type EntryRow, picturesOf } from "@panel/entries/entry-row";
import type { ContentType } from "#content/index.ts";
import { locales } from "#shared/locales.ts";
import type { ImageDetails } from "#shared/pictures/image-details.ts";

/** An entry with alternative texts for its pictures. */
export interface DescribedEntry {
  type: ContentType;
  row: EntryRow;
}

/** Description of a picture. Without the focal point, which each entry has for itself. */
export type Description = Pick<PictureDetail, "alt" | "decorative">;

const detailsIn = ({ type, row }: DescribedEntry) =>
  toPictureDetails(picturesOf(type, row), row.image_details);

/** Description of a picture in an entry. */
export const descriptionIn = (entry: DescribedEntry, address: string): Description => {
  const { alt, decorative } = detailOf(detailsIn(entry), address) ?? noDetail;
  return { alt: decorative ? noTexts : alt, decorative };
};

export const isSameDescription = (one: Description, other: Description): boolean =>
  one.decorative === other.decorative &&
  locales.every((locale) => one.alt[locale].trim() === other.alt[locale].trim());

/**
 * Merged description: the first non-empty text per language.
 * @returns `differs`: the entries have different descriptions
 */
export function mergeDescriptions(
  entries: readonly DescribedEntry[],
  address: string,
): Description & { differs: boolean } {
  const all = entries.map((entry) => descriptionIn(entry, address));
  const [first] = all;
  const firstText = (locale: (typeof locales)[number]) =>
    all.find(({ alt }) => !isBlank(alt[locale]))?.alt[locale] ?? "";
  const texts = locales.map((locale) => [locale, firstText(locale)]);
  return {
    alt: { ...noTexts, ...Object.fromEntries(texts) },
    decorative: all.length > 0 && all.every(({ decorative }) => decorative),
    differs: first !== undefined && !all.every((one) => isSameDescription(one, first)),
  };
}

/** The column `image_details` with the new description; undefined if the entry already has it. */
export function imageDetailsWith(
  entry: DescribedEntry,
  address: string,
  { alt, decorative }: Description,
): ImageDetails | undefined {
  const before = detailsIn(entry);
  const after = withDetail(before, address, { alt, decorative });
  // Details of all pictures, also of those in texts.
  const columnOf = (details: PictureDetails) =>
    fromPictureDetails([], { details, inTexts: Object.keys(details) });
  const column = columnOf(after);
  return JSON.stringify(column) === JSON.stringify(columnOf(before)) ? undefined : column;
}
