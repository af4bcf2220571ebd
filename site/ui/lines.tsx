import { Fragment } from "react";

/** Short lines below each other, such as an address. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      {/* An element: a browser that translates pages puts others in the place of bare texts. */}
      <span>{line}</span>
    </Fragment>
  ));
}
