import { Icon } from "~/components/ui/icon";
import { company } from "~/config/company";
import { useI18n } from "~/i18n/context";
import { formatTime } from "~/i18n/format";

export function ContactInfo() {
  const { t, locale } = useI18n();
  const { address, openingHours } = company;
  const hours = ({ opens, closes }: { opens: string; closes: string }) =>
    `${formatTime(opens, locale)} – ${formatTime(closes, locale)}`;
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
                <td>{hours(openingHours[0])}</td>
              </tr>
              <tr>
                <th scope="row">{t("contact.hours.saturday")}</th>
                <td>{hours(openingHours[1])}</td>
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
