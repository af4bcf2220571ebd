import { expect, test } from "vitest";
import { posts } from "#content/types/posts.ts";
import { tours } from "#content/types/tours.ts";
import type { EntryRow } from "../entry-row";
import { visibilityHint } from "./visibility-hint";

const ahead = "2040-03-01T06:30:00Z";
const past = "2020-03-01T06:30:00Z";
const inWords = "jueves 1 de marzo de 2040 a las 08:30, hora de Johannesburgo";
const row = (is_published: boolean, published_at: string | null) =>
  ({ is_published, published_at }) as unknown as EntryRow;

test.each([
  [undefined, row(true, ahead), `Sale en la web el ${inWords}.`],
  [row(true, past), row(true, ahead), `Al guardar desaparece de la web hasta el ${inWords}.`],
  [
    row(false, ahead),
    row(false, ahead),
    `Nadie más lo ve. Márcalo como publicado para que salga el ${inWords}.`,
  ],
  [undefined, row(true, null), "Al guardar sale en la web."],
  [row(true, ahead), row(true, past), "Al guardar sale en la web."],
  [row(true, past), row(true, past), "Cualquiera puede verlo en la web."],
  [row(true, past), row(false, past), "Al guardar desaparece de la web."],
  [undefined, row(false, null), "Nadie más lo ve."],
])("K4: a post that was %j and becomes %j is spoken of so: %s", (was, is, words) => {
  expect(visibilityHint(posts, was, is)).toBe(words);
});

test("K4: the hint of a tour, which has no publication date, mentions none", () => {
  expect(visibilityHint(tours, undefined, { is_active: false })).toBe("Nadie más lo ve.");
});
