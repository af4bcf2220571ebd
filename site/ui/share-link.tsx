import { type MouseEvent, useState } from "react";
import { Icon } from "#shared/ui/icon.tsx";

interface ShareLinkProps {
  /** The part of the page that it leads to; a link to it, where nothing better can be done. */
  href: string;
  /** What is shared. */
  name: string;
  label: string;
  /** The label with the name in it, for those who hear links without their surroundings. */
  fullLabel: string;
  copied: string;
}

/** Hands the link to the phone's own sharing, or else copies it. */
export function ShareLink({ href, name, label, fullLabel, copied }: ShareLinkProps) {
  const [done, setDone] = useState(false);
  function share(event: MouseEvent<HTMLAnchorElement>) {
    const url = event.currentTarget.href;
    // A new tab or window is wanted, or the site is not on HTTPS: it stays a link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || !navigator.clipboard) return;
    event.preventDefault();
    const isTouch = matchMedia("(pointer: coarse)").matches;
    const shared =
      isTouch && navigator.share
        ? navigator.share({ title: name, url })
        : navigator.clipboard.writeText(url).then(() => setDone(true));
    shared.catch((error: Error) => {
      // Who closes the phone's sheet has changed their mind.
      if (error.name !== "AbortError") window.location.assign(url);
    });
  }
  return (
    <p className="share">
      <a className="more" href={href} aria-label={fullLabel} onClick={share}>
        <Icon name="share" /> {label}
      </a>{" "}
      <span role="status">{done && copied}</span>
    </p>
  );
}
