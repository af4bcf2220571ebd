import type { CaptchaSettings } from "./use-captcha";

/** Loader data of the enquiry form. */
export interface EnquiryFormData {
  /** The form was sent without JavaScript; the page was redirected to show the thanks. */
  sent: boolean;
  captcha: CaptchaSettings;
  /** Journey that the message starts with, after the tour's name. */
  details?: string | undefined;
  /** The company's e-mail address, shown if sending fails. */
  email: string;
}
