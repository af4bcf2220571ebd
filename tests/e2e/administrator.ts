/** Whose panel the browser tests open. */
export const administrator = { email: "duena@example.com", password: "acacia-baobab-2026" };
