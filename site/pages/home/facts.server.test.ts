import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { firstSettings } from "#shared/first-settings.ts";
import { type AppContext, appContext, languageContext } from "~/context";
import { companyContext, companyOf } from "~/entries/settings.server";
import { homeFacts } from "./facts.server";

it("B4, K9: a partner's logo is a built-in mark or a stored picture; for any other value the name is shown", async () => {
  const stored = "/storage/v1/object/public/tour-images/logo.png";
  const logos = [
    "partner-1",
    `https://old.example${stored}`,
    "https://guild.example/logo.png",
    "x",
  ];
  const partners = logos.map((logo) => ({ name: "Guild", logo }));
  const context = new RouterContextProvider();
  const known = new Map([["tour-images/logo.png", { version: "1" }]]);
  context.set(appContext, { pictures: { lookUp: async () => known } } as unknown as AppContext);
  context.set(languageContext, { locale: "en", prefix: "en" } as never);
  context.set(companyContext, companyOf({ ...firstSettings, partners }, "en"));
  const [mark, picture, foreign, unknown] = (await homeFacts(context)).partners;
  expect(mark?.mark).toEqual({ id: "partner-1", ratio: expect.any(Number) });
  expect(picture?.picture?.src).toBe(stored);
  for (const named of [foreign, unknown]) expect(named).toEqual({ name: "Guild", href: "" });
});
