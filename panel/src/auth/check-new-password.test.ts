import { describe, expect, test } from "vitest";
import { checkNewPassword } from "./check-new-password";

const both = (password: string) => ({ password, again: password });

describe("I4: a new password", () => {
  test.each(["12345678", "contraseña larga", "ñ".repeat(36), "a".repeat(72)])(
    "%s is accepted",
    (password) => {
      expect(checkNewPassword(both(password))).toEqual({});
    },
  );

  test.each([
    ["nothing", both(""), { password: /nueva/, again: /otra vez/ }],
    ["too short", both("1234567"), { password: /8 caracteres/ }],
    ["longer than bcrypt reads", both("a".repeat(73)), { password: /72/ }],
    ["longer in bytes", both("ñ".repeat(37)), { password: /72/ }],
    ["not repeated", { password: "12345678", again: "" }, { again: /otra vez/ }],
    ["repeated wrongly", { password: "12345678", again: "12345679" }, { again: /no son iguales/ }],
  ])("%s is refused", (_what, typed, problems) => {
    const found = checkNewPassword(typed);
    expect(Object.keys(found)).toEqual(Object.keys(problems));
    for (const [field, pattern] of Object.entries(problems)) {
      expect(found[field as "password"]).toMatch(pattern);
    }
  });
});
