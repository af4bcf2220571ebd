import { createElement } from "react";
import { describe, expect, it, vi } from "vitest";
import type { AppContext } from "~/context";
import { renderMarkup } from "~/entries/render-static-html.server";
import { readLinks } from "./read-links.server";
import { RichText } from "./rich-text.server";

const siteUrl = "https://tsamma.example";

/** Answers queries about `tours` and `former_slugs`. */
function contextWith(
  tours: { id: string; slug: string; slug_en?: string }[],
  former: object[] = [],
  fails = false,
) {
  const from = vi.fn((table: string) => {
    const rows = table === "tours" ? tours : former;
    const rowsWith = (columns: string[], values: string[]) =>
      Promise.resolve(
        fails
          ? { data: null, error: { message: "down" } }
          : {
              data: rows.filter((row) =>
                columns.some((column) => values.includes(Object(row)[column])),
              ),
              error: null,
            },
      );
    const query = {
      select: () => query,
      eq: () => query,
      in: (column: string, values: string[]) => rowsWith([column], values),
      // `slug.eq.x,slug_en.eq.x` or `slug.in.(x,y),slug_en.in.(x,y)`
      or: (filter: string) => {
        const [, operands = ""] =
          /^slug\.(?:eq|in)\.\(?([^,)]+(?:,[a-z-]+(?=[,)]))*)/.exec(filter) ?? [];
        return rowsWith(["slug", "slug_en", "slug_fr"], operands.split(","));
      },
    };
    return query;
  });
  const log = { info: vi.fn(), error: vi.fn() };
  return { supabase: { from }, siteUrl, log } as unknown as AppContext & {
    supabase: { from: typeof from };
  };
}

async function render(text: string, context = contextWith([]), props: object = {}) {
  const resolveLink = await readLinks(context, "en", [[text, "marked"]]);
  const element = createElement(RichText, { text, format: "marked", resolveLink, ...props });
  return renderMarkup({ locale: "en", prefix: "en", t: ((key: string) => key) as never }, element);
}

describe("N2: a text with marks on a page", () => {
  it("has elements for its blocks, and no HTML of its own", async () => {
    const text = "## A <b>\n- **b**\n- c\n3. *d*\n> e\n<script>alert(1)</script>";
    expect(await render(text, undefined, { kind: "full", lang: "es" })).toBe(
      '<h2 lang="es">A &lt;b&gt;</h2>' +
        '<ul class="rich-list" lang="es"><li><strong>b</strong></li><li>c</li></ul>' +
        '<ol class="rich-list" lang="es" start="3"><li><em>d</em></li></ol>' +
        '<blockquote class="rich-quote" lang="es"><p>e</p></blockquote>' +
        '<p lang="es">&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    );
  });

  it("has the paragraphs of today if it is plain, or if the row has no format", async () => {
    for (const format of ["plain", undefined])
      expect(await render("- **a**\n\nb", undefined, { format })).toBe("<p>- **a**</p><p>b</p>");
  });

  it("shows uploaded pictures with their caption, and no others", async () => {
    const pictureAt = (src: string) =>
      src.startsWith("/storage/") ? { src, alt: "Una duna", width: 3, height: 2 } : undefined;
    const text = '![](/storage/a.jpg "Al alba")\n![](https://elsewhere.example/b.jpg)';
    const html = await render(text, undefined, { kind: "full", pictureAt });
    expect(html).toMatch(
      /^<figure[^>]*>.*alt="Una duna".*<figcaption>Al alba<\/figcaption><\/figure>$/,
    );
  });
});

describe("N2: a link in a text", () => {
  const tours = [
    { id: "1", slug: "delta" },
    { id: "2", slug: "nuevo" },
    { id: "4", slug: "cabo", slug_en: "cape" },
  ];
  const former = [
    { slug: "antiguo", entry_id: "2" },
    { slug: "oculto", entry_id: "3" },
  ];

  it.each([
    ["/tours/delta", "/en/tours/delta"],
    ["/es/tours/delta?a=1#dias", "/en/tours/delta?a=1#dias"],
    [`${siteUrl}/fr/tours/delta`, "/en/tours/delta"],
    ["/tours/antiguo", "/en/tours/nuevo"],
    ["/tours/cabo", "/en/tours/cape"],
    ["/en/tours/cape#dias", "/en/tours/cape#dias"],
    ["/contact", "/en/contact"],
    ["/blog/tag/delta", "/en/blog/tag/delta"],
    ["/storage/v1/object/public/a.pdf", "/storage/v1/object/public/a.pdf"],
    ["https://other.example/tours/x", "https://other.example/tours/x"],
    ["mailto:a@b.example", "mailto:a@b.example"],
  ])("to %s leads to %s", async (address, href) => {
    const html = await render(`[a](${address})`, contextWith(tours, former));
    expect(html).toBe(`<p><a href="${href.replaceAll("&", "&amp;")}">a</a></p>`);
  });

  it.each(["/tours/oculto", "/tours/nunca"])(
    "to %s, which is not visible, is text",
    async (address) => {
      expect(await render(`[a](${address})`, contextWith(tours, former))).toBe("<p>a</p>");
    },
  );

  it("stays as it is if entries cannot be read", async () => {
    const html = await render("[a](/tours/x)", contextWith([], [], true));
    expect(html).toBe('<p><a href="/en/tours/x">a</a></p>');
  });

  it("needs no query if texts are plain or link to no entry", async () => {
    const context = contextWith(tours);
    await render("**a** [b](/contact)", context);
    await readLinks(context, "en", [["[a](/tours/delta)", "plain"]]);
    expect(context.supabase.from).not.toHaveBeenCalled();
  });
});
