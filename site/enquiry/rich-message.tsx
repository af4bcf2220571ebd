import { Fragment, type ReactNode } from "react";

/** A message with React elements in place of its `{placeholders}`. */
export function RichMessage({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 ? <Fragment key={piece}>{parts[piece]}</Fragment> : piece));
}
