/**
 * Content-Security-Policy of PDFs. Chromium's PDF viewer is an embedded object in a document
 * with this policy; the default policy for files would block it.
 */
export const pdfPolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
