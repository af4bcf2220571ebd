import { type MouseEvent, useState } from "react";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";

interface ShareLinkProps {
  /** URL to share, of the entry's page. Without JavaScript the link opens it. */
  href: string;
  /** Name of the entry. */
  name: string;
  /** Title for the share dialog; the name by default. */
  title?: string;
}

/** Opens the device's share dialog on touch devices; elsewhere copies the URL. */
export function ShareLink({ href, name, title = name }: ShareLinkProps) {
  const { t } = useI18n();
  const [done, setDone] = useState(false);
  function share(event: MouseEvent<HTMLAnchorElement>) {
    const url = event.currentTarget.href;
    // Keep the native link for modified clicks, and without HTTPS, where no clipboard exists.
    if (event.metaKey || event.ctrlKey || event.shiftKey || !navigator.clipboard) return;
    event.preventDefault();
    const isTouch = matchMedia("(pointer: coarse)").matches;
    const shared =
      isTouch && navigator.share
        ? navigator.share({ title, url })
        : navigator.clipboard.writeText(url).then(() => setDone(true));
    shared.catch((error: Error) => {
      // AbortError: the visitor closed the share dialog.
      if (error.name !== "AbortError") window.location.assign(url);
    });
  }
  return (
    <p className="share">
      <a className="more" href={href} aria-label={t("entries.share.of", { name })} onClick={share}>
        <Icon name="share" /> {t("entries.share")}
      </a>{" "}
      <span role="status">{done && t("entries.share.copied")}</span>
    </p>
  );
}
