import type { ReactNode } from "react";
import { Icon } from "#shared/ui/icon.tsx";

interface EmptyStateProps {
  text: string;
  /** Announce the text to screen readers. */
  live?: boolean;
  children?: ReactNode;
}

/** Shown in place of an empty list: a symbol, a sentence, a link. */
export function EmptyState({ text, live, children }: EmptyStateProps) {
  return (
    <div className="plate empty">
      <div className="empty__in">
        <Icon name="emblem" className="empty-art__mark" />
        <p role={live ? "status" : undefined}>{text}</p>
        {children}
      </div>
    </div>
  );
}
