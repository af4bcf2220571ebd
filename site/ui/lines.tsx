import { Fragment } from "react";

/** Lines separated by line breaks, such as an address. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      {/* An element, because browser translation replaces text nodes. */}
      <span>{line}</span>
    </Fragment>
  ));
}
