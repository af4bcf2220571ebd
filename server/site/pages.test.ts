import { expect, test, vi } from "vitest";
import { createPages } from "./pages.ts";

vi.mock("virtual:react-router/server-build", () => ({ routes: {}, assets: {}, entry: {} }));

test("M3: a page whose texts were never read answers 503 instead of the words of another company", async () => {
  const pages = createPages({
    siteUrl: "http://site.example",
    thirdParties: { reviewWidget: undefined, script: undefined },
    captcha: { kind: undefined, url: "" },
    extraOrigins: [],
    dev: false,
    readTexts: async () => null,
  } as unknown as Parameters<typeof createPages>[0]);
  const response = await pages.render(new Request("http://site.example/es/about"));
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toContain("The site is not available right now");
});
