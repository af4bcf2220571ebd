import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta, Outlet } from "react-router";
import { expect, it } from "vitest";
import { headOf } from "~/seo/head";
import { readPage } from "~/seo/read-page.server";
import { headInput } from "~/seo/test-page";
import { postHead } from "./post-head.server";

const hostile = `</script><script>alert(1)</script>"><img src=x onerror=alert(2)>&\u2028<!--`;

const post = {
  slug: hostile,
  title: hostile,
  excerpt: hostile,
  author: hostile,
  category: hostile,
  tags: [hostile],
};

function Shell() {
  return createElement("div", null, createElement(Meta), createElement(Outlet));
}

function Page() {
  return null;
}

it("A6: hostile text of a post is escaped in tags, attributes and structured data", () => {
  // Rendered by React Router, so that its escaping is tested too.
  const meta = () =>
    headOf({
      loaderData: { head: postHead(readPage(headInput("/", "en"), "/blog", "blog"), post) },
    });
  const children = [{ index: true as const, Component: Page, meta }];
  const Stub = createRoutesStub([{ path: "/", Component: Shell, children }]);
  const html = renderToString(createElement(Stub));

  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("<img");
  expect(html).not.toContain("<!--");
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(2);
  expect(JSON.parse(scripts[0]?.[1] ?? "").headline).toBe(hostile);
});
