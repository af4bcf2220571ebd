import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";

/** Shown if an entry has no picture (D4). */
export function PicturePlaceholder() {
  const { t } = useI18n();
  return (
    <p className="empty-art">
      <Icon name="emblem" className="empty-art__mark" />
      {t("pictures.none")}
    </p>
  );
}
