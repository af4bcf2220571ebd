import { expect, test, uniqueName } from "./admin.ts";
import { insertTour, readTour, save, saveAndReturn, tab } from "./tour-pages.ts";

test("J20: an owner gives a tour an English address, which visitors reach from the Spanish and the former ones", async ({
  admin,
  reader,
}) => {
  const name = uniqueName("Del Cabo");
  const other = await insertTour({ name: uniqueName("Otro"), slug_fr: `${slugOf(name)}-pris` });
  const tour = await insertTour({ name, name_en: `${name} to the coast`, slug: slugOf(name) });
  const english = `${slugOf(name)}-to-the-coast`;
  const address = admin.getByLabel("Dirección en la web");

  await admin.goto(`/admin/tours/${tour.id}`);
  await expect(address).toHaveValue(tour.slug);
  await tab(admin, "EN").click();
  await expect(address).toHaveValue("");
  await expect(address).toHaveAttribute("placeholder", tour.slug);
  await expect(address).toHaveAccessibleDescription(
    `Si la dejas vacía, se usa la española. Si la cambias, /en/tours/${tour.slug} llevará a la nueva.`,
  );
  // Of another entry, in another language: an error at once, and the save is refused.
  await address.fill(other.slug_fr ?? "");
  await expect(admin.getByText("Esta dirección ya la usa otra entrada")).toBeVisible();
  await tab(admin, "FR").click();
  await save(admin);
  await expect(tab(admin, "EN")).toHaveAttribute("aria-selected", "true");
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(other.slug_fr ?? "");

  await address.fill("");
  await admin.getByRole("button", { name: `Usar «${english}»` }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(english);
  await saveAndReturn(admin);
  expect(await readTour(name)).toMatchObject({ slug: tour.slug, slug_en: english, slug_fr: null });

  // The language switch leads to the address of each language.
  await reader.goto(`/es/tours/${tour.slug}`);
  await reader.getByRole("contentinfo").getByRole("link", { name: "EN English" }).click();
  await expect(reader).toHaveURL(`/en/tours/${english}`);
  await expect(reader.getByRole("heading", { name: `${name} to the coast` })).toBeVisible();
  await reader.goto(`/en/tours/${tour.slug}?utm_source=x`);
  await expect(reader).toHaveURL(`/en/tours/${english}?utm_source=x`);

  // A later change keeps the former address.
  await admin.goto(`/admin/tours/${tour.id}`);
  await tab(admin, "EN").click();
  await address.fill("");
  await saveAndReturn(admin);
  await reader.goto(`/en/tours/${english}`);
  await expect(reader).toHaveURL(`/en/tours/${tour.slug}`);
});

const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");
