import type { Page } from "@playwright/test";
import { freePort } from "../support/free-port.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { startSite } from "../support/site.ts";
import { expect, signedInStorage, test } from "./admin.ts";
import { openDatabase, rowsOf, startedFolder } from "./database.ts";
import { fillTour, saveAndReturn } from "./tour-pages.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const offline = (page: Page) =>
  expect(page.getByText("Sin conexión: guardado en este dispositivo")).toBeVisible();
const saved = (page: Page) => expect(page.getByText("Guardado en el borrador")).toBeVisible();

for (const [direction, days] of [
  ["ahead", 1],
  ["behind", -1],
] as const)
  test(`K12: on a device whose clock is a day ${direction}, what is typed in an hour offline and while the server restarts is saved afterwards, and published`, {
    tag: "@deep",
  }, async ({ newVisitor, tolerate }) => {
    tolerate("net::ERR_INTERNET_DISCONNECTED /**", "net::ERR_CONNECTION_REFUSED /**", "503 /**");
    const folder = await startedFolder("outages");
    const settings = { DATA_DIR: folder, SEED: "none", PORT: String(await freePort()) };
    let site = await startSite(settings);
    try {
      const { url } = site;
      const page = await newVisitor({
        baseURL: url,
        locale: "es-ES",
        storageState: await signedInStorage(url),
      });
      await page.clock.install({ time: Date.now() + days * dayMs });
      await page.goto("/admin/tours/new");
      await fillTour(page, "Una semana en Zambia");
      await saved(page);

      await page.context().setOffline(true);
      await page.getByLabel("Destino").fill("Zambia");
      await offline(page);
      // The access token ends meanwhile.
      await page.clock.fastForward(hourMs + 60_000);
      await page.context().setOffline(false);
      await saved(page);

      await site.stop();
      await page.getByLabel("Precio por persona (USD)").fill("3200");
      await offline(page);
      site = await startSite(settings);
      await page.clock.runFor(60_000);
      await saved(page);
      await saveAndReturn(page);

      const tours = openDatabase(url, folder).from("tours").select("destination, price_per_person");
      const stored = await rowsOf(tours);
      expect(stored).toEqual([{ destination: "Zambia", price_per_person: 3200 }]);
    } finally {
      await site.stop();
      await removeFolder(folder);
    }
  });
