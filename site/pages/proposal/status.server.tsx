import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import { hasCalendar } from "./calendar-file";
import type { PartProps } from "./part.server";
import { longDate, longTime } from "./proposal-page.server";

/** What the traveller has to know first: lapsed, accepted, received. */
export function Status({ shown, page, proposal, isAccepted }: PartProps) {
  const { t } = useI18n();
  const { opened, path, stored, refused } = shown;
  const { acceptance, lapsed, number } = opened;
  const { locale, company } = page;
  const dateOf = (iso: string) => longTime(iso, locale, company.timeZone);
  return (
    <>
      {stored && stored !== "acceptance" ? (
        <p id="stored" className="sent" role="status">
          {t("proposal.sent")}
        </p>
      ) : null}
      {refused?.reason === "stale" ? (
        <p id="stale" className="notice notice--info" role="alert">
          {t("proposal.error.stale", { n: number })}
        </p>
      ) : null}
      {isAccepted && acceptance ? (
        <div id="accepted" className="sent proposal__accepted" role="status">
          <div>
            <h2>{t("proposal.accepted", { name: acceptance.name })}</h2>
            <p>{t("proposal.accepted.at", { date: dateOf(acceptance.at) })}</p>
            <p className="proposal__keep">
              <a className="more" href={`${path}.pdf`} type="application/pdf">
                <Icon name="print" /> {t("proposal.pdf")}
              </a>
              {hasCalendar(opened.state, proposal) ? (
                <a className="more" href={`${path}.ics`} type="text/calendar">
                  <Icon name="clock" /> {t("proposal.calendar")}
                </a>
              ) : null}
            </p>
          </div>
        </div>
      ) : null}
      {!isAccepted && acceptance ? (
        <p className="notice notice--info">
          {t("proposal.accepted.earlier", {
            n: acceptance.number,
            date: longDate(acceptance.at.slice(0, 10), locale),
          })}
        </p>
      ) : null}
      {lapsed ? (
        <p className="notice notice--info">{t("proposal.lapsed", { date: proposal.validUntil })}</p>
      ) : null}
    </>
  );
}
