import { createHash } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { blobKey, blobName } from "../../../server/backend/storage/blobs/blob-key.ts";
import { eventually } from "../../support/eventually.ts";
import { freshRandom } from "../../support/random.ts";
import { volume } from "../../support/volume.ts";
import { startBackend, type TestBackend } from "./harness.ts";
import { bytes, noise } from "./picture-samples.ts";

const storms = volume(1, 20);

let backend: TestBackend;
let sql: ReturnType<typeof postgres>;
let pictures: Uint8Array<ArrayBuffer>[];
let old: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  backend = await startBackend();
  sql = postgres(backend.place.databaseUrl ?? "", { max: 3, onnotice: () => {} });
  const sizes = [10, 20, 30, 40];
  [old = new Uint8Array(), ...pictures] = await Promise.all(
    sizes.map(async (side) => bytes(await noise(side, side).png().toBuffer())),
  );
});
afterAll(async () => {
  await sql.end({ timeout: 1 });
  await backend.dispose();
});

const objects = () => backend.service().storage.from("tour-images");
const upload = (name: string, content: Uint8Array<ArrayBuffer>, upsert = false) =>
  objects().upload(name, content, { contentType: "image/png", upsert });

/** Content that visitors get, after checking that row, headers and bytes belong to the same write. */
async function wholeContent(name: string): Promise<Uint8Array> {
  const response = await backend.request(`/storage/v1/object/public/tour-images/${name}`);
  expect([name, response.status]).toEqual([name, 200]);
  const content = new Uint8Array(await response.arrayBuffer());
  const { data: rows } = await objects().list("", { search: name });
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  expect({
    length: response.headers.get("content-length"),
    size: rows?.[0]?.metadata?.size,
    eTag: response.headers.get("etag")?.slice(1, 33),
  }).toEqual({ length: String(content.byteLength), size: content.byteLength, eTag: hash });
  return content;
}

const same = (one: Uint8Array, other: Uint8Array | undefined) =>
  other !== undefined && Buffer.compare(one, other) === 0;

/**
 * Lets row writes wait for an advisory lock named by the object's size, so that a test decides the order of
 * overlapping writes.
 */
async function holdRows() {
  await sql.unsafe(`
    create or replace function public.hold_row() returns trigger language plpgsql
      set lock_timeout = '60s' as $$
    begin
      if new.metadata ? 'size' then
        perform pg_advisory_xact_lock_shared((new.metadata->>'size')::int);
      end if;
      return new;
    end $$;
    create or replace trigger hold_row before insert or update of metadata on storage.objects
      for each row execute function public.hold_row();`);
  onTestFinished(async () => void (await sql`drop function public.hold_row cascade`));
  return {
    /** @returns a function that releases the row write. */
    async hold({ byteLength }: Uint8Array) {
      const session = await sql.reserve();
      await session`select pg_advisory_lock(${byteLength}::int)`;
      return async () => {
        await session`select pg_advisory_unlock(${byteLength}::int)`;
        session.release();
      };
    },
    /** Resolves when this number of writes waits. @returns the process ids of their sessions. */
    waiting: (count: number) =>
      eventually(async () => {
        const rows = await sql<{ pid: number }[]>`
          select pid from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`;
        expect(rows.length).toBe(count);
        return rows.map(({ pid }) => pid);
      }),
  };
}

describe.each(["first", "second"])(
  "two uploads of one name, the row of the %s stored first",
  (order) => {
    /** Both have written their bytes when the first row is stored. */
    async function overlap(name: string, upsert: boolean) {
      const [one, two] = pictures as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>];
      const { hold, waiting } = await holdRows();
      const [releaseOne, releaseTwo] = [await hold(one), await hold(two)];
      const first = upload(name, one, upsert);
      await waiting(1);
      const second = upload(name, two, upsert);
      await waiting(2);
      const results = [first, second];
      const releases = [releaseOne, releaseTwo];
      for (const at of order === "first" ? [0, 1] : [1, 0]) {
        await releases[at]?.();
        await results[at];
      }
      const errors = (await Promise.all(results)).map(({ error }) => error?.message);
      return { errors, one, two, content: await wholeContent(name) };
    }

    test("I3: without upsert one is stored completely, the other is refused as a duplicate", async () => {
      const before = (await backend.files()).length;
      const { errors, one, two, content } = await overlap(`new-${order}.png`, false);
      const winner = errors[0] === undefined ? one : two;
      expect(errors.filter(Boolean)).toEqual([expect.stringMatching(/already exists/i)]);
      expect(same(content, winner)).toBe(true);
      expect((await backend.files()).length).toBe(before + 1);
    });

    test("I3: with upsert of a new name both are accepted, and one is stored completely", async () => {
      const { errors, one, two, content } = await overlap(`upsert-${order}.png`, true);
      expect(errors).toEqual([undefined, undefined]);
      expect(same(content, one) || same(content, two)).toBe(true);
    });
  },
);

