import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import type { ContactLinks } from "./contact-links.server";

/**
 * Mail and WhatsApp links with prefilled text, as an alternative to the form. They work without
 * JavaScript.
 */
export function ContactButtons({ links, name }: { links: ContactLinks; name: string }) {
  const { t } = useI18n();
  return (
    <p className="ask">
      {links.whatsapp ? (
        <a
          className="more"
          href={links.whatsapp}
          rel="noopener"
          aria-label={t("entries.whatsapp.of", { name })}
        >
          <Icon name="phone" /> {t("entries.whatsapp")}
        </a>
      ) : null}
      <a className="more" href={links.mail} aria-label={t("entries.mail.of", { name })}>
        <Icon name="mail" /> {t("entries.mail")}
      </a>
    </p>
  );
}
