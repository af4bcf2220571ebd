import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { administrator } from "./administrator.ts";

const day = (daysLater: number) =>
  new Date(Date.now() + daysLater * 86_400_000).toISOString().slice(0, 10);

test("J28: on a phone, departures are added for several dates, places are taken and undone, and the form keeps what is typed", async ({
  admin,
}) => {
  await admin.setViewportSize({ width: 375, height: 700 });
  const name = uniqueName("Salidas");
  const { data: tour } = await adminDatabase()
    .from("tours")
    .insert({
      name,
      destination: "Karoo",
      slug: `salidas-${Date.now()}`,
      price_per_person: 2000,
      short_description: "Corto",
      full_description: "Largo",
    } as never)
    .select("id")
    .single()
    .throwOnError();
  await admin.goto("/admin/departures");
  await admin.getByRole("button", { name: "Añadir salidas" }).click();
  const sheet = admin.getByRole("dialog", { name: "Añadir salidas" });
  await sheet.getByRole("button", { name: "Añadir", exact: true }).click();
  await expect(sheet.getByLabel("Tour")).toBeFocused();
  await sheet.getByLabel("Tour").selectOption({ label: name });
  await sheet.getByLabel("Fecha de salida").fill(day(100));
  await sheet.getByRole("button", { name: "Añadir otra fecha" }).click();
  await sheet.getByLabel("Fecha 2", { exact: true }).fill(day(130));
  await sheet.getByLabel("Plazas", { exact: true }).fill("8");
  await sheet.getByLabel("Se garantiza con").fill("2");
  // Typed values survive a reload.
  await admin.reload();
  await expect(sheet.getByLabel("Fecha 2", { exact: true })).toHaveValue(day(130));
  await expect(sheet.getByLabel("Plazas", { exact: true })).toHaveValue("8");
  await sheet.getByRole("button", { name: "Añadir", exact: true }).click();
  await expect(sheet).toHaveCount(0);

  await admin.getByLabel("Tour", { exact: true }).selectOption({ label: name });
  const items = admin.getByRole("list").filter({ hasText: name }).getByRole("listitem");
  await expect(items).toHaveCount(2);
  const first = items.first();
  await expect(first).toContainText("ocupadas 0 de 8");
  const take = first.getByRole("button", { name: /^Ocupar plazas/ });
  await take.click();
  await first.getByLabel("Plazas que se ocupan").fill("9");
  await first.getByRole("button", { name: "Ocupar", exact: true }).click();
  await expect(first.getByRole("alert")).toContainText("del 1 al 8");
  await first.getByLabel("Plazas que se ocupan").fill("5");
  await first.getByLabel("Nota").fill("Los Ferrer");
  await first.getByRole("button", { name: "Ocupar", exact: true }).click();
  await expect(first.getByRole("status")).toHaveText("Quedan 3 plazas.");
  await expect(first).toContainText("ocupadas 5 de 8");
  await expect(take).toBeFocused();
  await first.getByRole("button", { name: /^Deshacer/ }).click();
  await expect(first.getByRole("status")).toHaveText("Deshecho.");
  await expect(first).toContainText("ocupadas 0 de 8");
  await take.click();
  await first.getByRole("button", { name: "Ocupar", exact: true }).click();
  await expect(first).toContainText("ocupadas 1 de 8");

  await first.getByRole("button", { name: /^Editar/ }).click();
  const form = admin.getByRole("dialog").filter({ hasText: "Registro" });
  await form.getByLabel("Plazas", { exact: true }).fill("0");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form.getByText("Mínimo 1")).toBeVisible();
  await form.getByLabel("Plazas", { exact: true }).fill("4");
  await form.getByLabel("Estado").selectOption({ label: "Garantizada" });
  await expect(form.getByRole("listitem").last()).toContainText(administrator.email);
  await expect(form).toContainText("Los Ferrer");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form).toHaveCount(0);
  await expect(first).toContainText("ocupadas 1 de 4");
  await expect(first).toContainText("Garantizada");
  const { data } = await adminDatabase()
    .from("departures")
    .select("places, places_left, state, starts_on")
    .eq("tour_id", tour?.id ?? "")
    .order("starts_on");
  expect(data).toEqual([
    { places: 4, places_left: 3, state: "guaranteed", starts_on: day(100) },
    { places: 8, places_left: 8, state: "open", starts_on: day(130) },
  ]);
});

