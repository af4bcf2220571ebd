import { useEffect, useRef } from "react";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";

/** Confirmation above the emptied form. */
export function SentNotice() {
  const { t } = useI18n();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="sent">
      <Icon name="check" className="sent__mark" />
      <div>
        <h2 ref={title} tabIndex={-1}>
          {t("contact.sent.title")}
        </h2>
        <p>{t("contact.sent.text")}</p>
      </div>
    </div>
  );
}
