import type { Office } from "#shared/office.ts";

/** Reason why notification mails reach nobody: no mail provider, or an example address as recipient. */
export type MailProblem = "no-provider" | "example-recipient";

/** Settings that the server writes into the panel's document (`server/http/panel.ts`). They are public. */
export interface PanelSettings {
  /** Origin of the backend; empty if it is the page's own. */
  backendUrl: string;
  /** Public key that identifies anonymous requests; it grants no access. */
  publishableKey: string;
  /** Displayed on the dashboard. They contain no address. */
  mailProblems: readonly MailProblem[];
  /** Service that proposes translations, with its host; undefined without one. */
  translation?: { provider: "deepl" | "libretranslate" | "openai"; host: string } | undefined;
  office: Office;
}

export const readSettings = (): PanelSettings =>
  JSON.parse(document.getElementById("settings")?.textContent ?? "");
