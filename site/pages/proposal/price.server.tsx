import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import { hasCalendar } from "./calendar-file";
import type { PartProps } from "./part.server";
import type { ProposalPage } from "./proposal-page.server";

/** Lines, total and deposit, as on an invoice. */
export function PriceTable({ proposal }: { proposal: ProposalPage }) {
  const { t } = useI18n();
  const { lines, total } = proposal;
  const deposit = depositText(proposal, t);
  return (
    <>
      <table className="price">
        <caption className="sr">{t("proposal.price.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("proposal.price.item")}</th>
            <th scope="col">{t("proposal.price.each")}</th>
            <th scope="col">{t("proposal.price.amount")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, calculation, amount, isDiscount }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never reorder
            <tr key={at} className={isDiscount ? "price__less" : undefined}>
              <th scope="row">{label}</th>
              <td>{calculation}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t("proposal.total")}
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      {deposit ? <p className="price__deposit">{deposit}</p> : null}
    </>
  );
}

export function depositText(
  { deposit }: Pick<ProposalPage, "deposit">,
  t: PartProps["page"]["t"],
): string | undefined {
  if (!deposit) return undefined;
  const { amount, due } = deposit;
  return due
    ? t("proposal.deposit", { amount, date: due })
    : t("proposal.deposit.open", { amount });
}

/** Supplements outside the total. */
export function Options({ options }: Pick<ProposalPage, "options">) {
  const { t } = useI18n();
  return (
    <div className="price__options">
      <h3>{t("proposal.options")}</h3>
      <dl>
        {options.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p>{t("proposal.options.note")}</p>
    </div>
  );
}

/** Price, validity and actions beside the journey; before the footer on small screens. */
export function Summary({ proposal, shown, page, isAccepted, isOpen }: PartProps) {
  const { t } = useI18n();
  const { opened, path } = shown;
  const { phone, email } = page.company;
  return (
    <aside className="summary" aria-label={t("proposal.price")}>
      <p className="summary__total">
        <span>{t("proposal.total")}</span> <b>{proposal.total}</b>
      </p>
      <p className="summary__valid">
        {isAccepted || opened.lapsed ? null : t("proposal.valid", { date: proposal.validUntil })}
        {opened.lapsed ? t("proposal.lapsed", { date: proposal.validUntil }) : null}
        {isAccepted && opened.acceptance
          ? t("proposal.accepted", { name: opened.acceptance.name })
          : null}
      </p>
      <div className="summary__acts">
        {isOpen ? (
          <a className="btn summary__jump" href="#acceptance">
            {t("proposal.accept")}
          </a>
        ) : null}
        <a className="more summary__jump" href="#question">
          {t("proposal.question")}
        </a>
        {isAccepted ? null : (
          <a className="more summary__jump" href="#change">
            {t("proposal.change")}
          </a>
        )}
        <a className="more" href={`${path}.pdf`} type="application/pdf">
          <Icon name="print" /> {t("proposal.pdf")}
        </a>
        {hasCalendar(opened.state, proposal) ? (
          <a className="more" href={`${path}.ics`} type="text/calendar">
            <Icon name="clock" /> {t("proposal.calendar")}
          </a>
        ) : null}
      </div>
      <p className="summary__call">
        {phone.display ? <a href={`tel:${phone.international}`}>{phone.display}</a> : null}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </aside>
  );
}

/** Bar at the bottom of small screens. */
export function Bar({ proposal }: { proposal: ProposalPage }) {
  const { t } = useI18n();
  return (
    <div className="proposal__bar">
      <p>
        <span>{t("proposal.total")}</span> <b>{proposal.total}</b>
      </p>
      <a className="btn" href="#acceptance">
        {t("proposal.accept.short")}
      </a>
    </div>
  );
}
