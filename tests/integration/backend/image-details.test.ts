import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cast, content, hidden, shown, startCast } from "./cast.ts";

const said = (words: string) => ({ "tour-images/a.jpg": { alt: { es: words } } });

let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
  for (const { table } of content) {
    for (const slug of [shown, hidden]) {
      const change = { image_details: said(`De ${slug}`) };
      const { error } = await cast.service.from(table).update(change).eq("slug", slug);
      if (error) throw error;
    }
  }
});
afterAll(() => cast.backend.dispose());

describe.each(content)("I2: picture texts of $table", ({ table, row }) => {
  const stored = async () => {
    const { data } = await cast.service
      .from(table)
      .select("image_details")
      .eq("slug", shown)
      .single();
    return data?.image_details;
  };

  const put = (image_details: unknown) =>
    cast.admin
      .from(table)
      .update({ image_details: image_details as never })
      .eq("slug", shown);

  test.each(["anonymous", "traveller"] as const)(
    "%s reads them of visible entries only",
    async (who) => {
      const { data } = await cast[who].from(table).select("slug,image_details");
      expect(data).toEqual([{ slug: shown, image_details: said(`De ${shown}`) }]);
      // A filter on the texts does not find hidden rows either.
      const { count } = await cast[who]
        .from(table)
        .select("slug", { count: "exact", head: true })
        .contains("image_details", said(`De ${hidden}`));
      expect(count).toBe(0);
    },
  );

  test.each(["anonymous", "traveller"] as const)("%s cannot write them", async (who) => {
    const before = await stored();
    const changed = await cast[who]
      .from(table)
      .update({ image_details: said("Otra cosa") })
      .eq("slug", shown)
      .select();
    expect(changed.error?.code ?? changed.data?.length).toBe(who === "anonymous" ? "42501" : 0);
    const added = await cast[who]
      .from(table as "tours")
      .insert({ ...row, slug: "ajeno", image_details: said("Otra cosa") } as never);
    expect(added.error?.code).toBe("42501");
    expect(await stored()).toEqual(before);
  });

  test("an administrator writes them and reads them back unchanged", async () => {
    const details = { ...said("Un león"), "tour-images/b.jpg": { focus: { x: 0.5, y: 0.4 } } };
    const change = { image_details: details };
    const { data, error } = await cast.admin
      .from(table)
      .update(change)
      .eq("slug", shown)
      .select("image_details");
    expect(error).toBeNull();
    expect(data).toEqual([change]);
    await cast.service
      .from(table)
      .update({ image_details: said(`De ${shown}`) })
      .eq("slug", shown);
  });

  test.each([[[]], [3], [true]])("I1: %j is refused because it is not an object", async (wrong) => {
    const before = await stored();
    const { error } = await put(wrong);
    expect(error?.code).toBe("23514");
    expect(error?.message).toContain(`${table}_image_details_is_object`);
    expect(await stored()).toEqual(before);
  });

  test("I1: a string, null, and a value above the size limit are refused", async () => {
    // The backend parses a string as JSON.
    expect((await put("texto")).error?.code).toBe("22P02");
    expect((await put(null)).error?.code).toBe("23502");
    expect((await put(said("x".repeat(100_001)))).error?.code).toBe("23514");
  });

  test("I1: an entry without picture texts has an empty object", async () => {
    const { data } = await cast.service
      .from(table as "tours")
      .insert({ ...row, slug: "callado" } as never)
      .select("image_details")
      .single();
    expect(data?.image_details).toEqual({});
    await cast.service.from(table).delete().eq("slug", "callado");
  });
});
