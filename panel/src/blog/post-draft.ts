import type { AnyRow } from "@panel/entry/kind";
import {
  detailOf,
  fromPictureDetails,
  noDetail,
  type PictureDetail,
  type PictureDetails,
  toPictureDetails,
  withDetail,
} from "@panel/entry/picture-details";
import type { TagsDraft } from "@panel/entry/tag-field";
import { readTags, takeTags } from "@panel/entry/tags";
import { fromTexts, noTexts, type Texts, toTexts } from "@panel/entry/texts";
import type { Row } from "#shared/database.types.ts";

/** A post as its form holds it. */
export interface PostDraft extends TagsDraft {
  slug: string;
  title: Texts;
  excerpt: Texts;
  content: Texts;
  category: string;
  author: string;
  /** Address of the uploaded picture; empty for none. */
  picture: string;
  /** Name of the file that goes up when the post is saved; the file itself cannot be kept here. */
  chosen: string;
  /** What is said of the uploaded picture. */
  details: PictureDetails;
  /** What is said of the chosen one, which has no place in the storage yet. */
  chosenDetail: PictureDetail;
  published: boolean;
}

export function toPostDraft(saved: AnyRow | undefined): PostDraft {
  const row = saved as Row<"blog_posts"> | undefined;
  return {
    slug: row?.slug ?? "",
    title: row ? toTexts(row, "title") : noTexts,
    excerpt: row ? toTexts(row, "excerpt") : noTexts,
    content: row ? toTexts(row, "content") : noTexts,
    category: row?.category ?? "",
    author: row?.author ?? "",
    tags: readTags(row?.tags ?? []),
    typedTag: "",
    picture: row?.featured_image ?? "",
    chosen: "",
    details: toPictureDetails([row?.featured_image ?? ""], row?.image_details),
    chosenDetail: noDetail,
    published: row?.is_published ?? false,
  };
}

/** The columns that the form writes; when it was first published is the database's own (H7). */
export function fromPostDraft(draft: PostDraft): Record<string, unknown> {
  return {
    slug: draft.slug,
    ...fromTexts("title", draft.title),
    ...fromTexts("excerpt", draft.excerpt),
    ...fromTexts("content", draft.content),
    category: draft.category.trim(),
    author: draft.author.trim(),
    tags: takeTags(draft.tags, draft.typedTag).tags,
    featured_image: draft.picture || null,
    image_details: fromPictureDetails([draft.picture], draft.details),
    is_published: draft.published,
  };
}

/** The chosen picture was uploaded: what was said of it goes along. */
export function withArrived(address: string): (draft: PostDraft) => Partial<PostDraft> {
  return ({ details, chosenDetail }) => ({
    picture: address,
    chosen: "",
    details: withDetail(details, address, chosenDetail),
    chosenDetail: noDetail,
  });
}

/** The row that the draft's saving would leave if the chosen picture were up already. */
export function rowWithChosen(draft: PostDraft): Record<string, unknown> {
  if (!draft.chosen) return fromPostDraft(draft);
  const pretended = "/storage/v1/object/public/blog-images/chosen";
  return fromPostDraft({ ...draft, ...withArrived(pretended)(draft) });
}

/** Another file was chosen. The one that a crash took keeps what was said of it. */
export function withChosen(name: string, again: boolean): (draft: PostDraft) => Partial<PostDraft> {
  return ({ chosen, chosenDetail }) => ({
    chosen: name,
    chosenDetail: again && chosen === name ? chosenDetail : noDetail,
  });
}

/** What is said of the picture that will be shown; undefined where nothing can be. */
export function detailOfShown(draft: PostDraft): PictureDetail | undefined {
  return draft.chosen ? draft.chosenDetail : detailOf(draft.details, draft.picture);
}

/** Says something of the picture that will be shown. */
export function withDescription(
  change: Partial<PictureDetail>,
): (draft: PostDraft) => Partial<PostDraft> {
  return ({ chosen, picture, details, chosenDetail }) =>
    chosen
      ? { chosenDetail: { ...chosenDetail, ...change } }
      : { details: withDetail(details, picture, change) };
}
