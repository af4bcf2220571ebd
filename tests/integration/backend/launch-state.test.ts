import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteTexts } from "../../../content/texts/index.ts";
import { withoutDemonstrationLinks } from "../../../panel/src/launch/demonstration-links.ts";
import { companyWords } from "../../../supabase/seed/company-words.ts";
import { administratorFunctions } from "./administrators.ts";
import { allContent, type Cast, startCast } from "./cast.ts";
import { admin, enquiry, onePixelPng } from "./harness.ts";

let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
  await cast.service.rpc("finish_seed" as "retry_mails", { pictures: [] } as object).throwOnError();
});
afterAll(() => cast.backend.dispose());

const stateOf = async () => (await cast.admin.rpc("launch_state").throwOnError()).data;

/** `true`, `false` or `null` by step. */
const ticks = async () =>
  Object.fromEntries((await stateOf()).map(({ step, is_done }) => [step, is_done]));

const stepOf = async (name: string) => {
  const found = (await stateOf()).find(({ step }) => step === name);
  if (!found) throw new Error(`there is no step ${name}`);
  return found;
};

const company = (values: object) =>
  cast.admin.from("site_settings").update(values).eq("id", true).throwOnError();
const brand = (values: object) =>
  cast.admin.from("site_brand").update(values).eq("id", true).throwOnError();
const noteBackup = (newest: string | null) =>
  cast.service.rpc("record_backup", { newest, every_hours: 24 }).throwOnError();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const demonstrationTexts = [...siteTexts].flatMap(([key, { demonstration }]) =>
  demonstration ? [key] : [],
);
const own = { text: "Mío", text_en: "Mine", text_fr: "À moi" };

const ids = (table: string) => allContent.find((each) => each.table === table)?.ids;
const touch = (table: "tours" | "legal_pages" | "destinations", values: object) =>
  cast.admin
    .from(table)
    .update(values as object)
    .eq("id", ids(table)?.shown ?? "")
    .throwOnError();

const answer = async (language: "es" | "en" | "fr") => {
  const { data } = await cast.service
    .from("contact_submissions")
    .insert({ ...enquiry, language })
    .select("id")
    .single()
    .throwOnError();
  await cast.admin
    .rpc("record_contact", { enquiry: data.id, operation: crypto.randomUUID(), channel: "phone" })
    .throwOnError();
};

const drawing = {
  viewBox: [0, 0, 10, 10],
  shapes: [{ tag: "circle", numbers: [5, 5, 4], fill: "current" }],
};

/** Changes of data that close a step, and what is left after each of them. */
const steps: [step: string, closing: [change: () => PromiseLike<unknown>, open?: string[]][]][] = [
  [
    "contact",
    [
      [
        () => company({ email: "hello@example.com" }),
        ["email", "phone", "whatsapp", "street", "latitude"],
      ],
      [
        () => company({ email: "example@baobab.co.za" }),
        ["phone", "whatsapp", "street", "latitude"],
      ],
      [() => company({ phone: "+27 11 482 5500" }), ["whatsapp", "street", "latitude"]],
      [() => company({ whatsapp: null, street: "9 Jan Smuts" }), ["latitude"]],
      [() => company({ latitude: -33.9, longitude: 18.4 })],
    ],
  ],
  [
    "name",
    [
      [() => company({ company_name: "Baobab Safaris" }), ["legal_name"]],
      [() => company({ legal_name: "Baobab Safaris (Pty) Ltd" })],
    ],
  ],
  [
    "links",
    [
      [() => company({ networks: [] }), ["review_sites", "partners"]],
      [
        () => company({ review_sites: [{ name: "Otra", href: "https://otra.co.za/example" }] }),
        ["partners"],
      ],
      // The panel removes what the step counts.
      [
        async () => {
          const { data } = await cast.admin.from("site_settings").select().single().throwOnError();
          await company(withoutDemonstrationLinks({ ...data }));
        },
      ],
    ],
  ],
  ["mark", [[() => brand({ mark: drawing })]]],
  ["brand", [[() => brand({ is_demonstration: false })]]],
  ["colors", [[() => brand({ color_brand: "#7a3b12" })]]],
  [
    "texts",
    [
      [
        () =>
          cast.admin
            .from("site_texts")
            .insert(demonstrationTexts.slice(1).map((key) => ({ key, ...own })))
            .throwOnError(),
        demonstrationTexts.slice(0, 1),
      ],
      // Without the French words the page still tells the story of the demonstration.
      [
        () =>
          cast.admin
            .from("site_texts")
            .insert({ key: demonstrationTexts[0] ?? "", ...own, text_fr: null })
            .throwOnError(),
        demonstrationTexts.slice(0, 1),
      ],
      [
        () =>
          cast.admin
            .from("site_texts")
            .update(own)
            .eq("key", demonstrationTexts[0] ?? "")
            .throwOnError(),
      ],
    ],
  ],
  [
    "terms",
    [
      [
        () => {
          const { es, en, fr } = companyWords.terms;
          return company({ terms: es, terms_en: en, terms_fr: fr });
        },
        ["es", "en", "fr"],
      ],
      [() => company({ terms: "Las nuestras." }), ["en", "fr"]],
      [() => company({ terms_en: "Ours.", terms_fr: " " }), ["fr"]],
      [() => company({ terms_fr: "Les nôtres." })],
    ],
  ],
  [
    "responsible",
    [
      [() => company({ information_officer: "Thandi Nkosi" }), ["hosting_provider"]],
      [() => company({ hosting_provider: "Hetzner" })],
    ],
  ],
  ["own-entries", [[() => touch("tours", { short_description: "Mía." })]]],
  [
    "enquiries",
    [[() => answer("es"), ["en", "fr"]], [() => answer("en"), ["fr"]], [() => answer("fr")]],
  ],
];

