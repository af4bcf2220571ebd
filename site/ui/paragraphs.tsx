import { splitLines } from "#shared/rich-text/lines.ts";

interface ParagraphsProps {
  text: string;
  className?: string;
  /** Language of the text, if it is not the page's. */
  lang?: string;
}

/** A stored text, one paragraph per line. */
export function Paragraphs({ text, ...rest }: ParagraphsProps) {
  return splitLines(text).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat a line, and never reorders
    <p key={at} {...rest}>
      {paragraph}
    </p>
  ));
}
