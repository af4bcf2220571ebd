import { useI18n } from "~/i18n/context";
import { openConsent } from "./consent";

/** Reopens the consent bar. In the footer of every page. */
export function ConsentButton() {
  const { t } = useI18n();
  return (
    <button className="foot__consent needs-script" type="button" onClick={openConsent}>
      {t("consent.title")}
    </button>
  );
}
