import { useEffect } from "react";
import { readConsent, watchConsent } from "./consent";
import { ConsentBar } from "./consent-bar";
import { hasRun, runScript } from "./run-script";
import type { ThirdParties } from "./third-parties.server";
import { useConsent } from "./use-consent";

/** Scripts run once a document, however often the frame around the pages is mounted again. */
const started = new Set<string>();

/** Asks the visitor, and lets the script of every page in or makes it stop (A7, A12). */
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
