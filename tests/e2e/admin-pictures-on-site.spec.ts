import sharp from "sharp";
import { adminDatabase, adminSite, expect, test, uniqueName } from "./admin.ts";
import { picture } from "./pictures.ts";
import { measureShifts, shifts } from "./shifts.ts";
import { insertTour } from "./tour-pages.ts";

/** Two halves of different colours, to see which of them a crop keeps. */
async function store(name: string) {
  const left = await sharp((await picture("a.jpg", "crimson", 1600)).buffer)
    .extract({ left: 0, top: 0, width: 800, height: 1066 })
    .toBuffer();
  const whole = sharp((await picture("b.jpg", "navy", 1600)).buffer);
  const content = await whole
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  const objects = adminDatabase().storage.from("tour-images");
  const { error } = await objects.upload(name, content, { contentType: "image/jpeg" });
  if (error) throw error;
  return objects.getPublicUrl(name).data.publicUrl;
}

test("E2: a phone loads a picture in its own size and format, with reserved space", async ({
  newVisitor,
  baseURL,
}) => {
  const phone = await newVisitor({
    baseURL,
    viewport: { width: 375, height: 800 },
    deviceScaleFactor: 2,
  });
  await measureShifts(phone);
  const fetched: { url: string; type: string; bytes: number }[] = [];
  phone.on("response", async (response) => {
    if (!response.url().includes("/storage/v1/")) return;
    const { "content-type": type = "" } = response.headers();
    // A response in flight when the window closed has no body.
    const body = await response.body().catch(() => undefined);
    if (body) fetched.push({ url: response.url(), type, bytes: body.byteLength });
  });
  await phone.goto("/en/tours");
  const first = phone.locator(".tour img").first();
  await expect(first).toHaveJSProperty("complete", true);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  for (const { url, type, bytes } of fetched) {
    expect(url).toMatch(/\/render\/image\/public\/.*\?resize=contain&v=[0-9a-f]+&width=(640|800)$/);
    expect(type).toBe("image/avif");
    expect(bytes).toBeLessThan(80_000);
  }
  // Its colours are in the document as a placeholder, and its arrival causes no layout shift.
  await expect(first).toHaveAttribute("style", /linear-gradient\((#[0-9a-f]{6},?){4}\)/);
  await expect(first).toHaveAttribute("width", "1800");
  await expect(first).toHaveAttribute("fetchpriority", "high");
  expect(await shifts(phone)).toEqual([]);
  // The others load lazily.
  const pictures = await phone.locator(".tour img").count();
  expect(fetched.length).toBeLessThan(pictures / 3);
});

test("A11, A9: a picture has its alternative text, in Spanish if there is no translation, and keeps its focal point", async ({
  reader,
}) => {
  const name = uniqueName("Encuadre");
  const file = `${name.replace(" ", "-")}.jpg`;
  const address = await store(file);
  const { slug } = await insertTour({
    name,
    name_en: name,
    gallery_images: [address],
    image_url: address,
    is_active: true,
    image_details: {
      [`tour-images/${file}`]: {
        alt: { es: "Mitad roja y mitad azul.", en: "Half red, half blue." },
        focus: { x: 1, y: 0.5 },
      },
    },
  });
  const seen = (list: string) =>
    reader.goto(`${list}/${slug}`).then(() => reader.getByRole("main").locator("img").first());
  const english = await seen("/en/tours");
  await expect(english).toHaveAttribute("alt", "Half red, half blue.");
  expect(await english.getAttribute("lang")).toBeNull();
  const french = await seen("/fr/tours");
  await expect(french).toHaveAttribute("alt", "Mitad roja y mitad azul.");
  await expect(french).toHaveAttribute("lang", "es");
  await expect(french).toHaveCSS("object-position", "100% 50%");
});

test("A6: a shared link displays its own tour, and only while it is visible", async ({
  request,
}) => {
  const name = uniqueName("Compartido");
  const address = await store(`${name.replace(" ", "-")}.jpg`);
  const tour = await insertTour({ name, image_url: address, is_active: true });
  const site = adminSite().url;
  const html = await (await request.get(`${site}/es/tours/${tour.slug}`)).text();
  const image = html.match(/property="og:image" content="([^"]+)"/)?.[1] ?? "";
  expect(html).toContain(`property="og:title" content="${name}: 1 día (Botsuana)"`);
  expect(html).toContain(`<link rel="canonical" href="${site}/es/tours/${tour.slug}"`);

  const shared = await request.get(image);
  expect(shared.headers()["content-type"]).toBe("image/jpeg");
  expect(shared.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  const { width, height } = await sharp(await shared.body()).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const other = await request.get(image.replace(/v=.*/, "v=0"));
  expect(other.headers()["cache-control"]).toBe("public, max-age=3600");

  await adminDatabase().from("tours").update({ is_active: false }).eq("id", tour.id);
  expect((await request.get(image)).status()).toBe(404);
  for (const path of ["/share/de/tours/a.jpg", "/share/es/pages/a.jpg", "/share/es/tours/a.png"])
    expect((await request.get(site + path)).status()).toBe(404);

  const bare = await insertTour({ name: uniqueName("Sin portada"), is_active: true });
  const fallback = await request.get(`${site}/share/es/tours/${bare.slug}.jpg`);
  expect(fallback.url()).toBe(`${site}/og-image.jpg`);
});

test("E2: the link to a tour is copied, and works with and without scripts", {
  tag: "@deep",
}, async ({ newVisitor, baseURL }) => {
  const page = await newVisitor({ baseURL, permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto("/en/tours");
  const card = page.getByRole("article").last();
  const name = (await card.getByRole("heading", { level: 2 }).textContent()) ?? "";
  const link = card.getByRole("link", { name: `Share: ${name}` });
  await link.click();
  await expect(card.getByText("Link copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const slug = await card.getAttribute("id");
  expect(copied).toBe(`${baseURL}/en/tours/${slug}`);

  const plain = await newVisitor({ baseURL, javaScriptEnabled: false });
  await plain.goto(copied);
  await expect(plain.getByRole("heading", { level: 1, name, exact: true })).toBeInViewport();
  await expect(plain.locator("main img").first()).toHaveAttribute("srcset", /width=800/);
});
