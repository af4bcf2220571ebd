import { splitParagraphs } from "~/lib/paragraphs";

/** A stored text with its line breaks as paragraphs. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return splitParagraphs(text).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text may repeat a line, and never reorders
    <p key={at} className={className}>
      {paragraph}
    </p>
  ));
}