describe.each(steps)("M25: the step %s", (step, closing) => {
  test("is closed by changing its data, and no other step is", async () => {
    const before = await ticks();
    expect(before[step]).toBe(false);
    for (const [change, open = []] of closing) {
      await change();
      const { is_done, amount, details } = await stepOf(step);
      expect({ is_done, amount, open: new Set(details.open) }).toEqual({
        is_done: open.length === 0,
        amount: open.length,
        open: new Set(open),
      });
    }
    expect(await ticks()).toEqual({ ...before, [step]: true });
  });
});

test("M25: the legal notice has to be published, and not the demonstration's", async () => {
  const of = async () => {
    const { is_done, details } = await stepOf("legal");
    return [is_done, details.open];
  };
  const all = (await cast.admin.from("legal_pages").select("id,slug").throwOnError()).data;
  const idOf = (slug: string) => all.find((page) => page.slug === slug)?.id ?? "";
  const change = (slug: string, values: object) =>
    cast.admin.from("legal_pages").update(values).eq("id", idOf(slug)).throwOnError();
  await change("legal", { is_active: false });
  expect(await of()).toEqual([false, ["legal", "terms"]]);
  await change("legal", { is_active: true, body: "El nuestro." });
  expect(await of()).toEqual([false, ["terms"]]);
  await change("terms", { is_active: false });
  expect(await of()).toEqual([true, []]);
});

test("M25: the step of the account is open while an administrator has an example address", async () => {
  expect(await stepOf("account")).toMatchObject({
    is_done: false,
    amount: 1,
    details: { own: true },
  });
  const other = await administratorFunctions(cast.backend).join(cast.admin, {
    email: "ana@baobab.co.za",
    password: "acacia y baobab",
  });
  const seenByOther = async () =>
    (await other.rpc("launch_state").throwOnError()).data.find(({ step }) => step === "account");
  expect(await seenByOther()).toMatchObject({ is_done: false, details: { own: false } });
  const user_id = (await cast.admin.auth.getUser()).data.user?.id ?? "";
  await other.rpc("remove_administrator", { account: user_id }).throwOnError();
  expect(await seenByOther()).toMatchObject({ is_done: true, amount: 0 });
  await cast.service.from("user_roles").insert({ user_id, role: "admin" }).throwOnError();
  expect(await seenByOther()).toMatchObject({ is_done: false, amount: 1 });
  // The removal has ended the session.
  cast.admin = await cast.backend.signedIn(admin);
});

/** Changes of data that open the confirmation of a subject again. */
const subjects: [subject: string, changes: (() => PromiseLike<unknown>)[]][] = [
  [
    "terms-read",
    [
      () => company({ terms_fr: "Autres conditions." }),
      () => company({ deposit_percent: 30 }),
      () => touch("legal_pages", { slug: "terms", is_active: true, body: "Otras." }),
    ],
  ],
  [
    "privacy-read",
    [
      () => company({ hosting_provider: "Otro" }),
      () => touch("legal_pages", { slug: "privacy", is_active: true, body_en: "More." }),
    ],
  ],
  [
    "promises",
    [
      () => company({ reply_hours: 48 }),
      () =>
        cast.admin
          .from("site_texts")
          .upsert({ key: "reviews.checked", text: "No las comprobamos." })
          .throwOnError(),
    ],
  ],
  ["prices", [() => touch("tours", { price_per_person: 4321 })]],
  [
    "entry-rules",
    [
      () => touch("destinations", { entry_rules: "Visado." }),
      () => touch("destinations", { health: "Malaria." }),
    ],
  ],
];

