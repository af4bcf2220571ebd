import { type ReactElement, type ReactNode, Suspense, useLayoutEffect, useState } from "react";
import { nextTurn, type Turn } from "~/lib/turns";

/**
 * A part of the page that comes alive in a task of its own. Until then it is as the server sent it, and its
 * links work as links do. It must be one element: where it could be nothing, what comes after it would be
 * taken for it.
 */
export function InTurn({ children }: { children: ReactElement }) {
  const [turn] = useState(nextTurn);
  return (
    <Suspense>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ turn, children }: { turn: Turn | undefined; children: ReactNode }) {
  if (turn && !turn.come) throw turn.until;
  useLayoutEffect(() => turn?.end(), [turn]);
  return children;
}
