import type { BrowserContext, Page, Request, Route } from "@playwright/test";
import { expect, test } from "./admin.ts";
import { administrator } from "./administrator.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { holdRequests } from "./lost-answers.ts";
import { ageSession } from "./stored-session.ts";
import { autosaving, insertTour } from "./tour-pages.ts";

test.use({ sharedSession: false });

const signInButton = (page: Page) => page.getByRole("button", { name: /^Ingres/ });

async function signIn(page: Page, { email, password } = administrator) {
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña").fill(password);
  await signInButton(page).click();
}

async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  waitUntilHydrated(tab);
  return tab;
}

/** The session that supabase-js stores in the browser. */
const storedSession = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token"));
    return key ? JSON.parse(localStorage.getItem(key) ?? "null") : null;
  });

test("H1: the sign-in pages fill the window of a tablet in portrait orientation", {
  tag: "@deep",
}, async ({ reader }) => {
  await reader.setViewportSize({ width: 768, height: 1024 });
  for (const page of ["login", "reset"]) {
    await reader.goto(`/admin/${page}`);
    await expect(reader.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await reader.locator(".login__art").boundingBox())?.height, page).toBe(1024);
  }
});

test("H1: a server without response has another message than a wrong password", {
  tag: "@deep",
}, async ({ reader, allow }) => {
  allow("net::ERR_FAILED /auth/v1/token");
  await reader.goto("/admin/login");
  await reader.route("**/auth/v1/token**", (route) => route.abort());
  await signIn(reader);
  await expect(reader.getByRole("alert")).toContainText("El servidor no contesta.");
});

test("H1: the login names what is missing or wrong, displays its progress and a greeting, and returns to the requested page", async ({
  reader,
  allow,
}) => {
  allow("400 /auth/v1/token");
  await reader.goto("/es/about");
  await reader.goto("/admin/contacts?sort=oldest");
  await expect(reader).toHaveURL(/\/admin\/login$/);
  const email = reader.getByLabel("Correo electrónico");
  const password = reader.getByLabel("Contraseña");

  await test.step("e-mail and password are required", async () => {
    await signInButton(reader).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription("Escribe tu correo electrónico");
    await expect(password).toHaveAccessibleDescription("Escribe tu contraseña");
    await email.fill("nadie");
    await expect(password).toHaveAccessibleDescription("");
    await password.fill("x");
    await signInButton(reader).click();
    await expect(email).toHaveAccessibleDescription("Escribe un correo electrónico válido");
    await expect(reader).toHaveURL(/\/admin\/login$/);
  });

  await test.step("a wrong password displays Auth's message in a toast, and keeps the form", async () => {
    await signIn(reader, { ...administrator, password: "no es esta" });
    await expect(reader.getByRole("alert")).toContainText(
      /Error\s*Invalid login credentials\s*El correo o la contraseña no son correctos\./,
    );
    await expect(email).toHaveValue(administrator.email);
    await expect(signInButton(reader)).toHaveText("Ingresar");
  });

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await reader.route("**/auth/v1/token**", async (route) => {
    await held;
    await route.continue();
  });
  await signIn(reader);
  await expect(signInButton(reader)).toHaveText("Ingresando...");
  await expect(signInButton(reader)).toHaveAttribute("aria-busy", "true");
  release();
  await expect(
    reader.getByText(/Bienvenido\s*Ingresando al panel de administración\.\.\./),
  ).toBeVisible();
  await expect(reader).toHaveURL(/\/admin\/contacts\?sort=oldest$/);
  // The login replaces its history entry.
  await reader.goBack();
  await expect(reader).toHaveURL(/\/es\/about$/);
});

