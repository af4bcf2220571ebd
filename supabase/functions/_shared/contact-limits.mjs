/**
 * Enquiries that are accepted unless `CONTACT_LIMIT_PER_ADDRESS` and `CONTACT_LIMIT_PER_HOUR` say otherwise: from one
 * network address in ten minutes, and from all in an hour. `submit_enquiry` in the migrations counts them.
 */
export const contactLimits = { perAddress: 10, perHour: 600 };
