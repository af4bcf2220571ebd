import { useEffect } from "react";
import { readConsent, watchConsent } from "./consent";
import { ConsentBar } from "./consent-bar";
import { hasRun, runScript } from "./run-script";
import type { ThirdParties } from "./third-parties.server";
import { useConsent } from "./use-consent";

/** Script addresses already started in this document. A remounted layout must not run them again. */
const started = new Set<string>();

/**
 * Asks for consent and runs the site-wide script once it is given. Reloads the page when consent is
 * withdrawn after a script has run (A7, A12).
 */
export function ConsentGate({ kind, script }: Pick<ThirdParties, "kind" | "script">) {
  const consent = useConsent();

  useEffect(() => {
    if (consent !== "accepted" || !script || started.has(script)) return;
    started.add(script);
    runScript(script, document.head);
  }, [consent, script]);

  useEffect(
    () =>
      watchConsent(() => {
        if (hasRun() && readConsent() !== "accepted") location.reload();
      }),
    [],
  );

  return <ConsentBar kind={kind} />;
}
