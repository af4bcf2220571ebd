/**
 * Delays the application until the browser has painted the document. Browsers fetch module preloads early
 * and at high priority, so they would compete with fonts and the first picture. Only attributes change, so
 * the hash of the application's script stays valid; {@link starter} is an additional script.
 *
 * Taps that only the application can handle are queued until it runs (`site/layout/early-taps.ts`).
 */
export function startAfterPaint(html: string): string {
  const page = html
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload" fetchpriority="low"')
    .replace('<script type="module" async="">', '<script type="text/after-paint">')
    .replace("</body>", () => `<script>${starter}</script></body>`);
  if (page.includes('type="module"')) throw new Error("a module would start before the paint");
  return page;
}

/**
 * A timer inside an animation frame runs after the paint. A background page is not painted: it starts at
 * once, and every page within two seconds.
 */
export const starter = `{
const start = () => {
  const app = document.querySelector('script[type="text/after-paint"]');
  if (!app) return;
  for (const link of document.querySelectorAll("link[data-rel]")) link.rel = link.dataset.rel;
  app.type = "module";
  app.replaceWith(app);
};
requestAnimationFrame(() => setTimeout(start));
setTimeout(start, document.hidden ? 0 : 2000);
window.earlyTaps = new Set();
addEventListener("click", ({ target }) => {
  const button = target.closest("button[type=button]:not([popovertarget])");
  if (button) window.earlyTaps?.add(button);
});
document.currentScript.remove();
}`;
