import { Fragment } from "react";

/** Short lines below each other, such as an address. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
