import { expect, test } from "vitest";
import { inlineScriptsOf } from "../http/nonced-scripts.ts";
import { startAfterPaint, starter } from "./start-after-paint.ts";

/** As React writes what React Router's `<Scripts>` renders. */
const page =
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><script>context()</script><script type="module" async="">import "/assets/a.js"</script></body></html>';

test("A15: a page's modules are neither fetched nor run before the paint", () => {
  const html = startAfterPaint(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html.match(/<link data-rel="modulepreload" fetchpriority="low" /g)).toHaveLength(2);
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<script type="text/after-paint">import "/assets/a.js"</script>');
  expect(html).toContain("<script>context()</script>");
});

test("A12: a page's scripts keep their text, and one more starts the application", () => {
  const before = inlineScriptsOf(page);
  expect(inlineScriptsOf(startAfterPaint(page))).toEqual([...before, starter]);
});

test("A15: a page that would start its modules itself is an error", () => {
  expect(() => startAfterPaint(page.replace(' async=""', ""))).toThrow(/module/);
});
