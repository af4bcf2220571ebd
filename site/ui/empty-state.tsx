import type { ReactNode } from "react";
import { Icon } from "#shared/ui/icon.tsx";

/** What hangs on the wall where a list has nothing: the line melon, one sentence, a way on. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="plate empty">
      <div className="empty__in">
        <Icon name="melon" className="empty-art__mark" />
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
