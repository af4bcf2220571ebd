import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Cast, startCast } from "./cast.ts";
import { tour } from "./harness.ts";
import { pictureLibrary } from "./picture-library.ts";

let cast: Cast;
const { listed, upload, library, one, insertTour, remove, withoutRole, empty } = pictureLibrary(
  () => cast,
);

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());
beforeEach(empty);

/** Result of a call that must wait for a running save. */
async function duringSave<Result>(
  save: (saving: postgres.TransactionSql) => Promise<unknown>,
  meanwhile: () => Promise<Result>,
): Promise<Result> {
  const sql = postgres(cast.backend.place.databaseUrl ?? "", { max: 2, onnotice: () => {} });
  const waiting = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    ).length;
  try {
    const { result } = await sql.begin(async (saving) => {
      await save(saving);
      const result = meanwhile();
      await expect.poll(waiting).toBe(1);
      return { result };
    });
    return await result;
  } finally {
    await sql.end();
  }
}

describe("K10: removing a picture", () => {
  test("succeeds for an administrator if it is unused, and for nobody else", async () => {
    const picture = await upload();
    for (const who of [cast.anonymous, cast.traveller]) expect(await remove(who, picture)).toBe(0);
    await withoutRole(async () => expect(await remove(cast.admin, picture)).toBe(0));
    expect(await listed(picture.bucket)).toEqual([picture.name]);
    expect(await remove(cast.admin, picture)).toBe(1);
    expect(await library()).toEqual([]);
  });

  test("never succeeds while an entry, text, setting, draft or version uses it", async () => {
    const picture = await upload();
    const stays = async () => {
      expect(await remove(cast.admin, picture)).toBe(0);
      expect(await listed(picture.bucket)).toEqual([picture.name]);
    };
    const { id } = await insertTour({ is_active: false, gallery_images: [picture.address] });
    await stays();
    await cast.service.from("tours").update({ gallery_images: [] }).eq("id", id).throwOnError();
    await stays();
    await cast.service.from("tours").delete().eq("id", id).throwOnError();
    await stays();
    await cast.admin.rpc("erase_versions", { type: "tours", entry: id }).throwOnError();
    const draft = {
      ...{ id: crypto.randomUUID(), entry_type: "tours" as const },
      data: { full_description: `Véase ${picture.address}` },
    };
    await cast.service.from("entry_drafts").insert(draft).throwOnError();
    await stays();
    await cast.service.from("entry_drafts").delete().eq("id", draft.id).throwOnError();
    const settings = (partners: object[]) =>
      cast.service
        .from("site_settings")
        .update({ partners } as never)
        .eq("id", true as never)
        .throwOnError();
    await settings([{ name: "Colaborador", logo: picture.address }]);
    await stays();
    await settings([]);
    expect(await remove(cast.admin, picture)).toBe(1);
  });

  test("waits for a running save that starts to use it, and is then refused", async () => {
    const picture = await upload();
    const row = { ...tour, slug: "empezado", gallery_images: [picture.address] };
    const removed = await duringSave(
      (saving) => saving`insert into public.tours ${saving(row)}`,
      () => remove(cast.admin, picture),
    );
    expect(removed).toBe(0);
    expect(await one(picture.path)).toMatchObject({ state: "used" });
    expect(await listed(picture.bucket)).toEqual([picture.name]);
  });

  test("two users stop using it at the same moment: it is kept", async () => {
    const picture = await upload();
    const use = { gallery_images: [picture.address] };
    const [first, second] = [await insertTour(use), await insertTour(use)];
    await duringSave(
      (saving) => saving`update public.tours set gallery_images = '{}' where id = ${first.id}`,
      async () => {
        const tours = cast.admin.from("tours").update({ gallery_images: [] });
        await tours.eq("id", second.id).throwOnError();
      },
    );
    expect(await one(picture.path)).toMatchObject({ state: "kept", uses: [] });
  });

  test("many concurrent saves: the uses finally match the entries", async () => {
    const pictures = await Promise.all(Array.from({ length: 4 }, () => upload()));
    const addresses = pictures.map(({ address }) => address);
    const tours = await Promise.all(
      Array.from({ length: 6 }, () => insertTour({ gallery_images: addresses })),
    );
    const saves = await Promise.all(
      tours.map(({ id }, at) =>
        cast.admin
          .from("tours")
          .update({ gallery_images: at % 2 ? addresses.slice(2).reverse() : addresses.slice(1) })
          .eq("id", id)
          .select("id"),
      ),
    );
    expect(saves.map(({ error }) => error)).toEqual(saves.map(() => null));
    const states = await Promise.all(pictures.map(({ path }) => one(path)));
    expect(states.map(({ state, uses }) => [state, uses.length])).toEqual([
      ["kept", 0],
      ["used", 3],
      ["used", 6],
      ["used", 6],
    ]);
  });
});
