import { columnsOf } from "../columns.ts";
import type { ContentType } from "../define.ts";

/** The trigger that notes which pictures visitors are shown by an entry, and from when on. */
export function shownPicturesTrigger({ table, shown, fields }: ContentType): string {
  const all = Object.entries(fields);
  const since = all.find(([, field]) => field.kind === "moment" && field.ahead)?.[0];
  const columns = (isWanted: (field: ContentType["fields"][string]) => boolean) =>
    all.flatMap(([name, field]) => (isWanted(field) ? columnsOf(name, field) : []));
  const told = {
    shown,
    ...(since && { since }),
    pictures: columns(({ kind }) => kind === "picture" || kind === "pictures"),
    texts: columns((field) => field.kind === "text" && field.pictures === true),
  };
  return `create trigger shown_pictures
  after insert or update or delete on public.${table}
  for each row execute function private.note_shown_pictures(
    '${JSON.stringify(told)}'
  );`;
}
