// `list`: shown in the panel's list. `yes` and `no`: its filters. What else a field may say: `define.ts`.
import { defineType, flag, moment, picture, refs, slug, tags, text } from "./define.ts";

const name = { max: 100, suggest: true, search: true, list: true, section: "data" } as const;

export const posts = defineType({
  table: "blog_posts",
  path: "/blog",
  title: "title",
  publishedFlag: "is_published",
  words: {
    one: "Post",
    the: "el post",
    many: "Blog",
    plural: "posts",
    all: "Posts del blog",
    fresh: "Nuevo post",
    empty: "Todavía no hay posts. Escribe el primero.",
  },
  order: { by: "created_at", ascending: false },
  site: { path: "/blog", description: "excerpt", place: "category" },
  sections: {
    texts: { title: "Textos" },
    state: { title: "Estado", aside: true },
    data: { title: "Datos", aside: true },
    picture: { title: "Imagen", aside: true },
  },
  fields: {
    title: text({
      label: "Título",
      required: "Escribe el título",
      max: 300,
      translated: true,
      search: true,
      section: "texts",
    }),
    excerpt: text({
      label: "Extracto",
      required: "Escribe un extracto",
      max: 1000,
      rows: 2,
      translated: true,
      section: "texts",
    }),
    content: text({
      label: "Contenido",
      hint: "Cada salto de línea empieza un párrafo.",
      required: "Escribe el contenido",
      max: 100_000,
      rows: 14,
      translated: true,
      pictures: true,
      section: "texts",
    }),
    tags: tags({
      label: "Etiquetas",
      hint: "Enter o una coma añade la etiqueta. Las dos primeras se ven en la tarjeta del blog.",
      maxItems: 40,
      max: 60,
    }),
    tour_ids: refs({
      label: "Tours relacionados",
      to: "tours",
      add: "Añadir un tour",
      empty: "Nada todavía. Cada uno se enlaza al final del post.",
      maxItems: 12,
    }),
    is_published: flag({
      label: "Publicado",
      initial: false,
      yes: {
        value: "published",
        words: ["Publicado", "Publicados"],
        none: "ninguno publicado",
        badge: true,
      },
      no: {
        value: "draft",
        words: ["Borrador", "Borradores"],
        none: "ningún borrador",
        badge: true,
      },
      section: "state",
    }),
    published_at: moment({
      label: "Fecha de publicación",
      hint: "En el futuro: el post sale entonces.",
      future: { value: "scheduled", words: ["Programado", "Programados"], badge: true },
      section: "state",
    }),
    slug: slug({ label: "Dirección en la web", from: "title", section: "data" }),
    category: text({ label: "Categoría", required: "Escribe una categoría", ...name }),
    author: text({ label: "Autor", required: "Escribe quién firma el post", ...name }),
    featured_image: picture({
      label: "Imagen destacada",
      bucket: "blog-images",
      section: "picture",
      as: "picture",
    }),
  },
});
