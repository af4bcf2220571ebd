import type { ReactNode } from "react";

interface PageSectionProps {
  /** Where the page's contents lead. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A chapter of a long page. */
export function PageSection({ id, title, className = "", children }: PageSectionProps) {
  return (
    <section id={id} className={`part wrap ${className}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
