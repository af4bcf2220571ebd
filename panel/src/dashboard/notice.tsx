import { Icon } from "@panel/ui/icon";
import { type ReactNode, useId } from "react";

/** Notice about a problem of the site and its solution. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="notice notice--warn" aria-labelledby={titleId}>
      <Icon name="warning" />
      <div className="notice__text">
        <h2 id={titleId}>{title}</h2>
        <p>{children}</p>
      </div>
    </section>
  );
}