test("R4: a confirmed enquiry takes the places of its departure when asked, which then names who asked, cannot be deleted, and is cancelled", async ({
  admin,
}) => {
  const name = uniqueName("Salida");
  const traveller = uniqueName("Lucía");
  const { data: tour } = await adminDatabase()
    .from("tours")
    .insert({
      name,
      destination: "Karoo",
      slug: `salida-${Date.now()}`,
      price_per_person: 2000,
      short_description: "Corto",
      full_description: "Largo",
    } as never)
    .select("id")
    .single()
    .throwOnError();
  const tour_id = tour?.id ?? "";
  const { data: departure } = await adminDatabase()
    .from("departures")
    .insert({ tour_id, starts_on: day(100), places: 8 })
    .select("id")
    .single()
    .throwOnError();
  const { data: enquiry } = await adminDatabase()
    .from("contact_submissions")
    .insert({
      ...{ name: traveller, email: "lucia@example.com", message: "¿Quedan plazas en julio?" },
      ...{ tour_id, tour_name: name, departure_id: departure?.id, adults: 2, child_ages: [8] },
      estimate: { per_person: 2000, total: 5500, size: 3 },
    } as never)
    .select("id")
    .single()
    .throwOnError();
  const placesLeft = async () => {
    const rows = adminDatabase().from("departures").select("places_left");
    return (await rows.eq("id", departure?.id ?? "").single()).data?.places_left;
  };

  await admin.goto(`/admin/contacts?message=${enquiry?.id}`);
  const message = admin.getByRole("dialog", { name: traveller });
  await expect(message).toContainText(/Estimación de la web\s*5500\sUS\$ en total/);
  await expect(message.getByText(/^¿Restar/)).toHaveCount(0);
  await message.getByLabel("Estado").selectOption({ label: "Confirmada" });
  await expect(message.getByText(/^¿Restar 3 plazas .+ Quedan 8\.$/)).toBeVisible();
  expect(await placesLeft()).toBe(8);
  await message.getByLabel("Plazas").fill("9");
  await message.getByRole("button", { name: "Restar" }).click();
  await expect(message.getByRole("alert")).toContainText("del 1 al 8");
  await message.getByLabel("Plazas").fill("3");
  await message.getByRole("button", { name: "Restar" }).click();
  await expect(message.getByText(/^Ocupa 3 plazas de la salida/)).toBeVisible();
  expect(await placesLeft()).toBe(5);
  await message.getByRole("button", { name: "Liberar" }).click();
  await expect(message.getByText(/^¿Restar 3 plazas/)).toBeVisible();
  expect(await placesLeft()).toBe(8);

  await admin.goto(`/admin/departures?tour=${tour_id}`);
  const item = admin.getByRole("listitem").filter({ hasText: name });
  await item.getByRole("button", { name: /^Ocupar plazas/ }).click();
  const who = item.getByLabel(/^¿Quién\?/);
  await expect(who.locator("optgroup").first()).toHaveAttribute(
    "label",
    "Preguntaron por esta salida",
  );
  await expect(who.locator("option").nth(1)).toHaveText(traveller);
  await item.getByRole("button", { name: "Cancelar" }).click();

  await item.getByRole("button", { name: /^Editar/ }).click();
  const sheet = admin.getByRole("dialog").filter({ hasText: "Registro" });
  const asked = sheet.getByRole("region", { name: "Preguntaron por esta salida" });
  await expect(asked.getByRole("link", { name: traveller })).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Eliminar" })).toHaveCount(0);
  await sheet.getByLabel("Estado").selectOption({ label: "Cancelada" });
  await expect(asked).toContainText("Escríbeles que se cancela");
  await sheet.getByRole("button", { name: "Guardar" }).click();
  await expect(sheet).toHaveCount(0);

  await admin.goto(`/admin/contacts?message=${enquiry?.id}`);
  await expect(message).toContainText("Confirmada");
  await expect(message.getByText(/^¿Restar/)).toHaveCount(0);
});
