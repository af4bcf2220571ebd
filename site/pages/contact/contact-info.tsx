import { Icon } from "#shared/ui/icon.tsx";
import type { Company } from "~/entries/settings.server";
import { useI18n } from "~/i18n/context";
import { Lines } from "~/ui/lines";
import type { OfficeHours } from "./office-hours.server";

interface Props {
  company: Pick<Company, "address" | "phone" | "email">;
  hours: OfficeHours[];
}

export function ContactInfo({ company, hours }: Props) {
  const { t } = useI18n();
  return (
    <aside className="info" aria-label={t("contact.info")}>
      <div>
        <Icon name="pin" />
        <div>
          <h2>{t("contact.location")}</h2>
          <p>
            <Lines lines={company.address} />
          </p>
        </div>
      </div>
      <div>
        <Icon name="phone" />
        <div>
          <h2>{t("contact.phone.card")}</h2>
          <p>
            <a href={`tel:${company.phone.international}`}>{company.phone.display}</a>
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
      {hours.length > 0 && (
        <div>
          <Icon name="clock" />
          <div>
            <h2>{t("contact.hours")}</h2>
            <table>
              <tbody>
                {hours.map((row) => (
                  <tr key={row.days}>
                    <th scope="row">{row.days}</th>
                    <td>
                      <Lines
                        lines={row.hours.length > 0 ? row.hours : [t("contact.hours.closed")]}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
    </aside>
  );
}
