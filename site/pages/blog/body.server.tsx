import { renderStaticHtml } from "~/entries/render-static-html.server";
import { RichText } from "~/rich-text/rich-text.server";
import type { PageContext } from "~/seo/page-context";
import type { StaticHtml } from "~/ui/static-html";
import type { PostPageData } from "./queries.server";

/** Renders the content of a post. */
export function renderBody(
  request: Request,
  page: PageContext,
  { post, resolveLink, pictures }: PostPageData,
): StaticHtml {
  const content = (
    <RichText
      text={post.content}
      format={post.contentFormat}
      kind="full"
      resolveLink={resolveLink}
      pictureAt={(address) => pictures.get(address)}
    />
  );
  return renderStaticHtml(request, "article-body", page, content);
}
