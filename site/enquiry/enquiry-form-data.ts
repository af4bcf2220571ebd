import type { CaptchaSettings } from "./use-captcha";

/** What a page's loader knows of the form on it. */
export interface EnquiryFormData {
  /** The form was sent without JavaScript, and is thanked for after a redirect. */
  sent: boolean;
  captcha: CaptchaSettings;
  /** The company's, for when the form does not do. */
  email: string;
}
