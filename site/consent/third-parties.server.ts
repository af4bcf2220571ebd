import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { clientMessages } from "~/i18n/catalogue.server";

/** What a visitor's browser is told of the configured scripts of others. */
export type ThirdParties = NonNullable<ReturnType<typeof readThirdParties>>;

/** For the frame around every page; null, and so nothing at all, when none is configured. */
export function readThirdParties(
  { thirdParties: { reviewWidget, script } }: AppContext,
  locale: Locale,
) {
  if (!reviewWidget && !script) return null;
  const kind = !script ? "widget" : reviewWidget ? "both" : "script";
  return { messages: clientMessages(locale, "consent"), kind, script } as const;
}

/** For the page about privacy: who they are. */
export function describeThirdParties(
  { thirdParties: { reviewWidget, script } }: AppContext,
  locale: Locale,
) {
  if (!reviewWidget && !script) return null;
  return {
    messages: clientMessages(locale, "thirdParties"),
    hosts: {
      widget: reviewWidget && new URL(reviewWidget).host,
      script: script && new URL(script).host,
    },
  };
}
