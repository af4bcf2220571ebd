import { company } from "#shared/company.ts";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import type { OfficeHours } from "./office-hours.server";

export function ContactInfo({ hours }: { hours: OfficeHours }) {
  const { t, locale } = useI18n();
  const { address } = company;
  return (
    <aside className="info" aria-label={t("contact.info")}>
      <div>
        <Icon name="pin" />
        <div>
          <h2>{t("contact.location")}</h2>
          <p>
            {address.street}
            <br />
            {address.city} {address.postalCode}, {address.country[locale]}
          </p>
        </div>
      </div>
      <div>
        <Icon name="phone" />
        <div>
          <h2>{t("contact.phone.card")}</h2>
          <p>
            <a href={company.phone.href}>{company.phone.display}</a>
          </p>
        </div>
      </div>
      <div>
        <Icon name="mail" />
        <div>
          <h2>{t("contact.email.card")}</h2>
          <p>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </div>
      </div>
      <div>
        <Icon name="clock" />
        <div>
          <h2>{t("contact.hours")}</h2>
          <table>
            <tbody>
              <tr>
                <th scope="row">{t("contact.hours.week")}</th>
                <td>{hours.week}</td>
              </tr>
              <tr>
                <th scope="row">{t("contact.hours.saturday")}</th>
                <td>{hours.saturday}</td>
              </tr>
              <tr>
                <th scope="row">{t("contact.hours.sunday")}</th>
                <td>{t("contact.hours.closed")}</td>
              </tr>
            </tbody>
          </table>
        </div>
      </div>
    </aside>
  );
}
