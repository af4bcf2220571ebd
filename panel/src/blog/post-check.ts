import type { Problems } from "@panel/entry/bindings";
import { detailProblem, noDetail } from "@panel/entry/picture-details";
import { problemsOf, requiredText, slugText, texts } from "@panel/entry/rules";
import { takeTags } from "@panel/entry/tags";
import * as z from "zod/mini";
import { detailOfShown, type PostDraft } from "./post-draft";

const schema = z.object({
  title: texts("Escribe el título", 300),
  excerpt: texts("Escribe un extracto", 1000),
  content: texts("Escribe el contenido", 100_000),
  slug: slugText,
  category: requiredText("Escribe una categoría", 100),
  author: requiredText("Escribe quién firma el post", 100),
});

/** What is wrong with a post; the limits are the database's own. */
export function checkPost(draft: PostDraft): Problems {
  const problems = problemsOf(schema, draft);
  const { problem } = takeTags(draft.tags, draft.typedTag);
  const picture = detailProblem(detailOfShown(draft) ?? noDetail);
  return { ...problems, ...(problem && { tags: problem }), ...(picture && { picture }) };
}
