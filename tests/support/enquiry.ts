/** A valid enquiry. */
export const enquiry = {
  name: "Ana",
  email: "ana@example.com",
  message: "Quisiera viajar en mayo, gracias.",
};

/** Sends an enquiry as the form does without a captcha; `fields` replace its own. */
export const postEnquiry = (
  url: string,
  fields: Partial<typeof enquiry> & { phone?: string } = {},
  headers: Record<string, string> = {},
) =>
  fetch(`${url}/functions/v1/send-contact-email`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ ...enquiry, ...fields }),
  });
