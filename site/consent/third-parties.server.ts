import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { clientMessages } from "~/i18n/catalogue.server";

/** Third-party settings for the browser. */
export type ThirdParties = NonNullable<ReturnType<typeof readThirdParties>>;

/**
 * Services that a visitor's answer is about, separated by spaces; undefined without any. A service
 * that is added, or comes from another host, is asked about again.
 */
export function servicesOf({ thirdParties: { reviewWidget, script } }: AppContext) {
  const services = Object.entries({ reviewWidget, script }).flatMap(([name, src]) =>
    src ? [`${name}:${new URL(src).host}`] : [],
  );
  return services.join(" ") || undefined;
}

/** For the layout. Null if no third-party script is configured. */
export function readThirdParties(
  { thirdParties: { reviewWidget, script } }: AppContext,
  locale: Locale,
) {
  if (!reviewWidget && !script) return null;
  const kind = !script ? "widget" : reviewWidget ? "both" : "script";
  return { messages: clientMessages(locale, "consent"), kind, script } as const;
}

/** For the privacy page: the hosts of the scripts. */
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