describe.each(subjects)("M26: the confirmation of %s", (subject, changes) => {
  const confirm = (seen: string, reviewer: string | null = "  Lda. Marta Ruiz ") =>
    cast.admin.rpc("confirm_launch_text", { subject, seen, reviewer });

  test("holds until the text changes, with the name of the reviewer, the time and the account", async () => {
    for (const change of changes) {
      await change();
      const before = await ticks();
      const { hash = "", ...earlier } = (await stepOf(subject)).details;
      expect(before[subject]).toBe(false);
      await confirm(hash).throwOnError();
      expect(await ticks()).toEqual({ ...before, [subject]: true });
      const { at, ...confirmed } = (await stepOf(subject)).details;
      expect(confirmed).toEqual({ hash, reviewer: "Lda. Marta Ruiz", by: admin.email });
      expect(Math.abs(Date.now() - Date.parse(at ?? ""))).toBeLessThan(60_000);
      expect(at).not.toBe(earlier.at);
    }
  });

  test("is refused for another text and without a name, and can be withdrawn", async () => {
    const { hash = "" } = (await stepOf(subject)).details;
    expect((await confirm("0".repeat(64))).error?.code).toBe("PT409");
    for (const reviewer of [" ", "x".repeat(121)])
      expect((await confirm(hash, reviewer)).error?.code).toBe("22023");
    expect((await stepOf(subject)).is_done).toBe(true);
    await confirm(hash, null).throwOnError();
    const { is_done, details } = await stepOf(subject);
    expect([is_done, details.reviewer, details.at]).toEqual([false, null, null]);
  });
});

test("M26: prices and rules of entry have to be confirmed once a year, other texts only once", async () => {
  const names = subjects.map(([subject]) => subject);
  for (const subject of names) {
    const { hash: seen = "" } = (await stepOf(subject)).details;
    await cast.admin.rpc("confirm_launch_text", { subject, seen, reviewer: "Ana" }).throwOnError();
  }
  const open = async () => {
    const done = await ticks();
    return names.filter((subject) => !done[subject]);
  };
  const ageBy = (days: number) =>
    cast.backend.withDatabase((database) =>
      database.query(
        "update private.launch_confirmations set confirmed_at = now() - make_interval(days => $1)",
        [days],
      ),
    );
  await ageBy(364);
  await cast.backend.reopen();
  expect(await open()).toEqual([]);
  await ageBy(367);
  await cast.backend.reopen();
  expect(await open()).toEqual(["prices", "entry-rules"]);
});

test("M26: a subject that nobody declared cannot be confirmed", async () => {
  const { error } = await cast.admin.rpc("confirm_launch_text", {
    subject: "all-done",
    seen: "0".repeat(64),
    reviewer: "Ana",
  });
  expect(error?.code).toBe("PT409");
});

test("M25: without records of backups it is unknown whether there are any", async () => {
  expect((await stepOf("backup")).is_done).toBeNull();
  for (const [newest, isDone] of [
    [null, false],
    [hoursAgo(47), true],
    [hoursAgo(49), false],
  ] as const) {
    await noteBackup(newest);
    expect((await stepOf("backup")).is_done).toBe(isDone);
  }
});

test("M25: the demonstration's pictures are counted while an entry shows them, and pictures without alternative text", async () => {
  const counts = async () => [
    (await stepOf("drawings")).amount,
    (await stepOf("alternative-texts")).amount,
  ];
  const [, missing = 0] = await counts();
  await cast.service.storage
    .from("tour-images")
    .upload("drawn.png", onePixelPng, { contentType: "image/png" });
  const gallery = ["/storage/v1/object/public/tour-images/drawn.png"];
  await touch("tours", { gallery_images: gallery });
  expect(await counts()).toEqual([0, (missing ?? 0) + 1]);
  const pictures = [{ bucket: "tour-images", name: "drawn.png" }];
  await cast.service.rpc("finish_seed" as "retry_mails", { pictures } as object).throwOnError();
  expect(await counts()).toEqual([1, (missing ?? 0) + 1]);
  await touch("tours", { gallery_images: [] });
  expect(await counts()).toEqual([0, missing]);
});

test("M25: untouched demonstration entries are counted, and without a visible tour the site cannot open", async () => {
  const { amount } = await stepOf("demonstration");
  expect(amount).toBeGreaterThan(0);
  for (const { table } of allContent)
    await cast.admin
      .from(table as "tours")
      .delete()
      .not("id", "is", null)
      .throwOnError();
  expect(await stepOf("demonstration")).toMatchObject({ is_done: true, amount: 0 });
  // Without a visible tour there is nothing to open, and nothing to check yearly.
  expect(await ticks()).toMatchObject({ "own-entries": false, legal: false });
  expect(Object.keys(await ticks())).not.toContain("prices");
});

test("M25: others neither read the state nor confirm", async () => {
  for (const who of ["anonymous", "traveller", "service"] as const) {
    const state = await cast[who].rpc("launch_state");
    expect([state.error?.code, state.data]).toEqual(["42501", null]);
    const seen = String((await stepOf("terms-read")).details.hash);
    const written = await cast[who].rpc("confirm_launch_text", {
      subject: "terms-read",
      seen,
      reviewer: "Nadie",
    });
    expect(written.error?.code).toBe("42501");
  }
  expect((await stepOf("terms-read")).is_done).toBe(false);
});
