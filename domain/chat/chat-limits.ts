/** Limits of chat (P-CHAT-3, P-CHAT-4). */

/** Longest message, in characters. */
export const CHAT_TEXT_LIMIT = 1000;
/** Threads that an account may begin in 24 hours. */
export const NEW_THREADS_A_DAY = 10;
/** Messages that one side of a thread may write in {@link CHAT_RATE_MINUTES}. */
export const CHAT_RATE_MESSAGES = 20;
export const CHAT_RATE_MINUTES = 5;
/** Minutes after which an unread message is mailed about. */
export const CHAT_MAIL_AFTER_MINUTES = 10;
/** Longest greeting of a shop and longest template, in characters, and templates of a shop (P-CHAT-15, P-CHAT-16). */
export const GREETING_LIMIT = 500;
export const TEMPLATE_LIMIT = 500;
export const MOST_TEMPLATES = 20;
