import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Cast, content, startCast } from "./cast.ts";

let cast: Cast;
let heard: string[] = [];

beforeAll(async () => {
  cast = await startCast();
  cast.backend.backend.onContentChange((changed) => heard.push(...changed));
});
beforeEach(() => {
  heard = [];
});
afterAll(() => cast.backend.dispose());

describe.each(content)(
  "H11: a change in $table is announced before its writer gets the response",
  ({ table, row }) => {
    test("when an entry is inserted, updated, renamed and deleted", async () => {
      await cast.admin.from(table).insert({ ...row, slug: "nuevo" } as never);
      expect(heard.splice(0)).toEqual([table, `${table}/nuevo`]);
      await cast.admin.from(table).update({ image_details: {} }).eq("slug", "nuevo");
      expect(heard.splice(0)).toEqual([table, `${table}/nuevo`, `${table}/nuevo`]);
      await cast.admin.from(table).update({ slug: "otro" }).eq("slug", "nuevo");
      expect(heard.splice(0)).toEqual([table, `${table}/nuevo`, `${table}/otro`]);
      await cast.admin.from(table).delete().eq("slug", "otro");
      expect(heard.splice(0)).toEqual([table, `${table}/otro`]);
    });

    test("refused writes are not announced", async () => {
      await cast.anonymous.from(table).insert({ ...row, slug: "intruso" } as never);
      await cast.traveller.from(table).delete().neq("slug", "");
      await cast.admin.from(table).insert({ ...row, slug: null } as never);
      expect(heard).toEqual([]);
    });
  },
);