test("I3: a database session lost between bytes and row leaves the old picture intact", async () => {
  const name = "interrupted.png";
  const [other = old] = pictures;
  expect((await upload(name, old)).error).toBeNull();
  const { hold, waiting } = await holdRows();
  const release = await hold(other);
  const replaced = upload(name, other, true);
  const [pid = 0] = await waiting(1);
  await sql`select pg_terminate_backend(${pid}::int)`;
  expect((await replaced).error).not.toBeNull();
  expect(same(await wholeContent(name), old)).toBe(true);
  await release();
  expect((await upload(name, other, true)).error).toBeNull();
  expect(same(await wholeContent(name), other)).toBe(true);
});

test("I3: an upload into a row that is moved meanwhile is whole under the new name", async () => {
  const [name, moved] = ["leaving.png", "arrived.png"];
  const [other = old] = pictures;
  expect((await upload(name, old)).error).toBeNull();
  await sql.unsafe(`
    create function public.move_row() returns trigger language plpgsql as $$
    begin
      new.name := '${moved}';
      return new;
    end $$;
    create trigger move_row before update of metadata on storage.objects for each row
      when (old.name = '${name}' and new.metadata->>'size' = '${other.byteLength}')
      execute function public.move_row();`);
  onTestFinished(async () => void (await sql`drop function public.move_row cascade`));
  expect((await upload(name, other, true)).error).toBeNull();
  expect(same(await wholeContent(moved), other)).toBe(true);
});

test("I3: a reader that knows only the replaced row gets the new picture", async () => {
  const name = "read.png";
  const [other = old] = pictures;
  await upload(name, old);
  await wholeContent(name);
  // The trigger announces nothing, as if the notification were still on its way.
  await sql`alter table storage.objects disable trigger announce_update`;
  onTestFinished(
    async () => void (await sql`alter table storage.objects enable trigger announce_update`),
  );
  expect((await upload(name, other, true)).error).toBeNull();
  expect(same(await wholeContent(name), other)).toBe(true);
});

test("I3: random uploads, replacements, moves, copies and removals leave each picture consistent", async () => {
  const random = freshRandom();
  backend.logged.length = 0;
  const names = ["storm-a.png", "storm-b.png", "storm-c.png"];
  const act = async () => {
    const [name, other] = [random.pick(names), random.pick(names)];
    const content = random.pick(pictures);
    await random.pick([
      () => upload(name, content, true),
      () => upload(name, content, true),
      () => upload(name, content),
      () => objects().move(name, other),
      () => objects().copy(name, other),
      () => objects().remove([name]),
    ])();
  };
  for (let storm = 0; storm < storms; storm++) {
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let step = 0; step < 10; step++) await act();
      }),
    );
    const { data: rows } = await objects().list("", { search: "storm-" });
    for (const { name } of rows ?? []) {
      const content = await wholeContent(name);
      expect(pictures.some((picture) => same(content, picture))).toBe(true);
    }
  }
  expect(backend.logged.filter(({ level }) => level === "error")).toEqual([]);
});

describe("a picture stored before each write had its own blob", () => {
  const legacyKey = (name: string) => blobKey(blobName("tour-images", name));

  async function legacy(name: string) {
    expect((await upload(name, old)).error).toBeNull();
    const eTag = `"${createHash("sha256").update(old).digest("hex").slice(0, 32)}"`;
    const before = await backend.files();
    await sql`update storage.objects set metadata = metadata || ${sql.json({ eTag })} where name = ${name}`;
    await backend.withBlobs(async (blobs) => {
      await blobs.write(legacyKey(name), old);
      for (const key of before) if (key.length > 70) await blobs.remove(key);
    });
    expect(same(await wholeContent(name), old)).toBe(true);
  }

  test("I3: is served, moved, copied, replaced and removed, with its file", async () => {
    for (const name of (await objects().list()).data?.map(({ name }) => name) ?? [])
      await objects().remove([name]);
    await legacy("before.png");
    expect((await objects().copy("before.png", "copied.png")).error).toBeNull();
    expect(same(await wholeContent("copied.png"), old)).toBe(true);
    expect((await objects().move("before.png", "moved.png")).error).toBeNull();
    expect(same(await wholeContent("moved.png"), old)).toBe(true);
    expect(await backend.files()).not.toContain(legacyKey("before.png"));

    await legacy("replaced.png");
    const [other = old] = pictures;
    expect((await upload("replaced.png", other, true)).error).toBeNull();
    expect(same(await wholeContent("replaced.png"), other)).toBe(true);
    expect(await backend.files()).not.toContain(legacyKey("replaced.png"));

    await legacy("removed.png");
    expect((await objects().remove(["removed.png"])).error).toBeNull();
    expect(await backend.files()).not.toContain(legacyKey("removed.png"));
  });
});

test("I3: replacing, moving, overwriting by a copy, or removing a picture leaves no file behind", async () => {
  const { data: rows } = await objects().list();
  await objects().remove(rows?.map(({ name }) => name) ?? []);
  const before = (await backend.files()).length;
  const [other = old] = pictures;
  await upload("a.png", old);
  await upload("a.png", other, true);
  await objects().move("a.png", "b.png");
  await objects().copy("b.png", "c.png");
  expect((await backend.files()).length).toBe(before + 2);
  await objects().remove(["b.png", "c.png"]);
  expect((await backend.files()).length).toBe(before);
});
