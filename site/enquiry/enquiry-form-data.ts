import type { StaticHtml } from "~/ui/static-html";
import type { ContactFieldName } from "../../supabase/functions/_shared/contact-fields";
import type { CaptchaSettings } from "./use-captcha";

/** Values by field name. Fields of the journey's details are named `trip.month`. */
export type FormValues = Record<ContactFieldName, string> & Record<`trip.${string}`, string>;

/** Group departure that the visitor asks about. */
export interface AskedDeparture {
  id: string;
  /** `4–17 jul 2027` */
  dates: string;
}

/** Loader data of the enquiry form. */
export interface EnquiryFormData {
  /** The form was sent without JavaScript; the page was redirected to show the thanks. */
  sent: boolean;
  captcha: CaptchaSettings;
  /** Parts of the price estimate without a field in the form. The message starts with them, after the tour's name. */
  details?: string | undefined;
  /** The company's e-mail address, shown if sending fails. */
  email: string;
  /** Optional details of the journey. */
  trip: StaticHtml;
}
