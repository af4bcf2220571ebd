import type { Brochure } from "../../shared/brochure.ts";

/** A small brochure with content in every part. */
export function sampleBrochure(changes: Partial<Brochure> = {}): Brochure {
  return {
    lang: "en",
    title: "Rivers of sand",
    place: "Namibia",
    summary: "Ten days along dry rivers.",
    company: "Tsamma Safaris",
    changed: "2026-11-20T10:00:00Z",
    cover: { key: "tour-images/cover.jpg", alt: "A dune", focus: { x: 0.2, y: 0.9 } },
    vista: { key: "tour-images/tree.jpg", alt: "", focus: { x: 0.5, y: 0.5 } },
    pair: [
      { key: "tour-images/tree.jpg", alt: "", focus: { x: 0.5, y: 0.5 } },
      { key: "tour-images/cover.jpg", alt: "A dune again", focus: { x: 1, y: 0 } },
    ],
    back: { key: "tour-images/cover.jpg", alt: "A dune at last", focus: { x: 0, y: 1 } },
    facts: [
      { label: "Duration", value: "2 days" },
      { label: "Group", value: "2–8 travellers" },
      { label: "Style", value: "Camping" },
      { label: "From", value: "$5,850" },
      { label: "Route", value: ["Windhoek", " – ", { text: "Maun", lang: "es" }] },
      { label: "Vehicle", value: { text: "Un todoterreno", lang: "es" } },
    ],
    journey: { heading: "The journey", paragraphs: ["First.", "Second."] },
    map: {
      heading: "The route",
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 900" width="720" height="900"><path fill="#a93f17" d="M0 0h720v900z"/></svg>',
      alt: "From Windhoek to Etosha",
    },
    days: {
      heading: "Day by day",
      list: [
        {
          label: "Day",
          number: "1",
          title: "Windhoek",
          paragraphs: ["We meet you at the airport."],
          notes: [{ label: "Night", value: "A guest farm" }],
        },
        { label: "Day", number: "2", paragraphs: ["Home."], notes: [] },
      ],
    },
    prices: {
      heading: "Prices",
      from: { label: "From, per person", value: "$5,850" },
      table: {
        columns: ["Season", "2 travellers", "4 travellers"],
        rows: [{ name: "High", months: "July – October", prices: ["$7,950", "–"] }],
      },
      notes: [{ label: "Terms", paragraphs: ["A deposit of 25%."] }],
    },
    services: [
      { heading: "Included", marks: "in", items: ["A guide"] },
      { heading: "Not included", marks: "out", items: ["Flights"] },
    ],
    practical: {
      heading: "Before you go",
      kinds: [{ label: "Health", parts: [{ places: "Etosha", paragraphs: ["Take care."] }] }],
    },
    climate: {
      heading: "When to go",
      places: [
        { name: "Etosha", months: ["Jan", "Feb"], rows: [{ label: "Rain", values: ["110", "–"] }] },
      ],
    },
    contact: {
      heading: "Talk to us",
      text: "Every journey can be changed.",
      lines: [
        { label: "E-mail", value: "hello@tsamma.example", href: "mailto:hello@tsamma.example" },
      ],
      web: {
        label: "On the web",
        value: "tsamma.example",
        href: "https://tsamma.example/en/tours/x",
      },
      note: "As of November 20, 2026.",
    },
    ...changes,
  };
}
