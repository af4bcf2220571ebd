import type { ReactNode } from "react";

interface PageSectionProps {
  /** Target of the table of contents. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A section of a page, with heading and anchor. */
export function PageSection({ id, title, className = "", children }: PageSectionProps) {
  return (
    <section id={id} className={`part wrap ${className}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
