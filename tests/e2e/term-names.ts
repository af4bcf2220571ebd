import { openDatabase, rowsOf } from "./database.ts";
import type { Locale } from "./pages.ts";

/** Name of a category or tag of posts as pages show it in a language. */
export async function termName(
  table: "blog_categories" | "blog_tags",
  name: string,
  locale: Locale,
): Promise<string> {
  const [term] = await rowsOf(openDatabase().from(table).select("*").eq("name", name));
  return (locale === "es" ? undefined : term?.[`name_${locale}`]) ?? name;
}
