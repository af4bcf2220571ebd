import { Fragment, type ReactNode } from "react";
import { imageKey } from "#shared/pictures/image-details.ts";
import { thumbnail } from "#shared/pictures/sized.ts";
import { parseMarked } from "#shared/rich-text/parse.ts";
import type { Block, Inline, RichKind } from "#shared/rich-text/types.ts";

interface RichViewProps {
  text: string;
  kind: RichKind;
  lang: string;
}

/** A marked text with its formats, below a heading of level 3. */
export function RichView({ text, kind, lang }: RichViewProps) {
  return (
    <div className="rich-view" lang={lang}>
      {parseMarked(text, kind).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no state
        <Fragment key={at}>{renderBlock(block)}</Fragment>
      ))}
    </div>
  );
}

function renderBlock(block: Block): ReactNode {
  switch (block.type) {
    case "paragraph":
      return <p>{renderInline(block.children)}</p>;
    case "heading": {
      const Heading = block.level === 2 ? "h4" : "h5";
      return <Heading>{renderInline(block.children)}</Heading>;
    }
    case "list": {
      const items = renderItems(block.items, "li");
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case "quote":
      return <blockquote>{renderItems(block.items, "p")}</blockquote>;
    case "picture":
      return (
        <figure>
          {imageKey(block.src) !== undefined && (
            <img src={thumbnail(block.src, 320)} alt="" width="160" height="107" loading="lazy" />
          )}
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
  }
}

const renderItems = (items: readonly Inline[][], Item: "li" | "p") =>
  items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no state
    <Item key={at}>{renderInline(item)}</Item>
  ));

function renderInline(nodes: readonly Inline[]): ReactNode {
  return nodes.map((node, at) => {
    if (typeof node === "string") return node;
    // Nodes have no state.
    const key = `${node.type} ${at}`;
    const children = renderInline(node.children);
    if (node.type === "link")
      // The form stays open.
      return (
        <a key={key} href={node.href} target="_blank" rel="noreferrer">
          {children}
        </a>
      );
    const Mark = node.type;
    return <Mark key={key}>{children}</Mark>;
  });
}
