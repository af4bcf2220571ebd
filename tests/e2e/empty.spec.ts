import { removeFolder } from "../support/remove-folder.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { startedFolder } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { inOne } from "./pages.ts";

// One site for all tests, so one worker.
test.describe.configure({ mode: "default" });

let site: RunningSite;
let folder: string;

test.beforeAll(async () => {
  folder = await startedFolder("empty");
  site = await startSite({ DATA_DIR: folder, SEED: "none" });
});
test.afterAll(async () => {
  await site?.stop();
  await removeFolder(folder);
});

const emptyBlog = {
  es: "Todavía no hay artículos. ¡Vuelve pronto para leer historias de safari y consejos de viaje!",
  en: "No blog posts yet. Check back soon for exciting safari stories and travel tips!",
  fr: "Pas encore d’articles. Revenez bientôt pour des récits de safari et des conseils de voyage !",
};

for (const locale of inOne("es")) {
  test(`F3: a site without content shows complete pages (${locale})`, async ({ knownWindow }) => {
    const page = await knownWindow({ baseURL: site.url });
    await page.goto(`/${locale}/blog`);
    await expect(page.getByText(emptyBlog[locale], { exact: true })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    for (const path of ["", "/tours", "/destinations"]) {
      await page.goto(`/${locale}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(0);
    }
    await expect(page.getByRole("main").getByRole("link")).toHaveAttribute(
      "href",
      `/${locale}/contact`,
    );
  });
}
