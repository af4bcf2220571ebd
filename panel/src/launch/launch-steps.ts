import type { LaunchStep } from "./launch-queries";
import { serverSteps, stepWords } from "./step-words";

type Rows = readonly Pick<LaunchStep, "step" | "essential" | "is_done">[];

const order = Object.keys(stepWords);

/**
 * Steps of one column by state, in the order of {@link stepWords}.
 * @param server undefined: the server did not answer, and nothing is known of its settings
 */
export function stepsOf(database: Rows, server: Rows | undefined, essential: boolean) {
  const all = [...database, ...(server ?? serverSteps)]
    .filter((step) => step.essential === essential && step.step in stepWords)
    .toSorted((a, b) => order.indexOf(a.step) - order.indexOf(b.step))
    .map((step): LaunchStep => ({ amount: null, details: {}, ...step }));
  return {
    open: all.filter(({ is_done }) => is_done === false),
    unknown: all.filter(({ is_done }) => is_done === null),
    done: all.filter(({ is_done }) => is_done === true),
  };
}
