import type { TestBackend } from "../backend/harness.ts";
import { admin, destination, enquiry, onePixelPng, post, tour } from "../backend/harness.ts";

/** Texts that careless reading, writing or splitting would damage. */
const hard = "«Ñandú» \u2028\u2029 \\ \"' \t\u0001 🦁 {1,2} \\x41 $1 -- \r\n línea";

/** A row of every kind. */
export async function fillSite(test: TestBackend): Promise<void> {
  const service = test.service();
  const put = async (work: PromiseLike<{ error: unknown }>) => {
    const { error } = await work;
    if (error) throw error;
  };
  const picture = new Blob([onePixelPng], { type: "image/png" });
  for (const name of ["a.png", "carpeta/ñ 🦁.png"])
    await put(service.storage.from("tour-images").upload(name, picture));
  await put(service.storage.from("site-images").upload("biblioteca.png", picture));
  const tours = Array.from({ length: 451 }, (_, number) => ({
    ...tour,
    slug: `ruta-${number}`,
    full_description: `${hard} ${number}`,
    included_services: [hard, ""],
    itinerary: [{ id: "k1", day: 1, description_es: hard }],
  }));
  for (let from = 0; from < tours.length; from += 50)
    await put(service.from("tours").insert(tours.slice(from, from + 50) as never));
  await put(service.from("destinations").insert(destination));
  await put(
    service.from("blog_posts").insert({ ...post, is_published: true, content: `${hard}\n\nFin` }),
  );
  const enquiry_id = crypto.randomUUID();
  const departure_id = crypto.randomUUID();
  await put(
    service.from("departures").insert({
      id: departure_id,
      tour_id: crypto.randomUUID(),
      starts_on: "2100-07-04",
      places: 8,
      places_left: 3,
      note: hard,
    }),
  );
  const estimate = { per_person: 5000, total: 10_000.5, size: 2 };
  await put(
    service
      .from("contact_submissions")
      .insert({ ...enquiry, id: enquiry_id, message: hard, departure_id, estimate }),
  );
  await put(
    service.from("enquiry_contacts").insert({
      id: crypto.randomUUID(),
      enquiry_id,
      at: "2026-11-20T08:00:00Z",
      channel: "phone",
      reached: true,
      author: hard,
    }),
  );
  const proposal_id = crypto.randomUUID();
  const sent = { proposal_id, number: 1 };
  await put(
    service.from("proposals").insert({
      ...{ id: proposal_id, enquiry_id, language: "es", title: hard, traveller: "Ana" },
      price_lines: [{ label: hard, quantity: 2, amount: 10.25 }],
    }),
  );
  await put(
    service.from("proposal_versions").insert({
      ...{ ...sent, id: crypto.randomUUID(), subject: "Viaje", body: hard },
      ...{ content: { title: hard }, total: 20.5, valid_until: "2027-01-31" },
    }),
  );
  await put(
    service.from("proposal_replies").insert({
      ...{ ...sent, id: crypto.randomUUID(), kind: "acceptance", name: "Ana Ñandú" },
      ip: "2001:db8::1",
    }),
  );
  // Earlier states: an entry with a changed slug, one in the trash.
  await put(service.from("tours").update({ slug: "ruta-nueva" }).eq("slug", "ruta-0"));
  await put(service.from("tours").delete().eq("slug", "ruta-1"));
  // A scheduled draft.
  await put(
    service.from("entry_drafts").insert({
      id: crypto.randomUUID(),
      entry_type: "tours",
      data: { name: hard, price_per_person: "6.4.8" },
      base: { name: null, price_per_person: null },
      publish_at: "2100-01-01T00:00:00Z",
      scheduled_by: crypto.randomUUID(),
      updated_by: crypto.randomUUID(),
    }),
  );
  await put(
    service.from("translation_proposals").insert({
      entry_type: "tours",
      entry_id: crypto.randomUUID(),
      language: "en",
      path: "name",
      source: hard,
      text: hard,
      provider: "deepl",
    }),
  );
  await put(service.from("site_settings").update({ street: hard }).eq("id", true));
  const answer_templates = [{ name: "Gracias", body_es: hard, body_en: "", body_fr: "" }];
  const inbox = { answer_templates, payment_details: hard };
  await put(service.from("inbox_settings").update(inbox).eq("id", true));
}

/** Everything readable with the server's key, and that the owner can sign in. */
export async function readEverything(test: TestBackend) {
  const service = test.service();
  const all = async (table: "tours" | "destinations" | "blog_posts" | "contact_submissions") => {
    const { data, error } = await service.from(table).select("*").order("id").limit(1000);
    if (error) throw error;
    return data;
  };
  const { data: versions } = await service.from("entry_versions").select("*").order("id");
  const { data: formerSlugs } = await service.from("former_slugs").select("*").order("slug");
  const { data: drafts } = await service.from("entry_drafts").select("*");
  const { data: settings } = await service.from("site_settings").select("*");
  const { data: desk } = await service.from("inbox_settings").select("*");
  const { data: contacts } = await service.from("enquiry_contacts").select("*");
  const { data: departures } = await service.from("departures").select("*");
  const { data: departureLog } = await service.from("departure_log").select("*");
  const { data: proposals } = await service.from("translation_proposals").select("*");
  const journeys = [
    await service.from("proposals").select("*"),
    await service.from("proposal_versions").select("*"),
    await service.from("proposal_replies").select("*"),
  ].map(({ data }) => data);
  const { data: roles } = await service.from("user_roles").select("user_id, role");
  const files = [];
  for (const path of [
    "site-images/biblioteca.png",
    "tour-images/a.png",
    `tour-images/carpeta/${encodeURIComponent("ñ 🦁.png")}`,
  ]) {
    const response = await test.request(`/storage/v1/object/public/${path}`);
    files.push([
      path,
      response.status,
      response.headers.get("content-type"),
      Buffer.from(await response.arrayBuffer()).toString("base64"),
    ]);
  }
  await test.signedIn(admin);
  return {
    tours: await all("tours"),
    destinations: await all("destinations"),
    posts: await all("blog_posts"),
    enquiries: await all("contact_submissions"),
    contacts,
    departures,
    departureLog,
    settings,
    desk,
    versions,
    drafts,
    proposals,
    journeys,
    formerSlugs,
    roles,
    files,
  };
}
