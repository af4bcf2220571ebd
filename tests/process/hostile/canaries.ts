import {
  destination,
  enquiry,
  onePixelPng,
  post,
  type TestBackend,
  tour,
} from "../../integration/backend/harness.ts";
import { privateBucket, privateObject, publicObject } from "./storage-names.ts";

/** Unique letters: a response that contains them reveals something. */
const canary = (of: string) => `Zq${of}zq`;

/** Values that a legitimate response of each kind would contain, and no response may contain. */
export async function insertCanaries(test: TestBackend): Promise<Record<string, string>> {
  const service = test.service();
  const succeed = async (change: PromiseLike<{ error: unknown }>) => {
    const { error } = await change;
    if (error) throw error;
  };
  const words = {
    "an enquiry": canary("enquiry"),
    "an outgoing mail": canary("mail"),
    "a note": canary("note"),
    "an answer": canary("answer"),
    "a contact": canary("contact"),
    "a proposal": canary("proposal"),
    "a version of a proposal": canary("version"),
    "a reply to a proposal": canary("reply"),
    "a draft": canary("draft"),
    "a tour that is not offered": canary("tour"),
    "a destination that is not shown": canary("destination"),
    "a private file": canary("file"),
    "the name of a private file": canary("name"),
  };
  await succeed(
    service.from("tours").insert(
      [
        { ...tour, slug: "shown", is_active: true },
        {
          ...tour,
          slug: "hidden-tour",
          is_active: false,
          name: words["a tour that is not offered"],
        },
      ],
      { defaultToNull: false },
    ),
  );
  await succeed(
    service.from("destinations").insert(
      [
        { ...destination, slug: "shown", is_active: true },
        {
          ...destination,
          slug: "hidden-destination",
          is_active: false,
          name: words["a destination that is not shown"],
        },
      ],
      { defaultToNull: false },
    ),
  );
  await succeed(
    service.from("blog_posts").insert(
      [
        { ...post, slug: "shown", is_published: true },
        { ...post, slug: "hidden-draft", is_published: false, title: words["a draft"] },
      ],
      { defaultToNull: false },
    ),
  );
  const { data, error } = await service
    .from("contact_submissions")
    .insert({ ...enquiry, message: `${words["an enquiry"]} in May` })
    .select("id")
    .single();
  if (error) throw error;
  // A sent mail stays unchanged while the site runs.
  const sent_at = new Date().toISOString();
  const last_error = words["an outgoing mail"];
  await succeed(service.from("outbox").insert({ enquiry_id: data.id, sent_at, last_error }));
  const beside = { enquiry_id: data.id, body: words["a note"] };
  await succeed(service.from("enquiry_notes").insert(beside));
  const answer = { id: crypto.randomUUID(), subject: "Secret", body: words["an answer"] };
  await succeed(service.from("enquiry_answers").insert({ ...beside, ...answer }));
  const contact = {
    id: crypto.randomUUID(),
    at: sent_at,
    channel: "phone",
    reached: true,
  } as const;
  const author = words["a contact"];
  await succeed(
    service.from("enquiry_contacts").insert({ enquiry_id: data.id, ...contact, author }),
  );
  const proposal_id = crypto.randomUUID();
  const traveller = words["a proposal"];
  await succeed(
    service.from("proposals").insert({
      ...{ id: proposal_id, enquiry_id: data.id, language: "es", title: "Secret", traveller },
    }),
  );
  const sent = { proposal_id, number: 1 };
  await succeed(
    service.from("proposal_versions").insert({
      ...{ ...sent, id: crypto.randomUUID(), subject: "Secret", content: {} },
      ...{ body: words["a version of a proposal"], total: 1, valid_until: "2100-01-01" },
    }),
  );
  await succeed(
    service.from("proposal_replies").insert({
      ...{ ...sent, id: crypto.randomUUID(), kind: "question" },
      body: words["a reply to a proposal"],
    }),
  );
  await succeed(service.storage.createBucket(privateBucket, { public: false }));
  const box = service.storage.from(privateBucket);
  const contentType = "text/plain";
  await succeed(box.upload(privateObject, words["a private file"], { contentType }));
  await succeed(box.upload(`${words["the name of a private file"]}.txt`, "x", { contentType }));
  await succeed(
    service.storage
      .from("tour-images")
      .upload(publicObject, onePixelPng, { contentType: "image/png" }),
  );
  return words;
}
