/** The visitor's theme, stored under the key required by A4. Default: `system`. */

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const themeKey = "vite-ui-theme";

/**
 * Inline script in the document's head, run before the first paint. `system` sets no attribute: the
 * stylesheet then follows the device.
 */
export const themeScript = `try{var t=localStorage.getItem("${themeKey}");if(t==="dark"||t==="light"){document.documentElement.dataset.theme=t;document.querySelectorAll("meta[data-scheme]").forEach(function(m){m.media=m.dataset.scheme===t?"all":"not all"})}}catch(e){}`;

const changed = "themechange";

/** Storage may be blocked; then the choice lasts for this page only. */
let unsaved: Theme | undefined;

export function readTheme(): Theme {
  if (unsaved) return unsaved;
  try {
    const saved = localStorage.getItem(themeKey);
    return themes.find((theme) => theme === saved) ?? "system";
  } catch {
    return "system";
  }
}

function show(theme: Theme) {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  // Browser toolbar colour: one `<meta name="theme-color">` per scheme.
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
    const { scheme } = meta.dataset;
    if (theme === "system") meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = theme === scheme ? "all" : "not all";
  }
}

export function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(themeKey, theme);
    unsaved = undefined;
  } catch {
    unsaved = theme;
  }
  show(theme);
  dispatchEvent(new Event(changed));
}

/** Subscribes to changes in this tab and others. */
export function watchTheme(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== themeKey && event.key !== null) return;
    show(readTheme());
    onChange();
  };
  addEventListener(changed, onChange);
  addEventListener("storage", onStorage);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener("storage", onStorage);
  };
}
