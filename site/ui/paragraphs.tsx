import { splitParagraphs } from "./split-paragraphs";

interface ParagraphsProps {
  text: string;
  className?: string;
  /** The text's language, where it is not the page's. */
  lang?: string;
}

/** A stored text with its line breaks as paragraphs. */
export function Paragraphs({ text, ...rest }: ParagraphsProps) {
  return splitParagraphs(text).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat a line, and never reorders
    <p key={at} {...rest}>
      {paragraph}
    </p>
  ));
}
