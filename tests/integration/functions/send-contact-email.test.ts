import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import connect from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { removeFolder } from "../../support/remove-folder.ts";
import { tour as sampleTour, siteUrl } from "../backend/harness.ts";
import {
  enquiry,
  enquiryMailHeaders,
  startFunctions,
  type TestFunctions,
  writtenMails,
} from "./harness.ts";

let functions: TestFunctions;
let folder: string;
beforeAll(async () => {
  functions = await startFunctions();
  folder = await mkdtemp(join(tmpdir(), "outbox-test-"));
});
afterAll(async () => {
  await functions.test.dispose();
  await removeFolder(folder);
});
beforeEach(() => functions.clear());

const written = () => writtenMails(functions, folder);

describe("send-contact-email", () => {
  it("G5, G7: stores an enquiry with language and page, and mails it to the owner", async () => {
    const headers = {
      "accept-language": "fr",
      referer: `${siteUrl}/fr/contact?tour=Le%20delta`,
    };
    const response = await functions.send({ headers });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      message: "Votre message a bien été envoyé ! Nous vous répondrons bientôt.",
    });
    const [row] = await functions.rows();
    expect(row).toMatchObject({
      ...enquiry,
      language: "fr",
      source: "/fr/contact?tour=Le%20delta",
    });

    const [mail, ...others] = await written();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      file: `enquiry-${row?.id}.eml`,
      messageId: `<enquiry-${row?.id}@localhost>`,
      from: { name: "Tsamma", address: "site@example.com" },
      to: [{ address: "owner@example.com" }],
      replyTo: [{ name: enquiry.name, address: enquiry.email }],
      subject: "Nueva consulta de Lucía Ferrer · Le delta",
    });
    const told = [enquiry.name, enquiry.email, enquiry.phone, "francés", "Le delta"];
    for (const text of [...told, enquiry.message]) expect(mail?.text).toContain(text);
    const record = `${siteUrl}/admin/contacts?message=${row?.id}&record=email`;
    expect(mail?.text).toContain(`¿Ya has contestado? Anótalo: ${record}\n`);
    expect(mail?.html).toContain(`¿Ya has contestado? <a href="${record.replace("&", "&amp;")}"`);
    for (const text of told) expect(mail?.html).toContain(text);
    expect(mail?.text).toContain(`${siteUrl}/fr/contact?tour=Le%20delta`);
    expect(mail?.html).toContain("volver &lt;pronto&gt;");
    expect(mail?.html).not.toContain("<pronto>");
    expect(await functions.outbox()).toMatchObject([{ attempts: 1, last_error: null }]);
  });

  it.each([
    ["email", "Correo"],
    ["phone", "Teléfono"],
    ["whatsapp", "WhatsApp"],
  ])("J12: %s as the preferred contact is stored and mailed as %s", async (sent, stored) => {
    const answer = await functions.send({ body: { ...enquiry, preferred_contact: sent } });
    expect(answer.status).toBe(200);
    expect(await functions.rows()).toMatchObject([{ preferred_contact: stored }]);
    const [mail] = await written();
    expect(mail?.text).toContain(`Contacto preferido: ${stored}\n`);
    expect(mail?.html).toContain(`>${stored}</td>`);
  });

  it("J12: without a preferred contact none is stored", async () => {
    await functions.send();
    expect(await functions.rows()).toMatchObject([{ preferred_contact: null }]);
    expect((await written())[0]?.text).toContain("Contacto preferido: —\n");
  });

  it.each([
    ["es", { preferred_contact: "fax" }, "preferred_contact", "Elige correo, teléfono o WhatsApp"],
    [
      "en",
      { preferred_contact: "phone", phone: "" },
      "phone",
      "Please give a number that we can call or message on WhatsApp",
    ],
    [
      "fr",
      { preferred_contact: "whatsapp", phone: null },
      "phone",
      "Indiquez un numéro où vous appeler ou vous écrire sur WhatsApp",
    ],
  ])(
    "J12: in %s, %j is refused with an error at its field and stores nothing",
    async (language, changes, field, message) => {
      const answer = await functions.send({
        body: { ...enquiry, ...changes },
        headers: { "accept-language": language },
      });
      expect(answer.status).toBe(422);
      expect((await answer.json()).fields).toEqual({ [field]: message });
      expect(await functions.rows()).toEqual([]);
    },
  );

  it("G7: a mail written again after a crash is still one file", async () => {
    await functions.send();
    await functions.deliver({ outboxDir: folder });
    await functions.test.service().from("outbox").update({ sent_at: null }).is("claim", null);
    expect(await written()).toHaveLength(1);
  });

  it.each([
    ["53100", "es", "Tu texto sigue aquí"],
    ["58030", "en", "Your text is still here"],
    ["53200", "fr", "Votre texte est toujours là"],
  ])(
    "I5: an enquiry that PostgreSQL refuses with %s, for example on a full disk, gets 503 in %s",
    async (code, language, words) => {
      const sql = connect(functions.test.place.databaseUrl ?? "", { max: 1, onnotice: () => {} });
      await sql.unsafe(`
        create function private.refuse() returns trigger language plpgsql as
          $$ begin raise 'could not extend file' using errcode = '${code}'; end $$;
        create trigger refuse before insert on public.contact_submissions
          for each row execute function private.refuse();`);
      const response = await functions.send({ headers: { "accept-language": language } });
      await sql`drop function private.refuse cascade`;
      await sql.end();
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
      expect((await response.json()).error).toContain(words);
      expect(functions.logged.at(-1)?.message).toBe("enquiry not stored");
      expect([await functions.rows(), await functions.outbox()]).toEqual([[], []]);
    },
  );

  it("G5: an enquiry that cannot be stored gets an error, and nothing is mailed", async () => {
    const { options } = functions;
    functions.options = {
      ...options,
      store: {
        ...options.store,
        submitEnquiry: () => Promise.reject(new Error("database is gone")),
      },
    };
    const response = await functions.send({ headers: { "accept-language": "en" } });
    functions.options = options;
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await response.json()).toEqual({
      error:
        "We could not store your message just now. Your text is still here: please send it again in a moment, or write to us by email.",
    });
    expect([await functions.rows(), await functions.outbox()]).toEqual([[], []]);
  });

  it.each([
    ["es", "El nombre debe tener al menos 2 caracteres"],
    ["en", "Name must be at least 2 characters"],
    ["fr", "Le nom doit comporter au moins 2 caractères"],
  ])("G3: a refusal names the invalid field in %s", async (language, message) => {
    const response = await functions.send({
      body: { ...enquiry, name: "L" },
      headers: { "accept-language": language },
    });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({ name: message });
    expect(await functions.rows()).toEqual([]);
  });

  it("G8: a filled honeypot is refused with a message, and changes nothing", async () => {
    const response = await functions.send({
      body: { ...enquiry, website: "https://spam.example" },
    });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toContain("automático");
    expect([await functions.rows(), await functions.outbox()]).toEqual([[], []]);
  });

  it("G8: an empty honeypot and unknown fields are ignored", async () => {
    expect(
      (await functions.send({ body: { ...enquiry, website: "", created_at: "1999-01-01" } }))
        .status,
    ).toBe(200);
    expect(new Date(String((await functions.rows())[0]?.created_at)).getFullYear()).toBeGreaterThan(
      2000,
    );
  });

  it.each<[string, unknown, number]>([
    ["no JSON", "{", 400],
    ["null", "null", 400],
    ["a list", "[]", 400],
    ["a number", "7", 400],
    ["nothing", "", 400],
    ["broken UTF-8", Buffer.from(JSON.stringify(enquiry).replace("L", "\xff"), "latin1"), 400],
    ["a null character", { ...enquiry, name: "Lu\0cia" }, 400],
    ["half a surrogate pair", `{"name":"\\ud800 Lucía"}`, 400],
    ["deep JSON", "[".repeat(20_000), 400],
    ["a megabyte", { ...enquiry, message: "x".repeat(1_000_000) }, 413],
  ])("G8: %s is refused", async (_, body, status) => {
    expect((await functions.send({ body })).status).toBe(status);
    expect(await functions.rows()).toEqual([]);
  });

  it("G5: methods other than POST are refused", async () => {
    const response = await functions.send({ method: "GET" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  it.each([
    ["a line break", "Lucía\r\nBcc: everybody@example.com"],
    ["a lone line feed", "Lucía\nBcc: everybody@example.com"],
    ["a Unicode line break", "Lucía\u2028Bcc: everybody@example.com\u2029\u0085X: y"],
    ["quotes and brackets", `"Lucía" <x@example.com>, everybody@example.com`],
    ["an encoded word", "=?utf-8?q?Luc=0ABcc:_everybody@example.com?="],
  ])("G7: %s in the name adds neither header nor recipient to the mail", async (_, name) => {
    expect((await functions.send({ body: { ...enquiry, name } })).status).toBe(200);
    const [mail] = await written();
    expect(mail?.headers.map(({ key }) => key).sort()).toEqual(enquiryMailHeaders);
    expect(mail?.replyTo).toMatchObject([{ address: enquiry.email }]);
    expect(mail?.to).toMatchObject([{ address: "owner@example.com" }]);
    expect([mail?.cc, mail?.bcc]).toEqual([undefined, undefined]);
    // In the text, the name stays on its line.
    expect(mail?.text).toMatch(/^Nombre: .+\nCorreo: lucia@example\.com\n/);
  });

  it("G5: only configured other origins may call from a browser", async () => {
    const { options } = functions;
    functions.options = { ...options, corsOrigins: ["https://app.example"] };
    const preflight = (origin: string) =>
      functions.send({
        method: "OPTIONS",
        body: undefined,
        headers: { origin, "access-control-request-method": "POST" },
      });
    const allowed = await preflight("https://app.example");
    expect(allowed.headers.get("access-control-allow-origin")).toBe("https://app.example");
    expect(allowed.headers.get("access-control-allow-headers")).toContain("x-captcha-pass");
    const refused = await preflight("https://evil.example");
    expect(refused.headers.get("access-control-allow-origin")).toBeNull();
    const answer = await functions.send({ headers: { origin: "https://app.example" } });
    expect(answer.headers.get("access-control-expose-headers")).toContain("x-captcha-pass");
    functions.options = options;
    const unasked = await functions.send({ headers: { origin: "https://app.example" } });
    expect(unasked.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("G7: the page named in a mail is one of this site, whatever the referrer is", async () => {
    const headers = {
      referer: `${siteUrl}//evil.example/contact?tour=${"%0d%0aBcc: x".repeat(80)}`,
    };
    await functions.send({ headers });
    const [mail] = await written();
    expect(mail?.text).toContain(`Página: ${siteUrl}//evil.example/contact`);
    expect(mail?.text?.match(/^Bcc/m)).toBeNull();
  });

  it("R2, R3: stores the details of the journey with the tour, and mails them", async () => {
    const { data } = await functions.test
      .service()
      .from("tours")
      .insert({ ...sampleTour, name: "Kalahari" }, { defaultToNull: false })
      .select("id,name")
      .throwOnError();
    const tour = data[0] ?? { id: "", name: "" };
    const trip = {
      tour_id: tour.id,
      month: "2027-07",
      adults: "2",
      ages: "11, 12",
      style: "luxury",
      budget: "5000-8000",
      first_time: "yes",
    };
    expect((await functions.send({ body: { ...enquiry, trip } })).status).toBe(200);
    const [row] = await functions.rows();
    expect(row).toMatchObject({
      tour_id: tour.id,
      tour_name: tour.name,
      travel_from: "2027-07-01",
      travel_to: "2027-07-31",
      travel_flexible: null,
      first_time: true,
      adults: 2,
      child_ages: [11, 12],
      style: "luxury",
      budget: "5000-8000",
    });
    const [mail] = await written();
    expect(mail?.subject).toBe(`Nueva consulta de Lucía Ferrer · ${tour.name} · jul 2027 · 2+2`);
    for (const line of [
      `Tour: ${tour.name}`,
      "Cuándo: jul 2027",
      "Viajeros: 2 adultos y 2 niños de 11 y 12 años",
      "Estilo: Lujo",
      "Presupuesto: 5000–8000 US$ por persona",
      "Primera vez en África: Sí",
    ])
      expect(mail?.text).toContain(`${line}\n`);
  });

  it("R2: a repetition within five minutes adds details that are missing, and changes none", async () => {
    const send = (trip?: object) => functions.send({ body: { ...enquiry, trip } });
    await send();
    await send({ month: "2027-07", flexible: true, adults: 2 });
    await send({ month: "2027-09", adults: 4, ages: [8], style: "camping" });
    const rows = await functions.rows();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      travel_from: "2027-07-01",
      travel_to: "2027-07-31",
      travel_flexible: true,
      adults: 2,
      child_ages: [8],
      style: "camping",
      budget: null,
    });
  });

  it.each([
    ["text", "mañana"],
    ["a list", [1, 2]],
    ["another tour", { tour_id: crypto.randomUUID() }],
    [
      "malformed members",
      { tour_id: "1", month: "2027-13", from: {}, adults: 1e9, ages: [[]], style: 1, budget: "x" },
    ],
  ])("R2: an enquiry whose details are %s is stored without them", async (_what, trip) => {
    expect((await functions.send({ body: { ...enquiry, trip } })).status).toBe(200);
    const [row] = await functions.rows();
    expect(row).toMatchObject({
      tour_id: null,
      tour_name: null,
      travel_from: null,
      adults: null,
      child_ages: [],
      style: null,
      budget: null,
    });
  });

  describe("R4: departure and estimate", () => {
    const starts_on = "2100-07-04";
    let kalahari: { id: string };
    let departure: { id: string };
    const insertTour = async (slug: string) => {
      const tours = functions.test.service().from("tours");
      const row = {
        ...{ ...sampleTour, slug, name: "Kalahari", min_age: 10 },
        ...{ min_group_size: 2, max_group_size: 10, single_supplement: 320 },
        seasons: [{ id: "s1", name_es: "Invierno", months: [7, 8], price_2: 7690, price_4: 6670 }],
        child_rates: [{ id: "r1", from_age: 10, to_age: 13, discount: 20 }],
      };
      const { data } = await tours
        .insert(row as never, { defaultToNull: false })
        .select("id")
        .throwOnError();
      return data?.[0] ?? { id: "" };
    };
    const insertDeparture = async (tour_id: string, price: number | null) => {
      const departures = functions.test.service().from("departures");
      const { data } = await departures
        .insert({ tour_id, starts_on, places: 8, price })
        .select("id")
        .throwOnError();
      return data[0] ?? { id: "" };
    };
    beforeEach(async () => {
      kalahari = await insertTour("kalahari-en-grupo");
      departure = await insertDeparture(kalahari.id, 5000);
    });
    afterEach(async () => {
      const service = functions.test.service();
      await service.from("departures").delete().gt("places", 0).throwOnError();
      await service.from("tours").delete().neq("slug", "").throwOnError();
    });
    const storedWith = async (trip: object, more: object = {}) => {
      const response = await functions.send({ body: { ...enquiry, ...more, trip } });
      expect(response.status).toBe(200);
      return (await functions.rows())[0];
    };

    it("the server works out the price, whatever the browser says of it", async () => {
      const estimate = { per_person: 1, total: 1, size: 1 };
      const trip = { tour_id: kalahari.id, month: "2100-07", adults: 2, ages: "11, 12", estimate };
      const row = await storedWith(trip, { estimate, departure_id: departure.id });
      expect(row).toMatchObject({
        departure_id: null,
        estimate: { per_person: 6670, total: 24_012, size: 4 },
      });
      const [mail] = await written();
      expect(mail?.text?.replaceAll("\u00a0", " ")).toContain(
        "Estimación de la web: 24 012 US$ en total, 6670 US$ por adulto\n",
      );
    });

    it("a departure gives its tour, its price and its day", async () => {
      const trip = { departure_id: departure.id, adults: "1", single: "yes" };
      expect(await storedWith(trip)).toMatchObject({
        tour_id: kalahari.id,
        tour_name: "Kalahari",
        departure_id: departure.id,
        travel_from: null,
        estimate: { per_person: 5000, total: 5320, size: 1, single: true },
      });
      const [mail] = await written();
      expect(mail?.text).toContain("Salida: 4 jul 2100\n");
      expect(mail?.subject).toBe("Nueva consulta de Lucía Ferrer · Kalahari · 4 jul 2100 · 1");
    });

    it.each([
      ["an unknown one", async () => crypto.randomUUID()],
      ["no id", async () => "1' or true"],
      [
        "one of another tour",
        async () => (await insertDeparture((await insertTour("otro")).id, 9000)).id,
      ],
    ])("a departure that is %s is dropped, with its price", async (_what, other) => {
      const trip = {
        tour_id: kalahari.id,
        departure_id: await other(),
        month: "2100-07",
        adults: 2,
      };
      expect(await storedWith(trip)).toMatchObject({
        tour_id: kalahari.id,
        departure_id: null,
        estimate: { per_person: 7690, total: 15_380, size: 2 },
      });
    });

    it("an enquiry whose tour cannot be read then is stored without an estimate", async () => {
      const { options } = functions;
      const tourPrices = () => Promise.reject(new Error("timeout"));
      functions.options = { ...options, store: { ...options.store, tourPrices } };
      const row = await storedWith({ tour_id: kalahari.id, month: "2100-07", adults: 2 });
      functions.options = options;
      expect(row).toMatchObject({ tour_id: kalahari.id, adults: 2, estimate: null });
      expect(functions.logged.at(-1)?.message).toBe("enquiry is stored without an estimate");
    });

    it("a tour in the trash leaves neither tour, departure nor price", async () => {
      await functions.test.service().from("tours").delete().eq("id", kalahari.id).throwOnError();
      expect(await storedWith({ departure_id: departure.id, adults: 2 })).toMatchObject({
        ...{ tour_id: null, departure_id: null, estimate: null, adults: 2 },
      });
    });

    it("a repetition adds the departure, and the price of the details that are stored then", async () => {
      await storedWith({ tour_id: kalahari.id, adults: 2 });
      expect(await storedWith({ departure_id: departure.id, adults: 2 })).toMatchObject({
        ...{ departure_id: departure.id, estimate: { total: 10_000 } },
      });
      const row = await storedWith({ departure_id: departure.id, adults: 4 });
      expect(row).toMatchObject({ adults: 2, estimate: { total: 10_000 } });
      expect(await functions.rows()).toHaveLength(1);
    });

    it("a departure that is erased leaves the enquiry", async () => {
      await storedWith({ departure_id: departure.id, adults: 2 });
      await functions.test
        .service()
        .from("departures")
        .delete()
        .eq("id", departure.id)
        .throwOnError();
      const [row] = await functions.rows();
      expect(row).toMatchObject({ departure_id: null, tour_id: kalahari.id });
      expect((await written())[0]?.text).not.toContain("Salida:");
    });
  });
});
