import { volume } from "../support/volume.ts";
import { expect, test } from "./admin.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { ageSession } from "./stored-session.ts";

test.use({ sharedSession: false });

test("H2: tabs that reload together with an expired token, several times, stay signed in", async ({
  admin,
}) => {
  const others = await Promise.all([1, 2].map(() => admin.context().newPage()));
  for (const tab of others) waitUntilHydrated(tab);
  const tabs = [admin, ...others];
  for (const tab of tabs) await tab.goto("/admin/tours");
  for (let round = 0; round < volume(2, 6); round++) {
    await ageSession(admin);
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) {
      await expect(tab.getByRole("heading", { name: "Tours", exact: true })).toBeVisible();
      await expect(tab.getByText(/^\d+ tours?, por nombre/)).toBeVisible();
      await expect(tab).toHaveURL(/\/admin\/tours$/);
    }
  }
});
