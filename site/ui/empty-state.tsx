import type { ReactNode } from "react";
import { Icon } from "#shared/ui/icon.tsx";

interface EmptyStateProps {
  text: string;
  /** The sentence answers what has just been asked for, and is read out. */
  live?: boolean;
  children?: ReactNode;
}

/** What hangs on the wall where a list has nothing: the line melon, one sentence, a way on. */
export function EmptyState({ text, live, children }: EmptyStateProps) {
  return (
    <div className="plate empty">
      <div className="empty__in">
        <Icon name="melon" className="empty-art__mark" />
        <p role={live ? "status" : undefined}>{text}</p>
        {children}
      </div>
    </div>
  );
}
