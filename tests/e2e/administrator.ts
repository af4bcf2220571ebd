/** Administrator of the test sites. */
export const administrator = { email: "duena@example.com", password: "acacia-baobab-2026" };
