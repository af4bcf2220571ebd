import { freePort } from "../support/free-port.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { expectAccessible } from "./a11y.ts";
import { expect, signedInStorage, test } from "./admin.ts";
import { openDatabase, startedFolder } from "./database.ts";

const noProvider = "Ningún correo sale de esta web";
const exampleRecipient = "Los avisos de mensajes nuevos van a una dirección de ejemplo";

test.describe("a site in public without settings of mail", () => {
  let dataDir: string;
  let site: RunningSite;
  let url: string;

  test.beforeAll(async () => {
    dataDir = await startedFolder("mail");
    const port = String(await freePort());
    const settings = { DATA_DIR: dataDir, SEED: "none", PORT: port };
    site = await startSite({ ...settings, SITE_URL: "https://www.tsamma.example" });
    // There is no proxy in front of it.
    url = `http://127.0.0.1:${port}`;
  });
  test.afterAll(async () => {
    await site?.stop();
    await removeFolder(dataDir);
  });

  for (const width of [375, 1280]) {
    test(`G7: the dashboard says at ${width} px that mail goes nowhere, and what to do`, {
      tag: "@deep",
    }, async ({ newVisitor }) => {
      const page = await newVisitor({
        baseURL: url,
        locale: "es-ES",
        viewport: { width, height: 800 },
        storageState: await signedInStorage(url),
      });
      await page.goto("/admin");
      await expect(page.getByRole("region", { name: noProvider })).toContainText(
        "configure el envío de correo: cómo se hace está en docs/operations.md, apartado «Mail».",
      );
      await expect(page.getByRole("region", { name: exampleRecipient })).toContainText(
        "ponga el correo de la empresa: CONTACT_TO.",
      );
      await expectAccessible(page, `dashboard ${width}`);
    });
  }

  for (const width of [375, 1280]) {
    test(`H10: the dashboard at ${width} px says which jobs are stopped, until they run again`, {
      tag: width === 375 ? [] : "@deep",
    }, async ({ newVisitor }) => {
      const database = openDatabase(url, dataDir);
      const jobs = [
        { job: "sweep", reason: "share", amount: 34 },
        { job: "other-sweep", reason: "storage" },
        { job: "retention", reason: "clock" },
        { job: "backup", reason: "files", amount: 1 },
      ];
      const page = await newVisitor({
        baseURL: url,
        locale: "es-ES",
        viewport: { width, height: 900 },
        storageState: await signedInStorage(url),
      });
      const section = "docs/operations.md, apartado «Stopped jobs»";
      // The site's own jobs, which run once after the start, report that nothing is wrong.
      await expect(async () => {
        for (const job of jobs) await database.rpc("report_job", job).throwOnError();
        await page.goto("/admin");
        for (const [title, text] of [
          ["La limpieza automática iba a borrar 34 fotos y se ha parado", section],
          ["El almacén de fotos no parece el de esta web", section],
          ["El reloj del servidor no parece correcto", "que lo ponga en hora"],
          ["A la copia de seguridad le falta una foto", section],
        ] as const) {
          const warning = page.getByRole("region", { name: title });
          await expect(warning).toContainText(text, { timeout: 5000 });
        }
      }).toPass();
      await expectAccessible(page, `stopped jobs ${width}`);
      for (const { job } of jobs) await database.rpc("report_job", { job }).throwOnError();
      await page.reload();
      await expect(page.getByRole("region", { name: noProvider })).toBeVisible();
      await expect(page.getByText("Stopped jobs")).toHaveCount(0);
    });
  }

  test("G7: the panel's public document contains no e-mail address", async ({ request }) => {
    const html = await (await request.get(`${url}/admin`)).text();
    expect(html).toContain("no-provider");
    expect(html).not.toMatch(/admin@|example\.com/);
  });
});

test("G7: a local site displays no mail warning", { tag: "@deep" }, async ({ admin }) => {
  await admin.goto("/admin");
  await expect(admin.getByRole("region", { name: "Últimos mensajes" })).toBeVisible();
  for (const name of [noProvider, exampleRecipient])
    await expect(admin.getByRole("region", { name })).toHaveCount(0);
});
