import { BackendError, reasonOf } from "@panel/backend/backend-error";
import type { ContentType } from "#content/index.ts";
import { flagRuleName } from "#content/properties.ts";

/** Reason for which an entry of a list was not changed: the message of the rule that it breaks, as in the form. */
export function changeReason({ table, rules = [] }: ContentType, error: unknown): string {
  const broken =
    error instanceof BackendError &&
    error.code === "23514" &&
    rules.find(
      (rule) => "flag" in rule && error.message.includes(`"${flagRuleName(table, rule.flag)}"`),
    );
  return broken && "message" in broken ? `${broken.message}.` : reasonOf(error);
}
