/** A challenge that closes without a token within this time was dismissed. */
const dismissedAfterMs = 1000;

/**
 * Watches the reCAPTCHA challenge overlay. reCAPTCHA reports neither opening nor dismissal, so the
 * visibility of its iframe is observed.
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
  // Some ways of hiding an iframe cause no mutation.
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

/** reCAPTCHA keeps its iframe hidden above the page until it is needed. */
function isVisible(frame: HTMLIFrameElement): boolean {
  const { width, height, bottom } = frame.getBoundingClientRect();
  // During the fade the computed style lags behind the inline style.
  const meant = frame.closest<HTMLElement>('[style*="visibility"]')?.style.visibility;
  const visibility = meant || getComputedStyle(frame).visibility;
  return visibility === "visible" && width > 0 && height > 0 && bottom + window.scrollY > 0;
}
