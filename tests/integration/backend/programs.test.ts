import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  admin,
  type Client,
  onePixelPng,
  startBackend,
  type TestBackend,
  tour,
} from "./harness.ts";

let backend: TestBackend;
let administrator: Client;
beforeAll(async () => {
  backend = await startBackend();
  administrator = await backend.signedIn(admin);
});
afterAll(() => backend.dispose());

const png = () => new Blob([onePixelPng], { type: "image/png" });
const bucket = () => administrator.storage.from("tour-images");
const tours = () => administrator.from("tours");
const named = (slug: string, more: object = {}) => ({ ...tour, slug, ...more });

describe("tables", () => {
  it.each(["administrator", "secret key"])(
    "I3: an update or deletion without a filter is refused, and changes nothing, with the %s",
    async (who) => {
      const client = who === "administrator" ? administrator : backend.service();
      await tours().upsert(named("stays"), { onConflict: "slug" }).throwOnError();
      const updated = await client.from("tours").update({ name: "Todas" } as never);
      expect(updated).toMatchObject({ status: 400, error: { code: "21000" } });
      expect(updated.error?.message).toMatch(/WHERE/);
      const deleted = await client.from("tours").delete().select("slug");
      expect(deleted).toMatchObject({ status: 400, error: { code: "21000" } });
      const limited = await client.from("tours").delete().order("slug").limit(1);
      expect(limited).toMatchObject({ status: 400, error: { code: "21000" } });
      expect((await tours().select("name").eq("slug", "stays")).data).toEqual([
        { name: tour.name },
      ]);
      const one = client.from("tours").update({ name: "Una" }).eq("slug", "stays").select("name");
      expect((await one).data).toEqual([{ name: "Una" }]);
    },
  );

  const { is_active: _, ...withoutActive } = { ...tour, is_active: true };

  it("I3: of rows with different keys, missing values are null, and all or none are stored", async () => {
    const rows = [named("keys-1", { is_active: true }), { ...withoutActive, slug: "keys-2" }];
    expect(await tours().insert(rows as never)).toMatchObject({
      status: 400,
      error: { code: "23502" },
    });
    expect((await tours().select("slug").like("slug", "keys-%")).data).toEqual([]);
  });

  it("I3: with defaultToNull: false they are defaults, and the answer says what was stored", async () => {
    const rows = [
      named("defaults-1", { is_active: false, included_services: ["Guía"] }),
      { ...withoutActive, slug: "defaults-2" },
    ];
    const columns = "slug,is_active,included_services";
    const stored = await tours()
      .insert(rows as never, { defaultToNull: false })
      .select(columns)
      .throwOnError();
    const read = await tours().select(columns).like("slug", "defaults-%").order("slug");
    expect(stored.data).toEqual(read.data);
    expect(read.data?.[1]).toEqual({
      slug: "defaults-2",
      is_active: true,
      included_services: [],
    });
  });

  it("I3: an upsert of rows with different keys answers what was stored", async () => {
    await tours()
      .insert(named("upsert-1", { included_services: ["Guía"] }))
      .throwOnError();
    const rows = [
      named("upsert-1", { name: "Otro" }),
      named("upsert-2", { included_services: ["Agua"] }),
    ];
    const columns = "slug,name,included_services";
    const stored = await tours()
      .upsert(rows as never, { onConflict: "slug", defaultToNull: false })
      .select(columns)
      .throwOnError();
    const read = await tours().select(columns).like("slug", "upsert-%").order("slug");
    expect(stored.data).toEqual(read.data);
    expect(read.data?.map(({ included_services }) => included_services)).toEqual([[], ["Agua"]]);
  });

  describe("filters", () => {
    const names = ['El "gran" mar, (de) arena', "Dunas", "  Sal  ", '"Etosha"', "Etosha", "1.50"];
    beforeAll(async () => {
      const rows = names.map((name, index) => named(`filter-${index}`, { name }));
      await tours().insert(rows).throwOnError();
    });
    const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
    const found = async (filter: string) => {
      const { data } = await tours()
        .select("name")
        .or(filter)
        .like("slug", "filter-%")
        .throwOnError();
      return data.map(({ name }) => name);
    };

    it.each(names)("I3: or() with the quoted value %j finds its row", async (name) => {
      expect(await found(`name.eq.${quoted(name)}`)).toEqual([name]);
      expect(await found(`name.in.(${quoted(name)},nada)`)).toEqual([name]);
      expect(await found(`and(name.eq.${quoted(name)},slug.not.is.null)`)).toEqual([name]);
      expect(await found(`name.not.eq.${quoted(name)}`)).toHaveLength(names.length - 1);
    });

    it("I3: quoted patterns of or() may contain quotes, commas and wildcards", async () => {
      expect(await found('name.ilike."%gran%"')).toEqual([names[0]]);
      expect(await found('name.ilike."*mar, (de)*",name.eq.Dunas')).toEqual(
        ["Dunas", names[0]].reverse(),
      );
      expect(await found(String.raw`name.like."%\"gran\"%"`)).toEqual([names[0]]);
    });

    it.each(names)("I3: eq() with %j compares the whole text", async (name) => {
      const { data } = await tours().select("name").eq("name", name).like("slug", "filter-%");
      expect(data).toEqual([{ name }]);
    });

    it("I3: of several or() each must hold", async () => {
      const { data } = await tours()
        .select("name")
        .or("name.eq.Dunas,name.eq.Etosha")
        .or('name.eq."Etosha",name.like.*gran*')
        .like("slug", "filter-%");
      expect(data).toEqual([{ name: "Etosha" }]);
    });

    it("I3: or() on an embedded resource takes quoted values", async () => {
      const { error } = await administrator
        .from("contact_submissions")
        .select("id,outbox(id)")
        .or('last_error.eq."a, \\"b\\"",kind.eq."notice"', { referencedTable: "outbox" });
      expect(error).toBeNull();
    });
  });
});

