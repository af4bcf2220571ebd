import type { StaticHtml } from "~/ui/static-html";
import type { ContactFieldName } from "../../supabase/functions/_shared/contact-fields";
import type { CaptchaSettings } from "./use-captcha";

/** Values by field name. Fields of the journey's details are named `trip.month`. */
export type FormValues = Record<ContactFieldName, string> & Record<`trip.${string}`, string>;

/** Loader data of the enquiry form. */
export interface EnquiryFormData {
  /** The form was sent without JavaScript; the page was redirected to show the thanks. */
  sent: boolean;
  captcha: CaptchaSettings;
  /** Journey that the message starts with, after the tour's name. */
  details?: string | undefined;
  /** The company's e-mail address, shown if sending fails. */
  email: string;
  /** Optional details of the journey. */
  trip: StaticHtml;
}
