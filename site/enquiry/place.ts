import type { CaptchaPlace } from "./use-captcha";

/** Where in a page the form is. */
export const formId = "enquiry";

/** What a page's loader knows of the form on it. */
export interface EnquiryPlace {
  /** The form was sent without JavaScript, and is thanked for after a redirect. */
  sent: boolean;
  captcha: CaptchaPlace;
}
