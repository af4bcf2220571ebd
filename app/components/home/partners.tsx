import marks from "~/assets/partners.svg?url";
import { company } from "~/config/company";
import { useI18n } from "~/i18n/context";

export function Partners() {
  const { t } = useI18n();
  return (
    <ul className="partners" aria-label={t("home.partners")}>
      {company.partners.map((partner) => (
        <li key={partner.mark}>
          <svg role="img" aria-label={partner.name} style={{ aspectRatio: partner.ratio }}>
            <use href={`${marks}#${partner.mark}`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
