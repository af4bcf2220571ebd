import { proposals } from "#content/proposals.ts";
import { objectsIn } from "#content/view.ts";
import { useI18n } from "~/i18n/context";
import { Paragraphs } from "~/ui/paragraphs";
import { Part, type PartProps } from "./part.server";
import { depositText } from "./price.server";
import { longDate } from "./proposal-page.server";

/** What a traveller needs once the proposal is accepted: people to call, payment, notes. */
export function Road({ shown: { opened }, proposal, page }: PartProps) {
  const { t } = useI18n();
  const { road, deposit_received_on: received } = opened;
  if (!road) return null;
  const contacts = objectsIn(road.contacts, proposals.fields.contacts, page.locale);
  const link = paymentLink(road.payment_url);
  const deposit = depositText(proposal, t);
  const hasPayment = Boolean(deposit || road.payment?.trim() || link);
  if (contacts.length === 0 && !hasPayment && !road.notes?.trim()) return null;
  return (
    <Part id="road" title={t("proposal.road")}>
      <div className="road">
        {contacts.length > 0 ? (
          <div>
            <h3>{t("proposal.road.contacts")}</h3>
            <ul>
              {contacts.map(({ name, role, phone }) => (
                <li key={name + phone}>
                  <b>{name}</b>
                  {role ? <span>{role}</span> : null}
                  {phone ? <a href={`tel:${phone.replace(/(?!^\+)\D/g, "")}`}>{phone}</a> : null}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {hasPayment ? (
          <div>
            <h3>{t("proposal.road.payment")}</h3>
            {deposit ? <p>{deposit}</p> : null}
            {received ? (
              <p className="road__received">
                {t("proposal.deposit.received", { date: longDate(received, page.locale) })}
              </p>
            ) : (
              <>
                {road.payment ? <Paragraphs text={road.payment} /> : null}
                {link ? (
                  <p>
                    <a className="btn btn--line" href={link.href} rel="noopener noreferrer">
                      {t("proposal.deposit.pay", { host: link.host })}
                    </a>
                  </p>
                ) : null}
                <p className="road__warning">
                  {t("proposal.deposit.warning", { phone: page.company.phone.display })}
                </p>
              </>
            )}
          </div>
        ) : null}
        {road.notes?.trim() ? (
          <div className="road__notes">
            <h3>{t("proposal.road.notes")}</h3>
            <Paragraphs text={road.notes} />
          </div>
        ) : null}
      </div>
    </Part>
  );
}

/** Only `https:`, without a user name that would hide the host. */
function paymentLink(address: string | null): { href: string; host: string } | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, host, href, username, password } = new URL(address);
  return protocol === "https:" && !username && !password ? { href, host } : undefined;
}
