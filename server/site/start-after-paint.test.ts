import { expect, test } from "vitest";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { startAfterPaint } from "./start-after-paint.ts";

/** As React writes what React Router's `<Scripts>` renders. */
const page =
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><script>context()</script><script type="module" async="">import "/assets/a.js"</script></body></html>';

test("A15: modules of a page are neither fetched nor run before the paint", () => {
  const html = startAfterPaint(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html.match(/<link data-rel="modulepreload" fetchpriority="low" /g)).toHaveLength(2);
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<script type="text/after-paint">import "/assets/a.js"</script>');
  expect(html).toContain("<script>context()</script>");
});

test("A12: the policy lists the application's script unchanged, and what starts it", () => {
  const hashesOf = (html: string) => contentSecurityPolicy(html).match(/'sha256-[^']+'/g) ?? [];
  const before = hashesOf(page);
  const after = hashesOf(startAfterPaint(page));
  expect(after).toHaveLength(before.length + 1);
  expect(after).toEqual(expect.arrayContaining(before));
});

test("A15: a page that would start its modules by itself is told of", () => {
  expect(() => startAfterPaint(page.replace(' async=""', ""))).toThrow(/module/);
});
