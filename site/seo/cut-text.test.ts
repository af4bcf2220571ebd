import { describe, expect, it } from "vitest";
import { cutText } from "./cut-text";

describe("cutText", () => {
  it.each([
    ["Short enough.", 13, "Short enough."],
    ["  Two\nlines\tand   gaps ", 40, "Two lines and gaps"],
    ["The first sentence fits. The second does not.", 30, "The first sentence fits."],
    ["One. A second sentence that is much too long", 30, "One. A second sentence that…"],
    ["Cut after a word, not within", 19, "Cut after a word…"],
    ["Cut exactly where words end here", 18, "Cut exactly where…"],
    ["Donaudampfschifffahrtsgesellschaft", 11, "Donaudampf…"],
    ["A 🐘🐘🐘🐘🐘🐘", 10, "A 🐘🐘🐘…"],
    ["Safaris\u00a0: 5\u202f850\u00a0$US", 40, "Safaris\u00a0: 5\u202f850\u00a0$US"],
    ["", 10, ""],
  ])("A6: cuts %j at %i characters", (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut);
    expect(cut.length).toBeLessThanOrEqual(max);
  });
});
