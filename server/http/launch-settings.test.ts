import { expect, test } from "vitest";
import { readSettings } from "../settings.mjs";
import { serverStepsOf } from "./launch-settings.ts";

const stepsOf = (env: Record<string, string>) =>
  Object.fromEntries(serverStepsOf(readSettings(env)).map(({ step, is_done }) => [step, is_done]));

const none = {
  https: false,
  mail: false,
  recipient: false,
  proxy: false,
  captcha: false,
  "backup-disk": false,
};

test.each([
  ["no settings", {}, {}],
  ["SITE_URL without https", { SITE_URL: "http://www.baobab.co.za" }, {}],
  ["SITE_URL with https", { SITE_URL: "https://www.baobab.co.za" }, { https: true }],
  ["SMTP_URL", { SMTP_URL: "smtp://localhost:25" }, { mail: true }],
  ["RESEND_API_KEY", { RESEND_API_KEY: "re_1" }, { mail: true }],
  ["CONTACT_TO", { CONTACT_TO: "hola@baobab.co.za" }, { recipient: true }],
  ["CONTACT_TO at an example domain", { CONTACT_TO: "Ana <ana@example.org>" }, {}],
  ["TRUST_PROXY", { TRUST_PROXY: "1" }, { proxy: true }],
  ["CAPTCHA", { CAPTCHA: "altcha" }, { captcha: true }],
  ["BACKUP_DIR", { BACKUP_DIR: "/mnt/backups" }, { "backup-disk": true }],
  [
    "a hosted project without its database",
    {
      SUPABASE_URL: "https://abc.supabase.co",
      SUPABASE_PUBLISHABLE_KEY: "a",
      SUPABASE_SECRET_KEY: "b",
    },
    { "backup-disk": null },
  ],
] as [string, Record<string, string>, object][])(
  "M25: with %s the server's steps are done accordingly",
  (_, env, done) => {
    expect(stepsOf(env)).toEqual({ ...none, ...done });
  },
);

test("M25: the server's steps contain no value of a setting", () => {
  const env = {
    SITE_URL: "https://secreto-zq.co.za",
    SMTP_URL: "smtp://u:secreto-zq@secreto-zq:25",
  };
  expect(JSON.stringify(serverStepsOf(readSettings(env)))).not.toContain("secreto-zq");
});
