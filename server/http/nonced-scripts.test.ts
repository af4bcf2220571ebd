import { expect, test } from "vitest";
import { extractNoncedScripts } from "./nonced-scripts.ts";

const nonce = "dGhpcyByZW5kZXJpbmc";
const own = `<script nonce="${nonce}">theme()</script>`;
const injected = "steal()";

test("A12: scripts with the nonce are extracted, and the nonce is removed from the document", () => {
  const page =
    `<head>${own}<link rel="modulepreload" nonce="${nonce}" href="/a.js"/></head>` +
    `<script type="module" nonce="${nonce}" async="">start()</script><script nonce="${nonce}" src="/b.js"></script>`;
  const { html, scripts } = extractNoncedScripts(page, nonce);
  expect(scripts).toEqual(["theme()", "start()"]);
  expect(html).not.toContain(nonce);
  expect(html).toContain('<script type="module" async="">start()</script>');
});

test.each([
  ["a plain script", `<script>${injected}</script>`],
  ["a script with the nonce of another rendering", `<script nonce="other">${injected}</script>`],
  ["a module", `<script type="module" async="">${injected}</script>`],
  ["an unclosed script", `<script>${injected}//`],
  ["an unclosed tag", "<script "],
  ["an unclosed attribute", "<script data-x='"],
  ["a script in SVG", `<svg><script>${injected}</script></svg>`],
])("A12: %s injected before or after an own script is not extracted", (_what, markup) => {
  for (const html of [`<body>${markup}${own}</body>`, `<body>${own}${markup}</body>`])
    expect(extractNoncedScripts(html, nonce).scripts).toEqual(["theme()"]);
});
