import { expect, test } from "vitest";
import { array, picture, text } from "#content/define.ts";
import { pictureKeysIn, withoutGone } from "./gone-pictures";

const address = (name: string) => `/storage/v1/object/public/site-images/${name}.jpg`;
const fields = {
  short_name: text({ label: "Nombre corto", max: 12 }),
  strip: picture({ label: "Franja", bucket: "site-images" }),
  hero: picture({ label: "Portada", bucket: "site-images" }),
  partners: array({
    label: "Socios",
    labels: { singular: "socio", gender: "m" },
    maxItems: 5,
    of: { logo: picture({ label: "Logo", bucket: "site-images" }) },
  }),
};
const was = {
  short_name: "Boma",
  strip: address("a"),
  hero: address("b"),
  partners: [
    { id: "1", logo: `https://old.example${address("b")}` },
    { id: "2", logo: null },
  ],
};

test("Q6: pictures of an earlier state are found in columns and items, once each", () => {
  expect(pictureKeysIn(was)).toEqual(["site-images/a.jpg", "site-images/b.jpg"]);
  expect(pictureKeysIn({ short_name: "Boma", hero: null })).toEqual([]);
});

test("Q6: restoring a state without a picture that is gone leaves that field and names it", () => {
  expect(withoutGone({ fields }, was, ["site-images/b.jpg"])).toEqual({
    columns: {
      short_name: "Boma",
      strip: address("a"),
      partners: [
        { id: "1", logo: null },
        { id: "2", logo: null },
      ],
    },
    labels: ["Portada", "Socios"],
  });
  expect(withoutGone({ fields }, was, [])).toEqual({ columns: was, labels: [] });
});