test("H1: the login redirects an administrator to the panel", { tag: "@deep" }, async ({
  admin,
}) => {
  await admin.goto("/admin/login");
  await expect(admin).toHaveURL(/\/admin$/);
  await expect(admin.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
});

test("H2, H3: the session is stored in the browser and survives a reload; the navigation links to all sections", async ({
  admin,
}) => {
  await admin.goto("/admin/tours");
  expect(await storedSession(admin)).toMatchObject({
    access_token: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/),
    refresh_token: expect.stringMatching(/^[\w-]{12,}$/),
    expires_at: expect.any(Number),
    expires_in: 3600,
    token_type: "bearer",
    user: { email: administrator.email },
  });
  await admin.reload();
  await expect(admin.getByRole("heading", { name: "Tours", exact: true })).toBeVisible();
  const rail = admin.getByRole("navigation", { name: "Administración" });
  for (const [name, path] of [
    ["Blog", "/admin/blog"],
    ["Tours", "/admin/tours"],
    ["Destinos", "/admin/destinations"],
    ["Contactos", "/admin/contacts"],
    ["Estadísticas", "/admin/statistics"],
    ["Admin Panel", "/admin"],
  ] as const) {
    await rail.getByRole("link", { name }).click();
    await expect(admin).toHaveURL(new RegExp(`${path}$`));
    await expect(rail.locator("[aria-current]")).toHaveText(new RegExp(`^${name}`));
  }
});

test("H2: an expired token is refreshed automatically, on loading and later", {
  tag: "@deep",
}, async ({ admin }) => {
  await admin.goto("/admin/tours");
  const { refresh_token: first } = await storedSession(admin);
  await ageSession(admin);
  await admin.reload();
  await expect(admin.getByRole("heading", { name: "Tours", exact: true })).toBeVisible();
  const { refresh_token: second } = await storedSession(admin);
  expect(second).not.toBe(first);
  await ageSession(admin);
  await admin.getByRole("link", { name: "Contactos" }).click();
  await expect(admin.getByRole("heading", { name: /Mensajes de contacto \(\d+\)/ })).toBeVisible();
  await expect.poll(async () => (await storedSession(admin)).refresh_token).not.toBe(second);
});

/** The backend treats this token as expired from now on, like a server with a faster clock. */
async function refuse(page: Page, token: string, before?: (request: Request) => Promise<void>) {
  // A token that is refreshed within the same second would be identical.
  const { iat } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(iat);
  const answer = (status: number, json: object) => async (route: Route, request: Request) => {
    if (request.headers().authorization !== `Bearer ${token}`) return route.continue();
    await before?.(request);
    return route.fulfill({ status, json });
  };
  const expired = { code: "PGRST303", message: "JWT expired" };
  await page.route("**/rest/v1/tours**", answer(401, expired));
  const bad = { error_code: "bad_jwt", msg: "token is expired" };
  await page.route("**/auth/v1/user", answer(403, bad));
}

test("H2: with a slow local clock, a refused request is repeated with a new token", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("401 /rest/v1/tours", "403 /auth/v1/user");
  await admin.goto("/admin/contacts");
  const { access_token: old } = await storedSession(admin);
  await refuse(admin, old);
  await admin.getByRole("link", { name: "Tours", exact: true }).click();
  await expect(admin.getByText(/\d+ tours?, por nombre/)).toBeVisible();
});

test("H2: a request that is refused after the token was refreshed is repeated as well", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("401 /rest/v1/tours", "403 /auth/v1/user");
  await admin.goto("/admin/contacts");
  const { access_token: old } = await storedSession(admin);
  const { promise: replaced, resolve: noteReplaced } = Promise.withResolvers<void>();
  await refuse(admin, old, async (request) => {
    // The menu's counts are refused at once, the list's rows after the refresh.
    if (request.url().includes("select=id")) await replaced;
  });
  await admin.goto("/admin/tours");
  await expect.poll(async () => (await storedSession(admin)).access_token).not.toBe(old);
  noteReplaced();
  await expect(admin.getByText(/\d+ tours?, por nombre/)).toBeVisible();
});

