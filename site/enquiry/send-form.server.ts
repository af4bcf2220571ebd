import { type ActionFunctionArgs, data, redirect } from "react-router";
import type { Locale } from "#shared/locales.ts";
import { type AppContext, appContext, languageContext } from "~/context";
import { companyContext } from "~/entries/settings.server";
import type { StaticHtml } from "~/ui/static-html";
import {
  type ContactFieldName,
  contactFieldNames,
} from "../../supabase/functions/_shared/contact-fields";
import { contactMessage } from "../../supabase/functions/_shared/contact-messages";
import {
  type TripFieldName,
  tripFieldNames,
  tripPrefix,
} from "../../supabase/functions/_shared/trip-fields";
import type { EnquiryFormData, FormValues } from "./enquiry-form-data";
import { renderTripFields, tripValuesOf } from "./trip-fields.server";

/** Action data of a rejected form: typed values and errors, in the page's language. */
export interface RefusedForm {
  values: FormValues;
  /** Details of the journey as typed. */
  trip: StaticHtml;
  error: string;
  fields: Partial<Record<ContactFieldName, string>>;
}

const sentQuery = "?sent=1";

/** The query that marks a form as sent without JavaScript; empty for other URLs. */
export const sentQueryOf = ({ searchParams }: URL) =>
  searchParams.get("sent") === "1" ? sentQuery : "";

/**
 * Loader data of the form on a page.
 * @param query values of the journey's details
 */
export function enquiryFormData(
  { request, url, context }: Pick<ActionFunctionArgs, "request" | "url" | "context">,
  query = url.searchParams,
): EnquiryFormData {
  return {
    sent: sentQueryOf(url) !== "",
    captcha: context.get(appContext).captcha,
    email: context.get(companyContext).email,
    trip: renderTripFields(request, context.get(languageContext).locale, tripValuesOf(query)),
  };
}

/**
 * Action of every page with the form.
 * @param fragment hash of the form, for pages that do not start with it
 */
export async function enquiryAction(
  { request, url, context }: Pick<ActionFunctionArgs, "request" | "url" | "context">,
  fragment: "" | `#${string}` = "",
) {
  const { locale } = context.get(languageContext);
  const result = await sendForm(request, context.get(appContext), locale);
  return result.ok ? redirect(`${url.pathname}${sentQuery}${fragment}`, 303) : result.response;
}

/** Enough for all fields at their maximum lengths. */
const maxBodyBytes = 64 * 1024;

/** Sends a form posted without JavaScript, through the handler of `/functions/v1/send-contact-email`. */
export async function sendForm(
  request: Request,
  { callFunction, readBody, siteUrl }: AppContext,
  locale: Locale,
): Promise<{ ok: true } | { ok: false; response: ReturnType<typeof data<RefusedForm>> }> {
  const form = await readForm(request, readBody);
  const text = (name: string) => {
    const value = form instanceof FormData ? form.get(name) : "";
    return typeof value === "string" ? value : "";
  };
  const fields = Object.fromEntries(contactFieldNames.map((name) => [name, text(name)])) as Record<
    ContactFieldName,
    string
  >;
  const trip = Object.fromEntries(
    tripFieldNames.map((name) => [name, text(tripPrefix + name)]),
  ) as Record<TripFieldName, string>;
  const values = { ...fields, ...prefixed(trip) } as FormValues;
  const refuse = (status: number, error: string, problems: RefusedForm["fields"] = {}) => {
    const shown = renderTripFields(request, locale, prefixed(trip));
    const form: RefusedForm = { values, trip: shown, error, fields: problems };
    return { ok: false, response: data(form, { status }) } as const;
  };
  if (form === "size") return refuse(413, contactMessage("contact.error.size", locale));
  if (form === "form") return refuse(400, contactMessage("contact.error.body", locale));

  const honeypot = text("website");
  const response = await callFunction(
    "send-contact-email",
    new Request(`${siteUrl}/functions/v1/send-contact-email`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-language": locale,
        referer: request.headers.get("referer") ?? request.url,
      },
      body: JSON.stringify({
        ...fields,
        preferred_contact: fields.preferred_contact || undefined,
        trip,
        ...(honeypot && { website: honeypot }),
      }),
    }),
  );
  if (response.ok) return { ok: true };
  if (response.status >= 500)
    return refuse(response.status, contactMessage("contact.error.send", locale));
  const answer = (await response.json()) as { error: string; fields?: RefusedForm["fields"] };
  return refuse(response.status, answer.error, answer.fields);
}

const prefixed = (trip: Record<string, string>) =>
  Object.fromEntries(Object.entries(trip).map(([name, value]) => [tripPrefix + name, value]));

async function readForm(
  request: Request,
  readBody: AppContext["readBody"],
): Promise<FormData | "size" | "form"> {
  const bytes = await readBody(request, maxBodyBytes).catch(() => new Uint8Array());
  if (!bytes) return "size";
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  return new Response(bytes as BodyInit, { headers }).formData().catch(() => "form");
}
