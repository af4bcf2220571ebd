import { checkRefusal } from "@panel/auth/session";
import { toast } from "@panel/ui/toaster";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reasonOf } from "./reason";
import {
  type PendingMail,
  type Progress,
  progressOf,
  readPendingMails,
  retryMails,
} from "./retry-mails";
import { retryResultToast, retryStartedToast } from "./retry-toasts";

const checkEveryMs = 1000;
/** Longer than the server's time limit of 25 s per mail. */
const followTimeoutMs = 40_000;

const all = "all";

export interface Retry {
  /** For one enquiry, or for a retry of all. */
  isRunning: (enquiry?: string) => boolean;
  /** Resolves when the result is known, with the reason if the retry could not be requested. */
  run: (enquiry?: string) => Promise<string | undefined>;
}

/** Retries mails, follows their progress for a while, and reports the result in toasts. */
export function useRetry(): Retry {
  const queries = useQueryClient();
  const [running, setRunning] = useState<readonly string[]>([]);

  const refresh = () => queries.invalidateQueries({ queryKey: ["contact_submissions"] });

  /** Polls the progress, and invalidates the queries when it changes. */
  async function follow(before: readonly PendingMail[], enquiry?: string): Promise<Progress> {
    const end = Date.now() + followTimeoutMs;
    let progress = progressOf(before, before);
    while (progress.pending > 0 && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, checkEveryMs));
      // A failed poll says nothing about the mails.
      const now = await readPendingMails(enquiry).catch(() => undefined);
      if (!now) continue;
      const { pending } = progress;
      progress = progressOf(before, now);
      if (progress.pending !== pending) void refresh();
    }
    return progress;
  }

  async function run(enquiry?: string) {
    const what = enquiry ?? all;
    setRunning((running) => [...running, what]);
    let failure: string | undefined;
    try {
      const before = await readPendingMails(enquiry);
      await retryMails(enquiry);
      void refresh();
      if (before.length > 0) toast(retryStartedToast(before));
      toast(retryResultToast(await follow(before, enquiry), before));
    } catch (error) {
      failure = reasonOf(error, "reintentarlo");
      toast({ kind: "error", title: "No se pudo reintentar", text: failure });
      checkRefusal(error);
    }
    await refresh();
    setRunning((running) => running.filter((other) => other !== what));
    return failure;
  }

  return {
    run,
    isRunning: (enquiry) => running.includes(all) || (!!enquiry && running.includes(enquiry)),
  };
}
