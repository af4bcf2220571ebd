import sharp from "sharp";
import { openDatabase } from "./database.ts";

export const hostile = `<img src=x onerror="document.title='broken'">`;

/** Days of a tour with Spanish texts only. */
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    day: at + 1,
    description_es: `Etapa ${at + 1}`,
    description_en: "",
    description_fr: " ",
  }));

const tour = {
  short_description: "Resumen sin traducir",
  full_description: "Descripción sin traducir",
  destination: "Namibia",
  price_per_person: 1234.5,
};

const tours = [
  {
    ...tour,
    slug: "sin-traducir",
    name: "Tour sin traducir",
    min_group_size: 4,
    max_group_size: 4,
    is_featured: false,
    itinerary: days(1),
    included_services: ["Guía sin traducir"],
  },
  {
    ...tour,
    slug: "z-destacado",
    name: "Zambeze & Chobe: ¿50 %?",
    name_en: "Zambezi & Chobe: 50%?",
    name_fr: "Zambèze & Chobe : 50 % ?",
    min_group_size: 2,
    max_group_size: 10,
    is_featured: true,
    itinerary: days(12),
  },
  { ...tour, slug: "inactivo", name: "Tour inactivo", is_active: false, is_featured: true },
];

const destination = {
  country: "Botsuana",
  short_description: "Resumen sin traducir",
  full_description: "Primera línea\n\nSegunda línea",
};

const destinations = (pictures: string[]) => [
  { ...destination, slug: "sin-imagenes", name: "B sin imágenes", highlights: ["Silencio"] },
  {
    ...destination,
    slug: "una-imagen",
    name: "A una imagen",
    gallery_images: pictures.slice(0, 1),
    name_en: "   ",
  },
  { ...destination, slug: "dos-imagenes", name: "C dos imágenes", gallery_images: pictures },
  { ...destination, slug: "inactivo", name: "Destino inactivo", is_active: false },
];

const post = {
  excerpt: "Extracto sin traducir",
  content: "Un párrafo\n\n   \nOtro párrafo\r\nUn tercero",
  category: "Guía",
  tags: ["uno", "dos", "tres"],
  author: "Ana",
  is_published: true,
};

const posts = [
  { ...post, slug: "antiguo", title: "Antiguo", published_at: "2020-05-05T10:00:00Z" },
  // In Johannesburg this is already the next day, and the next month.
  { ...post, slug: "noche", title: "De noche", published_at: "2026-08-31T22:30:00Z" },
  { ...post, slug: "hostil", title: hostile, published_at: "2021-01-01T10:00:00Z" },
  { ...post, slug: "borrador", title: "Borrador secreto", is_published: false },
];

/** Fills an empty site with cases that the demonstration content does not have. */
export async function insertCorners(url: string, dataDir: string) {
  const database = openDatabase(url, dataDir);
  const bucket = database.storage.from("destination-images");
  const pictures = await Promise.all(
    ["#b5651d", "#1d4fb5"].map(async (background, at) => {
      const picture = { width: 600, height: 400, channels: 3, background } as const;
      const name = `plain-${at}.png`;
      const { error } = await bucket.upload(
        name,
        await sharp({ create: picture }).png().toBuffer(),
        {
          contentType: "image/png",
        },
      );
      if (error) throw error;
      return bucket.getPublicUrl(name).data.publicUrl;
    }),
  );
  for (const { error } of await Promise.all([
    database.from("tours").insert(tours, { defaultToNull: false }),
    database.from("destinations").insert(destinations(pictures), { defaultToNull: false }),
    database.from("blog_posts").insert(posts, { defaultToNull: false }),
  ])) {
    if (error) throw error;
  }
}
