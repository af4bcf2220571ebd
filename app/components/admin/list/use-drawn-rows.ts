import { useLayoutEffect, useState } from "react";
import { newTask } from "~/lib/turns";

/** As many rows as a phone shows. */
const step = 3;

/** With the panel itself a list comes a few rows in each task; later, when somebody may come back to a place on it, at once. */
let arriving = true;

/** How many of a list's rows are drawn by now; all of them in the end. */
export function useDrawnRows(rows: number): number {
  const [drawn, setDrawn] = useState(arriving ? step : Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    if (!arriving || rows === 0) return;
    arriving = drawn < rows;
    let gone = false;
    if (arriving) void newTask().then(() => !gone && setDrawn(drawn + step));
    else setDrawn(Number.POSITIVE_INFINITY);
    return () => {
      gone = true;
    };
  }, [drawn, rows]);
  return drawn;
}