describe("storage", () => {
  beforeAll(async () => {
    for (const name of ["viaje/b.png", "viaje/A 1.png", "viaje/día/c.png", "viaje_/x.png", "z.png"])
      expect((await bucket().upload(name, png())).error).toBeNull();
  });
  const listed = async (...options: Parameters<ReturnType<typeof bucket>["list"]>) =>
    (await bucket().list(...options)).data?.map(({ name, id }) => (id ? name : `${name}/`));

  it("I3: list answers one folder: subfolders first, names without the folder", async () => {
    expect(await listed()).toEqual(["viaje/", "viaje_/", "z.png"]);
    expect(await listed("viaje")).toEqual(["día/", "A 1.png", "b.png"]);
    expect(await listed("viaje/")).toEqual(["día/", "A 1.png", "b.png"]);
    expect(await listed("viaje/día")).toEqual(["c.png"]);
    expect(await listed("nada")).toEqual([]);
    expect(await listed("viaj_")).toEqual([]);
  });

  it("I3: list sorts, pages and searches", async () => {
    const descending = { sortBy: { column: "name", order: "desc" } };
    expect(await listed("viaje", descending)).toEqual(["día/", "b.png", "A 1.png"]);
    expect(await listed("viaje", { limit: 1, offset: 1 })).toEqual(["A 1.png"]);
    expect(await listed("viaje", { search: "a" })).toEqual(["A 1.png"]);
    expect(await listed("", { search: "Z.p" })).toEqual(["z.png"]);
  });

  it("I3: entries have metadata and times, folders have neither", async () => {
    const { data } = await bucket().list("viaje");
    expect(data?.[0]).toMatchObject({ id: null, metadata: null, created_at: null });
    expect(data?.[1]).toMatchObject({ metadata: { mimetype: "image/png" } });
    expect(data?.[1]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it("I3: names of a list, below their folder, can be removed", async () => {
    await bucket().upload("borrar/uno.png", png());
    await bucket().upload("borrar/dos.png", png());
    const { data } = await bucket().list("borrar");
    const removed = await bucket().remove((data ?? []).map(({ name }) => `borrar/${name}`));
    expect(removed.data).toHaveLength(2);
    expect(await listed("borrar")).toEqual([]);
  });

  it("I3: exists answers true and false, and throws for a missing bucket", async () => {
    expect((await bucket().exists("z.png")).data).toBe(true);
    expect((await bucket().exists("viaje/nada.png")).data).toBe(false);
    await expect(administrator.storage.from("nada").exists("z.png")).rejects.toThrow("Bucket");
  });

  const fetchSigned = (signedUrl: string | null | undefined) => {
    const { pathname, search } = new URL(signedUrl ?? "");
    return backend.request(pathname + search);
  };

  it("I3: createSignedUrls answers each name, also if one is missing", async () => {
    const names = ["viaje/A 1.png", "nada.png", "viaje/día/c.png"];
    const { data, error } = await bucket().createSignedUrls(names, 60, { download: true });
    expect(error).toBeNull();
    expect(data?.map(({ path }) => path)).toEqual(names);
    expect(data?.map(({ error }) => error !== null)).toEqual([false, true, false]);
    for (const index of [0, 2]) {
      const response = await fetchSigned(data?.[index]?.signedUrl);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-disposition")).toMatch(/^attachment/);
      expect(await response.bytes()).toHaveLength(onePixelPng.byteLength);
    }
  });

  it.each([
    ["a name", "mi foto.png", "attachment; filename*=UTF-8''mi%20foto.png"],
    ["true", true, "attachment; filename*=UTF-8''A%201.png"],
  ])("I3: a signed URL with download: %s has a file name", async (_what, download, header) => {
    const { data } = await bucket().createSignedUrl("viaje/A 1.png", 60, { download });
    const response = await fetchSigned(data?.signedUrl);
    expect(response.headers.get("content-disposition")).toBe(header);
  });

  it("I3: without download a signed URL is shown by browsers", async () => {
    const { data } = await bucket().createSignedUrl("z.png", 60);
    expect((await fetchSigned(data?.signedUrl)).headers.get("content-disposition")).toBeNull();
  });

  it("I3: download and signed URLs take a transformation in a width of the site", async () => {
    const { data } = await bucket().download("z.png", { transform: { width: 320 } });
    expect(data?.type).toBe("image/jpeg");
    const transform = { width: 320 };
    const signed = await bucket().createSignedUrl("z.png", 60, { transform, download: "z.jpg" });
    const response = await fetchSigned(signed.data?.signedUrl);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("content-disposition")).toContain("z.jpg");
    expect((await bucket().download("nada.png", { transform })).error?.message).toMatch(
      /not found/,
    );
    const forged = await fetchSigned(signed.data?.signedUrl.replace(/token=[^&]+/, "token=x"));
    expect(forged.status).toBe(400);
  });
});
