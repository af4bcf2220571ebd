import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichView } from "./rich-view";

const render = (text: string, kind: "full" | "simple" = "full") =>
  renderToStaticMarkup(createElement(RichView, { text, kind, lang: "es" }));

test("N4: the Spanish text beside a translation has elements for its marks, and no HTML of its own", () => {
  const text = "## Ruta\n### Día\n- **a**\n- b\n3. *c*\n> d\n[e](/tours/x) <i>f</i> \\*g\\*";
  expect(render(text)).toBe(
    '<div class="rich-view" lang="es"><h4>Ruta</h4><h5>Día</h5>' +
      '<ul><li><strong>a</strong></li><li>b</li></ul><ol start="3"><li><em>c</em></li></ol>' +
      '<blockquote><p>d</p></blockquote><p><a href="/tours/x" target="_blank" rel="noreferrer">e</a>' +
      " &lt;i&gt;f&lt;/i&gt; *g*</p></div>",
  );
  expect(render("## Ruta", "simple")).toContain("<p>## Ruta</p>");
  expect(render("[e](javascript:alert)")).toContain("<p>[e](javascript:alert)</p>");
});

test("N4: a picture beside a translation is shown if it is in the library, with its caption", () => {
  const address = "/storage/v1/object/public/blog-images/a.jpg";
  expect(render(`![](${address} "Al alba")`)).toMatch(
    /<figure><img src="[^"]*blog-images\/a\.jpg[^"]*"[^>]*><figcaption>Al alba<\/figcaption>/,
  );
  expect(render('![](https://elsewhere.example/a.jpg "Fuera")')).toContain(
    "<figure><figcaption>Fuera</figcaption></figure>",
  );
});
