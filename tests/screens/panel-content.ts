import { openDatabase } from "../e2e/database.ts";

const dayMs = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

const enquiries = [
  {
    name: "Lucía Ferrer",
    email: "lucia@correo.example",
    phone: "+34 600 000 001",
    preferred_contact: "WhatsApp",
    message:
      "Somos dos y queremos ir en la segunda quincena de septiembre. ¿Hay plazas en la salida del 12?\n\nUna persona es celíaca.",
    language: "es" as const,
    created_at: daysAgo(0.2),
  },
  {
    name: "Étienne Rousseau",
    email: "etienne.rousseau-delacroix@courriel.example",
    message: "Bonjour, est-il possible de partir avec deux enfants de 6 et 9 ans ?",
    language: "fr" as const,
    source: "/fr/tours/el-delta-en-mokoro",
    created_at: daysAgo(3),
  },
  {
    name: "Hannah Whitfield",
    email: "hannah@mail.example",
    message: "Tour enquiry: The Zambezi, slowly. Could the luxury camps be swapped for a tent?",
    language: "en" as const,
    state: "confirmed" as const,
    created_at: daysAgo(9),
  },
];

/** Data of a season: messages and an answer, visits, changes, a deletion. */
export async function insertPanelContent(url: string, dataDir: string) {
  const database = openDatabase(url, dataDir);
  const { data: inserted } = await database
    .from("contact_submissions")
    .insert(enquiries, { defaultToNull: false })
    .select()
    .throwOnError();
  const hannah = inserted.find(({ language }) => language === "en")?.id ?? "";
  const answer = {
    id: crypto.randomUUID(),
    enquiry_id: hannah,
    author: "duena@example.com",
    subject: "Re: The Zambezi, slowly",
    body: "Dear Hannah,\n\nOf course: two of the camps have a tent by the river.",
    created_at: daysAgo(8),
  };
  await database.from("enquiry_answers").insert(answer).throwOnError();
  await database
    .from("outbox")
    .insert({
      enquiry_id: hannah,
      kind: "answer",
      answer_id: answer.id,
      sent_at: daysAgo(8),
    })
    .throwOnError();
  await database
    .from("enquiry_notes")
    .insert({ enquiry_id: hannah, author: "duena@example.com", body: "Llamar el lunes." })
    .throwOnError();
  await insertProposal(database, hannah);
  await database
    .from("inbox_settings")
    .upsert({
      id: true,
      answer_templates: [
        {
          name: "Recibido",
          body_es: "Hola, {nombre}:\n\nGracias por escribir.",
          body_en: "Dear {nombre},\n\nThank you for writing.",
          body_fr: "Bonjour {nombre},\n\nMerci de votre message.",
        },
      ] as never,
    })
    .throwOnError();

  const counted = Array.from({ length: 84 }, (_, days) =>
    (["es", "en", "fr"] as const).map((language, at) => ({
      day: daysAgo(days).slice(0, 10),
      page: ["/", "/tours", "/tours/el-delta-en-mokoro", "/blog"][(days + at) % 4] ?? "/",
      language,
      views: 12 + ((days * 7) % 31) * (3 - at),
    })),
  ).flat();
  await database.rpc("add_page_views", { counted }).throwOnError();

  // It has outdated translations and a history.
  const tours = () => database.from("tours");
  const kruger = "kruger-bajo-la-lona";
  const { data: tour } = await tours().select().eq("slug", kruger).single().throwOnError();
  await tours()
    .update({
      price_per_person: Number(tour.price_per_person) + 100,
      full_description: `${tour.full_description}\n\nLa última noche, bajo las estrellas.`,
    })
    .eq("slug", kruger)
    .throwOnError();
  const draft = {
    name: "El Okavango en invierno",
    destination: "Botsuana",
    short_description: "Cuando llega el agua.",
    full_description: "Cuando llega el agua, llegan todos.",
    price_per_person: 4200,
    is_active: false,
  };
  await tours()
    .insert(
      [
        { ...draft, slug: "el-okavango-en-invierno" },
        { ...draft, slug: "la-ruta-vieja", name: "La ruta vieja" },
      ],
      { defaultToNull: false },
    )
    .throwOnError();
  await tours().delete().eq("slug", "la-ruta-vieja").throwOnError();
}

/** Id of the proposal on the screens. */
export const proposalId = "7f1c9d52-0b6a-4f0e-9a55-3c2f6a1d8e40";

/** A sent proposal whose traveller asks for a change. */
async function insertProposal(database: ReturnType<typeof openDatabase>, enquiry_id: string) {
  const columns = {
    language: "en" as const,
    title: "The Zambezi, slowly",
    traveller: "Hannah Whitfield",
    party: "Two adults",
    letter: "Dear Hannah,\n\nHere is the journey we spoke about, with two nights under canvas.",
    starts_on: "2027-08-04",
    itinerary: [
      { day: 1, title: "Livingstone", bed: "Maramba River Lodge", bed_type: "lodge" as const },
      { day: 2, title: "Down the river", bed: "A tent on the bank" },
    ],
    included: ["Guide", "All meals"],
    excluded: ["Flights"],
    price_lines: [{ label: "Adults", quantity: 2, amount: 6480 }],
    valid_until: "2100-01-31",
    terms: "A deposit of 25 % on acceptance.",
    deposit: 3240,
  };
  const version = { proposal_id: proposalId, number: 1 };
  await database
    .from("proposals")
    .insert({
      ...{ ...columns, id: proposalId, enquiry_id, reference: "T-7K3MPX", state: "sent" },
      waiting_since: daysAgo(1),
    })
    .throwOnError();
  await database
    .from("proposal_versions")
    .insert({
      ...{ ...version, id: crypto.randomUUID(), sent_at: daysAgo(2), author: "duena@example.com" },
      ...{ subject: "Your journey: The Zambezi, slowly", body: "Dear Hannah", content: columns },
      ...{ total: 12_960, valid_until: columns.valid_until, opened: 3 },
      ...{ first_opened_at: daysAgo(1.9), last_opened_at: daysAgo(1) },
    })
    .throwOnError();
  await database
    .from("proposal_replies")
    .insert({
      ...{ ...version, id: crypto.randomUUID(), kind: "change", at: daysAgo(1) },
      body: "Could we stay a third night by the river?",
    })
    .throwOnError();
}
