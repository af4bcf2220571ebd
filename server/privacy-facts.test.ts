import { expect, test } from "vitest";
import { privacyFactsOf } from "./privacy-facts.ts";
import { readSettings } from "./settings.mjs";

const factsOf = (env: Record<string, string>) => privacyFactsOf(readSettings(env));

test("G10: without settings the facts are 24 months, a week of backups and no providers", () => {
  expect(factsOf({})).toEqual({
    enquiryMonths: 24,
    backupDays: 7,
    mailHost: undefined,
    databaseHost: undefined,
  });
});

test.each([
  ["a provider", { SMTP_URL: "smtps://user:secret@smtp.mail.example:465" }, "smtp.mail.example"],
  ["Resend", { RESEND_API_KEY: "re_1" }, "resend.com"],
  [
    "an SMTP server beside Resend",
    { SMTP_URL: "smtp://a.example", RESEND_API_KEY: "r" },
    "a.example",
  ],
  ["a container's name", { SMTP_URL: "smtp://mail:25" }, undefined],
  ["an internal name", { SMTP_URL: "smtp://mail.internal:25" }, undefined],
  ["an IPv4 address", { SMTP_URL: "smtp://192.0.2.1:25" }, undefined],
  ["an IPv6 address", { SMTP_URL: "smtp://[2001:db8::1]:25" }, undefined],
] as [string, Record<string, string>, string | undefined][])(
  "G10: with %s the mail host is named only if it is public",
  (_, env, host) => {
    expect(factsOf(env).mailHost).toBe(host);
  },
);

test("G10: backup days follow from interval and number, rounded up", () => {
  expect(factsOf({ BACKUP_EVERY_HOURS: "6", BACKUP_KEEP: "5" }).backupDays).toBe(2);
  expect(factsOf({ BACKUP_EVERY_HOURS: "0" }).backupDays).toBe(0);
});

test("G10: a Supabase project is named, and has backups only with its database's address", () => {
  const hosted = {
    SUPABASE_URL: "https://abcd.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    SUPABASE_SECRET_KEY: "sb_secret_x",
  };
  expect(factsOf(hosted)).toMatchObject({ databaseHost: "abcd.supabase.co", backupDays: 0 });
  const database = { SUPABASE_DB_URL: "postgres://postgres:x@db.abcd.supabase.co:5432/postgres" };
  expect(factsOf({ ...hosted, ...database }).backupDays).toBe(7);
});
