/**
 * `npm run dev -- --fakes`: the site beside stand-ins for all external services, with a page that controls
 * their behaviour, so that every flow can be tried by hand.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type RecaptchaPlan, startRecaptcha } from "./recaptcha.ts";
import { type SmtpBehaviour, startSmtp } from "./smtp.ts";
import { startTranslator } from "./translator.ts";
import { startWidget, type WidgetPlan } from "./widget.ts";

/** Behaviours of each stand-in; the first is normal. */
const plans = {
  smtp: ["accept", "refuse", "greylist", "hang", "drop", "take-and-drop"],
  api: ["google", "sync", "silent", "blocked", "hang"],
  execute: ["token", "promise", "error", "silent", "challenge"],
  verify: ["google", "fail", "garbage", "html", "empty", "broken", "elsewhere", "hang", "cut"],
  widget: ["well", "missing", "hang", "empty"],
} satisfies {
  smtp: SmtpBehaviour[];
  api: NonNullable<RecaptchaPlan["api"]>[];
  execute: NonNullable<RecaptchaPlan["execute"]>[];
  verify: NonNullable<RecaptchaPlan["verify"]>[];
  widget: NonNullable<WidgetPlan["widget"]>[];
};

const [smtp, recaptcha, widget, translator] = await Promise.all([
  startSmtp(),
  startRecaptcha(),
  startWidget(),
  startTranslator(),
]);

function page(chosen: URLSearchParams): string {
  const fields = Object.entries(plans).map(([name, options]) => {
    const choices = options.map(
      (option) => `<option${chosen.get(name) === option ? " selected" : ""}>${option}</option>`,
    );
    return `<p><label>${name} <select name="${name}">${choices.join("")}</select></label></p>`;
  });
  const mails = smtp.mails.map(({ subject }) => `<li>${subject?.replaceAll("<", "&lt;")}</li>`);
  return `<!doctype html><html lang="en"><title>Fakes</title><h1>Fakes</h1>
<form method="post">${fields.join("")}<button>From now on</button></form>
<h2>Mail taken</h2><ol>${mails.join("")}</ol></html>`;
}

const control = createServer(async (request, response) => {
  const chosen = new URLSearchParams(request.method === "POST" ? await text(request) : "");
  if (request.method === "POST") {
    const { smtp: mood, widget: reviews, ...captcha } = Object.fromEntries(chosen);
    smtp.script(() => (mood ?? "accept") as SmtpBehaviour);
    widget.script({ widget: reviews } as WidgetPlan);
    recaptcha.script(captcha as RecaptchaPlan);
  }
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page(chosen));
}).listen(0, "127.0.0.1");

const settings: Record<string, string> = {
  SMTP_URL: smtp.url,
  CONTACT_TO: "owner@example.com",
  RECAPTCHA_SITE_KEY: recaptcha.siteKey,
  RECAPTCHA_SECRET_KEY: recaptcha.secretKey,
  RECAPTCHA_BASE_URL: recaptcha.url,
  REVIEW_WIDGET_SRC: widget.widgetSrc,
  THIRD_PARTY_SCRIPT_SRC: widget.scriptSrc,
  TRANSLATE_PROVIDER: "deepl",
  TRANSLATE_URL: translator.url,
  TRANSLATE_KEY: "fake-key",
};
// Settings given by hand take precedence, so that one service can be the real one.
for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;

control.once("listening", () => {
  const { port } = control.address() as AddressInfo;
  process.stdout.write(`\n  Fakes:  http://127.0.0.1:${port}\n`);
});
await import("../../server/main.ts");
