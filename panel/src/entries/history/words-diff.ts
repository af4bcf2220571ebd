import { diffWordsWithSpace } from "diff";

/** A run of a text that was compared with another. */
export interface Run {
  text: string;
  is: "same" | "added" | "removed";
}

/** Milliseconds after which two texts count as having nothing in common. */
const timeoutMs = 300;

/** Characters of what is the same that stay before and after what is not. */
const context = 120;

/** What has become of a text, word by word. Of long runs that are the same only the ends stay. */
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
