/** A challenge that has closed without a token by then was dismissed. */
const dismissedAfterMs = 1000;

/**
 * Follows the puzzle that Google may lay over the page. It tells nobody when that opens, nor when a
 * visitor dismisses it with a click beside it: its frame can be looked at, and nothing else.
 * @returns a function that stops watching
 */
export function watchChallenge(
  baseUrl: string,
  on: { opened: () => void; dismissed: () => void },
): () => void {
  let open = false;
  let closing: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const visible = Array.from(document.querySelectorAll("iframe")).some(
      (frame) => isOfCaptcha(frame, baseUrl) && isVisible(frame),
    );
    if (visible === open) return;
    open = visible;
    clearTimeout(closing);
    if (open) on.opened();
    else closing = setTimeout(on.dismissed, dismissedAfterMs);
  };
  const giveUp = (event: KeyboardEvent) => {
    if (open && event.key === "Escape") on.dismissed();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["style"] });
  // Not all that hides a frame is a mutation.
  const looking = setInterval(look, 200);
  document.addEventListener("keydown", giveUp);
  return () => {
    observer.disconnect();
    clearInterval(looking);
    clearTimeout(closing);
    document.removeEventListener("keydown", giveUp);
  };
}

function isOfCaptcha({ src, title }: HTMLIFrameElement, baseUrl: string): boolean {
  return src.startsWith(`${baseUrl}/`) || /recaptcha/i.test(src + title);
}

/** Google keeps its frame hidden, and above the page, until it is needed. */
function isVisible(frame: HTMLIFrameElement): boolean {
  const { width, height, bottom } = frame.getBoundingClientRect();
  // What is computed lags behind what is meant for as long as it fades.
  const meant = frame.closest<HTMLElement>('[style*="visibility"]')?.style.visibility;
  const visibility = meant || getComputedStyle(frame).visibility;
  return visibility === "visible" && width > 0 && height > 0 && bottom + window.scrollY > 0;
}
