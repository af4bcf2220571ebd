import { type ReactNode, useLayoutEffect, useState } from "react";
import { newTask } from "~/lib/turns";

/** Comes in a task of its own, right behind what stands around it: together they would hold a phone up. */
export function InNextTask({ children }: { children: ReactNode }) {
  const [come, setCome] = useState(false);
  useLayoutEffect(() => {
    let gone = false;
    void newTask().then(() => !gone && setCome(true));
    return () => {
      gone = true;
    };
  }, []);
  return come && children;
}
