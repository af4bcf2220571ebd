/** What keeps mail from being read: no provider takes it, or enquiries go to an address that is nobody's. */
export type MailProblem = "no-provider" | "example-recipient";

/** What the server writes into the panel's document (`server/panel.ts`). Every visitor may read it. */
export interface PanelSettings {
  /** Origin of the backend; empty where it answers on the page's own. */
  backendUrl: string;
  /** It says that nobody is signed in, and opens nothing. */
  publishableKey: string;
  /** Shown on the dashboard. No address is in them. */
  mailProblems: readonly MailProblem[];
  /** False for a trial on one's own machine. */
  inPublic: boolean;
}

export const readSettings = (): PanelSettings =>
  JSON.parse(document.getElementById("settings")?.textContent ?? "");
