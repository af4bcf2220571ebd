import { expect, test } from "vitest";
import { number, text } from "#content/define.ts";
import { statesOf } from "./settings-states";

const fields = {
  phone: text({ label: "Teléfono", max: 40 }),
  city: text({ label: "Ciudad", max: 100 }),
  reply_hours: number({ label: "Respondemos en (horas)", min: 1, max: 720 }),
};
const row = { id: true, phone: "3", city: "Durban", reply_hours: 12, glossary: [1] };
const versions = [
  { id: 9, was: { phone: "2" } },
  { id: 8, was: { glossary: [] } },
  { id: 7, was: { city: "Maun", reply_hours: null } },
  // Older versions of the brand are whole rows.
  { id: 6, was: { id: true, phone: "1", city: "Maun", reply_hours: null, glossary: [] } },
];

test("K9: states of settings are rebuilt from what each change replaced, the newest first", () => {
  const states = statesOf({ fields }, versions, row);
  expect(states.map(({ id, was }) => [id, was])).toEqual([
    [9, { ...row, phone: "2" }],
    [7, { ...row, phone: "2", city: "Maun", reply_hours: null, glossary: [] }],
    [6, { ...row, phone: "1", city: "Maun", reply_hours: null, glossary: [] }],
  ]);
  expect(
    states.map(({ differences }) => differences.map(({ label, change }) => [label, change])),
  ).toEqual([
    [["Teléfono", { kind: "text", was: "2", is: "3" }]],
    [
      ["Ciudad", { kind: "text", was: "Maun", is: "Durban" }],
      ["Respondemos en (horas)", { kind: "value", was: "nada", is: "12" }],
    ],
    [["Teléfono", { kind: "text", was: "1", is: "2" }]],
  ]);
});

test("K9: changes of fields that another form edits are not in the history of this one", () => {
  expect(statesOf({ fields: { city: fields.city } }, versions, row).map(({ id }) => id)).toEqual([
    7,
  ]);
});
