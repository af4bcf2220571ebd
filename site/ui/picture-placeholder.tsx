import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";

/** The line melon that stands where a picture is missing (D4). */
export function PicturePlaceholder() {
  const { t } = useI18n();
  return (
    <p className="empty-art">
      <Icon name="melon" className="empty-art__mark" />
      {t("pictures.none")}
    </p>
  );
}