test("H2: a role that cannot be looked up opens nothing, and the check can be repeated", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("500 /rest/v1/user_roles");
  await admin.route("**/rest/v1/user_roles**", (route) =>
    route.fulfill({ status: 500, json: { message: "no" } }),
  );
  await admin.goto("/admin/tours");
  await expect(admin).toHaveURL(/\/admin\/login$/);
  await expect(admin.getByText("el servidor no ha podido comprobar tu cuenta")).toBeVisible();
  await admin.unroute("**/rest/v1/user_roles**");
  await admin.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(admin).toHaveURL(/\/admin\/tours$/);
});

test("H3: without a session every page of the panel redirects to the login, after a spinner", async ({
  reader,
}) => {
  const html = await (await reader.request.get("/admin/tours")).text();
  expect(html).toContain("Cargando...");
  expect(html).not.toContain("Cerrar sesión");
  for (const path of ["", "/blog", "/tours/new", "/destinations", "/contacts", "/nada"]) {
    await reader.goto(`/admin${path}`);
    await expect(reader).toHaveURL(/\/admin\/login$/);
    await expect(reader.getByRole("heading", { name: "Panel de administración" })).toBeVisible();
  }
});

test("H3: signing out displays a message, and ends the session in every tab", async ({ admin }) => {
  await admin.goto("/admin/contacts");
  const other = await openTab(admin.context());
  await other.goto("/admin/tours");
  await expect(other.getByRole("button", { name: "Cerrar sesión" })).toBeVisible();
  // Later requests would be refused.
  await other.waitForLoadState("networkidle");
  await admin.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(admin.getByText(/Sesión cerrada\s*Has cerrado sesión correctamente/)).toBeVisible();
  await expect(admin).toHaveURL(/\/admin\/login$/);
  await expect(other).toHaveURL(/\/admin\/login$/);
  await expect.poll(() => storedSession(admin)).toBeNull();

  await signIn(admin);
  // A deliberate sign-out goes to the dashboard at the next sign-in, other tabs return to their page.
  await expect(admin).toHaveURL(/\/admin$/);
  await expect(other).toHaveURL(/\/admin\/tours$/);
});

test("H3, H13: signing out without saving removes what only this browser has, and nothing else", async ({
  admin,
}) => {
  const tour = await insertTour();
  await admin.goto(`/admin/tours/${tour.id}`);
  const destination = admin.getByLabel("Destino");
  await destination.fill("En el borrador");
  await expect(admin.getByText("Guardado en el borrador")).toBeVisible();
  await holdRequests(admin, autosaving);
  await destination.fill("Perdido a sabiendas");
  const stored = () => admin.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).toContain("Perdido a sabiendas");
  await admin.getByRole("button", { name: "Cerrar sesión" }).click();
  await admin.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(admin).toHaveURL(/\/admin\/login$/);
  expect(await stored()).not.toContain("Perdido a sabiendas");
  await signIn(admin);
  await expect(admin).toHaveURL(/\/admin$/);
  await admin.goto(`/admin/tours/${tour.id}`);
  await expect(destination).toHaveValue("En el borrador");
});

test("H3: signing out cancels requests in flight, in every tab", { tag: "@deep" }, async ({
  admin,
}) => {
  const context = admin.context();
  const count = /\/rest\/v1\/contact_submissions\?select=\*&limit=1$/;
  let givenUp = 0;
  context.on("requestfailed", (request) => count.test(request.url()) && givenUp++);
  // After the session has ended, it would be refused.
  await context.route(count, () => {});
  await admin.goto("/admin/tours");
  const other = await openTab(context);
  await other.goto("/admin/tours");
  for (const tab of [admin, other])
    await expect(tab.getByRole("button", { name: "Cerrar sesión" })).toBeVisible();
  await admin.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(other).toHaveURL(/\/admin\/login$/);
  await expect.poll(() => givenUp).toBe(2);
});

test("H3: signing out works without a server", { tag: "@deep" }, async ({ admin, allow }) => {
  allow("net::ERR_FAILED /auth/v1/logout");
  await admin.goto("/admin/contacts");
  await admin.route("**/auth/v1/**", (route) => route.abort());
  await admin.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(admin).toHaveURL(/\/admin\/login$/);
  await expect.poll(() => storedSession(admin)).toBeNull();
});
