import { Fragment, type ReactNode } from "react";
import { parse } from "#shared/rich-text/parse.ts";
import type { Block, Inline, RichKind, TextFormat } from "#shared/rich-text/types.ts";
import { useI18n } from "~/i18n/context";
import type { Picture } from "~/pictures/picture";
import { FramedFigure } from "~/ui/framed-figure";
import { Photo } from "~/ui/photo";
import type { ResolveLink } from "./read-links.server";

export interface RichTextProps {
  text: string;
  format: TextFormat;
  kind?: RichKind;
  resolveLink: ResolveLink;
  /** Finds an uploaded picture; others are not shown. */
  pictureAt?: (address: string) => Picture | undefined;
  /** Language of the text, if it is not the page's. */
  lang?: string | undefined;
}

/** Width of the text column of an article. */
const pictureSizes = "(min-width: 60rem) 720px, 88vw";

/**
 * A stored text with marks as elements, for static parts of a page. There is no HTML in texts, and addresses have been
 * checked by the parser.
 */
export function RichText({ text, format, kind = "simple", ...context }: RichTextProps) {
  return <RichBlocks blocks={parse(text, format, kind)} {...context} />;
}

type BlockContext = Pick<RichTextProps, "resolveLink" | "pictureAt" | "lang">;

/** Parsed blocks as elements. */
export function RichBlocks({
  blocks,
  lang,
  ...context
}: BlockContext & { blocks: readonly Block[] }) {
  const inline = (nodes: readonly Inline[]) => <InlineNodes nodes={nodes} {...context} />;
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat a line, and never reorders
    <Fragment key={at}>{renderBlock(block, lang, inline, context.pictureAt)}</Fragment>
  ));
}

function renderBlock(
  block: Block,
  lang: string | undefined,
  inline: (nodes: readonly Inline[]) => ReactNode,
  pictureAt: RichTextProps["pictureAt"],
) {
  switch (block.type) {
    case "paragraph":
      return <p lang={lang}>{inline(block.children)}</p>;
    case "heading": {
      const Heading = `h${block.level}` as const;
      return <Heading lang={lang}>{inline(block.children)}</Heading>;
    }
    case "list": {
      const items = block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items never reorder
        <li key={at}>{inline(item)}</li>
      ));
      if (block.start === undefined)
        return (
          <ul className="rich-list" lang={lang}>
            {items}
          </ul>
        );
      return (
        <ol className="rich-list" lang={lang} start={block.start === 1 ? undefined : block.start}>
          {items}
        </ol>
      );
    }
    case "quote":
      return (
        <blockquote className="rich-quote" lang={lang}>
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never reorder
            <p key={at}>{inline(item)}</p>
          ))}
        </blockquote>
      );
    case "picture": {
      const picture = pictureAt?.(block.src);
      if (!picture) return null;
      const { width, height } = picture;
      const ratio = width && height ? { ratio: `${width} / ${height}` } : {};
      const caption = block.caption && <figcaption lang={lang}>{block.caption}</figcaption>;
      return (
        <FramedFigure {...ratio} footer={caption}>
          <Photo picture={picture} alt={picture.alt ?? ""} sizes={pictureSizes} />
        </FramedFigure>
      );
    }
  }
}

interface InlineProps {
  nodes: readonly Inline[];
  resolveLink: ResolveLink;
}

/** Inline parts of a text: words, marks and links. */
export function InlineNodes({ nodes, resolveLink }: InlineProps): ReactNode {
  const { href } = useI18n();
  return nodes.map((node, at) => {
    if (typeof node === "string") return node;
    const children = <InlineNodes nodes={node.children} resolveLink={resolveLink} />;
    // Nodes never reorder.
    const key = `${node.type} ${at}`;
    if (node.type !== "link") {
      const Mark = node.type;
      return <Mark key={key}>{children}</Mark>;
    }
    const target = resolveLink(node.href);
    if (!target) return <Fragment key={key}>{children}</Fragment>;
    return (
      <a key={key} href={"path" in target ? href(target.path) : target.href}>
        {children}
      </a>
    );
  });
}
