import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Field, slugOf } from "../../../content/define.ts";
import { type ContentType, contentTypes } from "../../../content/index.ts";
import { sampleRow } from "../../support/sample-entry.ts";
import { type Cast, startCast, type UserKind, userKinds } from "./cast.ts";
import { onePixelPng } from "./harness.ts";

let cast: Cast;
const png = new Blob([onePixelPng], { type: "image/png" });

/** For each bucket a content type with its pictures, and their column. */
const sources = new Map(
  contentTypes.flatMap((type: ContentType) =>
    Object.entries(type.fields).flatMap(([column, field]: [string, Field]) =>
      field.kind === "picture" || field.kind === "pictures"
        ? [[field.bucket, { type, column, isList: field.kind === "pictures" }] as const]
        : [],
    ),
  ),
);
const buckets = [...sources.keys()];
type Bucket = (typeof buckets)[number];

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());

const objects = (who: UserKind | "service", bucket: string) => cast[who].storage.from(bucket);
const names = async (who: UserKind | "service", bucket: string) =>
  (await objects(who, bucket).list()).data?.map(({ name }) => name).sort();

/** Inserts an entry, visible to everyone or to administrators only, that shows a picture. */
async function show(bucket: Bucket, name: string, isVisible: boolean): Promise<void> {
  const { type, column, isList } = sources.get(bucket) ?? expect.fail(bucket);
  const address = addressOf(bucket, name);
  const row = {
    ...sampleRow(type),
    ...(slugOf(type) && { slug: `${bucket}-${isVisible}` }),
    [type.visible]: isVisible,
    [column]: isList ? [address] : address,
  };
  const { error } = await cast.service.from(type.table).insert(row as never);
  if (error) throw error;
}

const addressOf = (bucket: string, name: string) =>
  objects("service", bucket).getPublicUrl(name).data.publicUrl;

type Outcome = "refused" | "done" | "nothing" | "not found";
type Objects = ReturnType<typeof objects>;

/** Permissions for a picture that is shown, and for one that is unused or only in a draft. */
const operations: [
  what: string,
  ask: (objects: Objects, bucket: Bucket) => Promise<{ data: unknown; error: unknown }>,
  outcome: Record<UserKind, Outcome>,
][] = [
  ["upload", (o) => o.upload("nueva.png", png), only("admin")],
  [
    "upload over the one that is shown",
    (o) => o.upload("shown.png", png),
    { ...only("admin"), admin: "refused" },
  ],
  ["upsert of a new one", (o) => o.upload("nueva.png", png, { upsert: true }), only("admin")],
  [
    "upsert over the one that is shown",
    (o) => o.upload("shown.png", png, { upsert: true }),
    only("admin"),
  ],
  ["upsert over a draft's", (o) => o.upload("draft.png", png, { upsert: true }), only("admin")],
  ["update", (o) => o.update("shown.png", png), only("admin")],
  ["update of what is not there", (o) => o.update("nueva.png", png), only("admin")],
  ["move", (o) => o.move("shown.png", "otra.png"), only("admin")],
  ["move of a draft's", (o) => o.move("draft.png", "otra.png"), only("admin", "not found")],
  [
    "move to another bucket",
    (o, bucket) => o.move("shown.png", "otra.png", { destinationBucket: otherThan(bucket) }),
    only("admin"),
  ],
  ["copy", (o) => o.copy("shown.png", "otra.png"), only("admin")],
  ["copy of a draft's", (o) => o.copy("draft.png", "otra.png"), only("admin", "not found")],
  [
    "copy to another bucket",
    (o, bucket) => o.copy("shown.png", "otra.png", { destinationBucket: otherThan(bucket) }),
    only("admin"),
  ],
  // K10: a picture of an entry stays, also for administrators.
  ["remove of the one that is shown", (o) => o.remove(["shown.png"]), all("nothing")],
  ["remove of a draft's", (o) => o.remove(["draft.png"]), all("nothing")],
  ["remove of what nothing shows", (o) => o.remove(["loose.png"]), only("admin", "nothing")],
  ["signed address for an upload", (o) => o.createSignedUploadUrl("nueva.png"), only("admin")],
  [
    "signed address for an overwrite",
    (o) => o.createSignedUploadUrl("shown.png", { upsert: true }),
    only("admin"),
  ],
  [
    "signed address of the one that is shown",
    (o) => o.createSignedUrl("shown.png", 60),
    all("done"),
  ],
  [
    "signed address of a draft's",
    (o) => o.createSignedUrl("draft.png", 60),
    only("admin", "not found"),
  ],
  // Buckets are public: the name of a picture is enough to read it.
  ["download of the one that is shown", (o) => o.download("shown.png"), all("done")],
  ["download of a draft's", (o) => o.download("draft.png"), all("done")],
  ["download of what is not there", (o) => o.download("nueva.png"), all("not found")],
];

function only(who: UserKind, others: Outcome = "refused"): Record<UserKind, Outcome> {
  return { ...all(others), [who]: "done" };
}

function all(outcome: Outcome): Record<UserKind, Outcome> {
  return { anonymous: outcome, traveller: outcome, admin: outcome };
}

function otherThan(bucket: Bucket): Bucket {
  return buckets.find((other) => other !== bucket) ?? bucket;
}

const cells = buckets.flatMap((bucket) =>
  userKinds.flatMap((who) =>
    operations.map(([what, ask, outcome]) => ({ bucket, who, what, ask, outcome: outcome[who] })),
  ),
);

describe("I2: pictures", () => {
  beforeAll(async () => {
    for (const bucket of buckets) {
      await show(bucket, "shown.png", true);
      await show(bucket, "draft.png", false);
    }
  });

  test.each(cells)("$bucket, $who, $what: $outcome", async ({ bucket, who, ask, outcome }) => {
    await putBack();
    expect(outcomeOf(await ask(objects(who, bucket), bucket))).toBe(outcome);
    if (outcome !== "done")
      for (const each of buckets) expect(await names("service", each)).toEqual(there);
  });

  test.each(buckets)(
    "%s: visitors list the pictures shown to them, administrators all",
    async (bucket) => {
      await putBack();
      for (const who of ["anonymous", "traveller"] as const) {
        expect(await names(who, bucket)).toEqual(["shown.png"]);
        const search = await objects(who, bucket).list("", { search: "draft" });
        expect(search.data).toEqual([]);
        expect((await objects(who, bucket).list("", { limit: 1, offset: 1 })).data).toEqual([]);
        const sortBy = { column: "created_at", order: "desc" };
        expect((await objects(who, bucket).list("", { sortBy })).data).toHaveLength(1);
      }
      expect(await names("admin", bucket)).toEqual(there);
    },
  );
});

const there = ["draft.png", "loose.png", "shown.png"];

async function putBack(): Promise<void> {
  for (const bucket of buckets) {
    const found = (await names("service", bucket)) ?? [];
    const surplus = found.filter((name) => !there.includes(name));
    if (surplus.length > 0) await objects("service", bucket).remove(surplus);
    for (const name of there)
      if (!found.includes(name)) await objects("service", bucket).upload(name, png);
  }
}

function outcomeOf({ data, error }: { data: unknown; error: unknown }): Outcome {
  if (!error) return Array.isArray(data) && data.length === 0 ? "nothing" : "done";
  const { message = "" } = error as { message?: string };
  if (/row-level security|already exists/i.test(message)) return "refused";
  // A user who may not see a picture gets 404.
  return /not found/i.test(message) ? "not found" : "refused";
}
