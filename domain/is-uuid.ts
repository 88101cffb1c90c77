/** Whether a text is the id of a row as the shop writes it, in lower case: PostgreSQL fails at any other text. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
