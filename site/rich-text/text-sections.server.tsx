import { parse } from "#shared/rich-text/parse.ts";
import type { Block, Inline } from "#shared/rich-text/types.ts";
import { InlineNodes, RichBlocks, type RichTextProps } from "./rich-text.server";

/** A part of a text from one heading to the next; the first may have none. */
interface Section {
  title: readonly Inline[];
  blocks: Block[];
}

/** Splits blocks at headings of the second level. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.type === "heading" && block.level === 2)
      sections.push({ title: block.children, blocks: [] });
    else if (last) last.blocks.push(block);
    else sections.push({ title: [], blocks: [block] });
  }
  return sections;
}

interface TextSectionsProps extends Omit<RichTextProps, "kind"> {
  /** Heading of the text before its first heading. */
  title?: string;
  /** Language of the title, if it is not the page's. */
  titleLang?: string | undefined;
}

/** A long text in the layout of `ui/prose.css`: each heading beside its text. */
export function TextSections({ text, format, title, titleLang, ...context }: TextSectionsProps) {
  const { lang, resolveLink } = context;
  const [first, ...others] = sectionsOf(parse(text, format, "full"));
  const opening = first?.title.length === 0 ? first : undefined;
  const sections = opening || !first ? others : [first, ...others];
  return (
    <>
      {opening || title ? (
        <section>
          {title ? <h2 lang={titleLang}>{title}</h2> : null}
          <div className="prose__parts">
            <RichBlocks blocks={opening?.blocks ?? []} {...context} />
          </div>
        </section>
      ) : null}
      {sections.map(({ title: heading, blocks }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections never reorder
        <section key={at}>
          <h2 lang={lang}>
            <InlineNodes nodes={heading} resolveLink={resolveLink} />
          </h2>
          <div className="prose__parts">
            <RichBlocks blocks={blocks} {...context} />
          </div>
        </section>
      ))}
    </>
  );
}
