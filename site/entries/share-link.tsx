import { type MouseEvent, useState } from "react";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";

interface ShareLinkProps {
  /** The entry's page; a link to it, where nothing better can be done. */
  href: string;
  /** The entry's. */
  name: string;
  /** What the phone calls what is shared, if not by its name. */
  title?: string;
}

/** Hands the link to the phone's own sharing, or else copies it. */
export function ShareLink({ href, name, title = name }: ShareLinkProps) {
  const { t } = useI18n();
  const [done, setDone] = useState(false);
  function share(event: MouseEvent<HTMLAnchorElement>) {
    const url = event.currentTarget.href;
    // A new tab or window is wanted, or the site is not on HTTPS: it stays a link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || !navigator.clipboard) return;
    event.preventDefault();
    const isTouch = matchMedia("(pointer: coarse)").matches;
    const shared =
      isTouch && navigator.share
        ? navigator.share({ title, url })
        : navigator.clipboard.writeText(url).then(() => setDone(true));
    shared.catch((error: Error) => {
      // Who closes the phone's sheet has changed their mind.
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
