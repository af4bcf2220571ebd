import { company } from "../../shared/company.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, say } from "./pages.ts";

const fourteen = { es: /14 años de servicio/, en: /14 years of service/, fr: /14 ans de métier/ };
const hours = {
  es: ["De lunes a viernes", "8:00", "17:00", "Sábado", "9:00", "13:00", "Domingo", "Cerrado"],
  en: [
    "Monday to Friday",
    "8:00 AM",
    "5:00 PM",
    "Saturday",
    "9:00 AM",
    "1:00 PM",
    "Sunday",
    "Closed",
  ],
  fr: ["lundi au vendredi", "8 h", "17 h", "Samedi", "9 h", "13 h", "Dimanche", "Fermé"],
};

for (const locale of inOne("en")) {
  test(`G1: header, location, phone, e-mail and office hours (${locale})`, async ({ page }) => {
    await page.goto(at(locale, "/contact"));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(say(locale, "contact.title"));
    await expect(main).toContainText(fourteen[locale]);
    const info = main.getByRole("complementary");
    for (const key of ["location", "phone.card", "email.card", "hours"] as const) {
      await expect(
        info.getByRole("heading", { name: say(locale, `contact.${key}`), exact: true }),
      ).toBeVisible();
    }
    await expect(info).toContainText(company.address.street);
    await expect(info).toContainText(`Johannesburg ${company.address.postalCode}`);
    await expect(info.locator(`a[href="${company.phone.href}"]`)).toHaveText(company.phone.display);
    await expect(info.locator(`a[href="mailto:${company.email}"]`)).toHaveText(company.email);
    await expect(info).toContainText("CAT");
    const table = ((await info.getByRole("table").textContent()) ?? "").replace(
      /[\u202f\u00a0]/g,
      " ",
    );
    let from = 0;
    for (const part of hours[locale]) {
      const found = table.indexOf(part, from);
      expect(found, `${part} in ${table}`).toBeGreaterThanOrEqual(from);
      from = found + part.length;
    }
  });
}

for (const locale of inOne("fr")) {
  test(`G2: a tour in the URL prefills the message; HTML in the tour's name is escaped (${locale})`, async ({
    page,
  }) => {
    const message = page.getByLabel(say(locale, "contact.message"), { exact: true });
    await page.goto(at(locale, "/contact"));
    await expect(message).toHaveValue("");
    await page.goto(`${at(locale, "/contact")}?tour=${encodeURIComponent("Dunes & “ríos” 100 %")}`);
    await expect(message).toHaveValue(
      new RegExp(
        `^${say(locale, "contact.tour", { tour: "Dunes & “ríos” 100 %" }).replaceAll(" ", "\\s")}\\s*$`,
      ),
    );

    const attack = `<img src=x onerror="document.title='broken'"></textarea><script>document.title='broken'</script>`;
    const title = await page.title();
    await page.goto(`${at(locale, "/contact")}?tour=${encodeURIComponent(attack)}`);
    await expect(message).toHaveValue(/: <img src=x onerror=.*<\/textarea><script>/);
    await expect(page.locator("form img")).toHaveCount(0);
    await expect(page).toHaveTitle(title);
  });
}

for (const locale of inOne("en")) {
  test(`G10: the privacy page is linked from footer and form (${locale})`, async ({ page }) => {
    await page.goto(at(locale, "/contact"));
    const beside = page.getByRole("form").getByRole("link");
    await expect(beside).toHaveAttribute("href", at(locale, "/privacy"));
    await beside.click();
    await expect(page).toHaveURL(at(locale, "/privacy"));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(say(locale, "privacy.title"));
    for (const part of ["enquiry", "time", "device", "visit", "rights"] as const) {
      await expect(
        main.getByRole("heading", { level: 2, name: say(locale, `privacy.${part}.title`) }),
      ).toBeVisible();
      await expect(main).toContainText(
        say(locale, `privacy.${part}.text`, { email: company.email }),
      );
    }
    await page.getByRole("contentinfo").getByRole("link", { name: company.email }).waitFor();
  });
}
