/**
 * Defaults of `CONTACT_LIMIT_PER_ADDRESS` and `CONTACT_LIMIT_PER_HOUR`: accepted enquiries per address in
 * ten minutes, and in total per hour. Enforced by the SQL function `submit_enquiry`.
 */
export const contactLimits = { perAddress: 10, perHour: 600 };
