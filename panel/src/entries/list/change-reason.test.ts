import { BackendError } from "@panel/backend/backend-error";
import { expect, test } from "vitest";
import { guestReviews } from "#content/types/guest-reviews.ts";
import { tours } from "#content/types/tours.ts";
import { changeReason } from "./change-reason";

const refusal = (constraint: string) =>
  new BackendError(
    {
      code: "23514",
      message: `new row for relation "guest_reviews" violates check constraint "${constraint}"`,
    },
    400,
  );

test("J16: a list says that a review without permission cannot be shown, as the form does", () => {
  expect(changeReason(guestReviews, refusal("guest_reviews_is_active_needs"))).toBe(
    "Sin su permiso la reseña no se puede mostrar.",
  );
});

test.each([
  [guestReviews, refusal("guest_reviews_guest_length")],
  [tours, refusal("guest_reviews_is_active_needs")],
])("H5: other refusals of a change in a list have the general reason", (type, error) => {
  expect(changeReason(type, error)).toMatch(/^El servidor no lo acepta: new row/);
});
