import { describe, expect, test } from "vitest";
import { likeliestReason, mailReason } from "./mail-reason";

describe("G7: reason of an unsent mail", () => {
  test.each([
    ["connect ECONNREFUSED 127.0.0.1:587", "no contesta"],
    ["connect ECONNREFUSED 10.0.0.250:535", "no contesta"],
    ["getaddrinfo ENOTFOUND smtp.example.com", "no contesta"],
    ["Greeting never received", "no contesta"],
    ["The operation was aborted due to timeout", "no contesta"],
    ["fetch failed", "no contesta"],
    ["Invalid login: 535-5.7.8 Username and Password not accepted", "no acepta el usuario"],
    ['Resend: 401 {"message":"API key is invalid"}', "no acepta el usuario"],
    ["self-signed certificate", "conexión segura"],
    ["Mail command failed: 530 5.7.0 Must issue a STARTTLS command first", "conexión segura"],
    ["Message failed: 451 4.7.1 Greylisted", "no da abasto"],
    ["Can't send mail - all recipients were rejected: 450 Greylisted", "no da abasto"],
    ["Resend: 429 too many requests", "no da abasto"],
    ["Can't send mail - all recipients were rejected: 550 No such user", "rechaza el mensaje"],
    ['Resend: 422 {"message":"Invalid from"}', "rechaza el mensaje"],
    ["ENOSPC: no space left on device, open '/data/outbox/.a.part'", "en su disco"],
    [null, "no está enviando"],
  ])("%j", (error, part) => {
    expect(mailReason(error)).toContain(part);
  });

  test.each(["", "something nobody has foreseen"])("%j has no reason for the owner", (error) => {
    expect(mailReason(error)).toBeUndefined();
  });

  test("likeliestReason is the most frequent reason, and the first of equally frequent ones", () => {
    expect(likeliestReason(["fetch failed", "EAUTH", "535 no", "?"])).toContain("no acepta");
    expect(likeliestReason(["fetch failed", "EAUTH"])).toContain("no contesta");
    expect(likeliestReason(["?"])).toBeUndefined();
    expect(likeliestReason([])).toBeUndefined();
  });
});
