import type { CaptchaSettings } from "./use-captcha";

/** Loader data of the enquiry form. */
export interface EnquiryFormData {
  /** The form was sent without JavaScript; the page was redirected to show the thanks. */
  sent: boolean;
  captcha: CaptchaSettings;
  /** The company's e-mail address, shown if sending fails. */
  email: string;
}
