import { isIP } from "node:net";
import type { AppContext } from "~/context";
import type { Settings } from "./settings.mjs";

type Given = Pick<
  Settings,
  "enquiryRetentionMonths" | "backups" | "smtpUrl" | "resendApiKey" | "hosted" | "hostedDatabaseUrl"
>;

/** Facts for the privacy page. */
export function privacyFactsOf(settings: Given): AppContext["privacy"] {
  const { backups, smtpUrl, resendApiKey, hosted, hostedDatabaseUrl } = settings;
  const { everyHours, keep } = backups;
  const canBackUp = !hosted || hostedDatabaseUrl !== undefined;
  const smtpHost = smtpUrl && new URL(smtpUrl).hostname;
  return {
    enquiryMonths: settings.enquiryRetentionMonths,
    backupDays: canBackUp ? Math.ceil((everyHours * keep) / 24) : 0,
    mailHost: smtpHost ? publicHost(smtpHost) : resendApiKey && "resend.com",
    databaseHost: hosted && publicHost(new URL(hosted.url).hostname),
  };
}

/** Undefined for addresses and names of an internal network. */
function publicHost(host: string): string | undefined {
  const bare = host.replace(/^\[|\]$/g, "");
  const isInternal =
    isIP(bare) > 0 || !/\.[a-z-]{2,}$/i.test(bare) || /\.(?:local|internal)$/i.test(bare);
  return isInternal ? undefined : bare;
}
