import { expect, it } from "vitest";
import { likePattern } from "./like-pattern";

it("H5: special characters of PostgREST filters and LIKE become wildcards", () => {
  expect(likePattern("  delta norte ")).toBe("%delta norte%");
  expect(likePattern('a,b(c)"d\\e%f*g:h')).toBe("%a_b_c__d_e_f_g_h%");
  expect(likePattern("cañón 🦁")).toBe("%cañón 🦁%");
});
