import { diffWordsWithSpace } from "diff";

/** Run of a compared text. */
export interface Run {
  text: string;
  is: "same" | "added" | "removed";
}

/** Texts whose diff takes longer are treated as completely different. */
const timeoutMs = 300;

/** Unchanged characters that are kept before and after a change. */
const context = 120;

/** Diff of two texts by words. Long unchanged runs are shortened. */
export function wordRuns(was: string, is: string): Run[] {
  if (was === is) return shortened([{ text: is, is: "same" }]);
  const changes = diffWordsWithSpace(was, is, { timeout: timeoutMs });
  if (!changes)
    return [
      { text: was, is: "removed" },
      { text: is, is: "added" },
    ];
  return shortened(
    changes.map(({ value, added, removed }) => ({
      text: value,
      is: added ? "added" : removed ? "removed" : "same",
    })),
  );
}

function shortened(runs: Run[]): Run[] {
  return runs.map((run, at) => {
    if (run.is !== "same" || run.text.length <= 3 * context) return run;
    const head = at === 0 ? "" : run.text.slice(0, context).replace(/\S*$/, "");
    const tail = at === runs.length - 1 ? "" : run.text.slice(-context).replace(/^\S*/, "");
    return { ...run, text: `${head}…${tail}` };
  });
}
