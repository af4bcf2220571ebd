import type { Columns } from "@panel/entries/draft/values";
import { isSame } from "@panel/entries/editor/three-way";

/** Lists of the settings that name other companies. */
const lists = ["networks", "review_sites", "partners"] as const;

/** Whether an item of a list is invented: an address in a reserved domain, or a drawn logo (`launch_state` agrees). */
const isInvented = (item: unknown) =>
  /[/.@]tsamma\.example|\.example[/"]|\(demo\)|"logo": ?"partner-\d+"/.test(JSON.stringify(item));

/**
 * Lists without the invented networks, review sites and partners of the demonstration. The owner's stay.
 * @returns only the lists that have any
 */
export function withoutDemonstrationLinks(row: Columns): Columns {
  const cleaned = lists.map((name) => {
    const items = row[name];
    return [name, Array.isArray(items) ? items.filter((item) => !isInvented(item)) : items];
  });
  return Object.fromEntries(cleaned.filter(([name, items]) => !isSame(row[String(name)], items)));
}
