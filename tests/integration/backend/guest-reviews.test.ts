import { expect, test } from "vitest";
import { guestReviews } from "../../../content/types/guest-reviews.ts";
import { BackendError } from "../../../panel/src/backend/backend-error.ts";
import { toDraft } from "../../../panel/src/entries/draft/draft.ts";
import { problemsOf } from "../../../panel/src/entries/draft/rules.ts";
import { changeReason } from "../../../panel/src/entries/list/change-reason.ts";
import { sampleRow } from "../../support/sample-entry.ts";
import { startBackend } from "./harness.ts";

test("J16: a review without consent is refused by form and database where it would be visible", async () => {
  const backend = await startBackend();
  const row = { ...sampleRow(guestReviews), consent: false };
  const save = async (changes: object) => {
    const saved = { ...row, ...changes };
    const { error } = await backend.service().from("guest_reviews").upsert(saved);
    const problems = Object.keys(problemsOf(guestReviews, toDraft(guestReviews, saved)));
    return [error?.code, problems];
  };
  expect(await save({ slug: "a", is_active: true })).toEqual(["23514", ["consent"]]);
  expect(await save({ slug: "b", is_active: false })).toEqual([undefined, []]);
  expect(await save({ slug: "c", is_active: true, consent: true })).toEqual([undefined, []]);
  expect(await save({ slug: "d", source_url: "http://a.example" })).toEqual([
    "23514",
    ["source_url"],
  ]);
  const { error, status } = await backend
    .service()
    .from("guest_reviews")
    .update({ is_active: true })
    .eq("slug", "b");
  const reason = error && changeReason(guestReviews, new BackendError(error, status));
  expect(reason).toBe("Sin su permiso la reseña no se puede mostrar.");
  await backend.dispose();
});
