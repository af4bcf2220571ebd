import type { AnyRow } from "~/components/admin/entry/kind";
import type { TagsDraft } from "~/components/admin/entry/tag-field";
import { readTags, takeTags } from "~/components/admin/entry/tags";
import { fromTexts, noTexts, type Texts, toTexts } from "~/components/admin/entry/texts";
import type { Row } from "~/lib/database.types";

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
    is_published: draft.published,
  };
}
