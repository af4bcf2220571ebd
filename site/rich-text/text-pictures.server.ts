import type { Locale } from "#shared/locales.ts";
import { picturesInText } from "#shared/rich-text/picture-line.ts";
import type { TextFormat } from "#shared/rich-text/types.ts";
import type { AppContext } from "~/context";
import { lookUpPictures } from "~/pictures/look-up.server";
import type { Picture } from "~/pictures/picture";
import { type KnownPictures, viewContext } from "~/pictures/picture-list";

/** Uploaded pictures of a text, by their address there. */
export type TextPictures = ReadonlyMap<string, Picture>;

/** Uploaded pictures among these addresses. Others are not shown. */
export function uploadedPictures(
  addresses: readonly string[],
  row: { image_details?: unknown },
  locale: Locale,
  known: KnownPictures,
): TextPictures {
  const { pictures } = viewContext(row, locale, known);
  return new Map(
    addresses.flatMap((address) => {
      const [picture] = pictures(address);
      return picture?.sized ? [[address, picture] as const] : [];
    }),
  );
}

/** Reads the uploaded pictures of a text. */
export async function readTextPictures(
  context: AppContext,
  row: { image_details?: unknown },
  locale: Locale,
  text: string,
  format: TextFormat,
): Promise<TextPictures> {
  const addresses = picturesInText(text, format);
  return uploadedPictures(addresses, row, locale, await lookUpPictures(context, addresses));
}
