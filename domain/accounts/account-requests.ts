/** What somebody may ask an operator to do with the data of their account (P-CONSOLE-82). */
export const ACCOUNT_REQUESTS = ['export', 'deletion'] as const;
export type AccountRequest = (typeof ACCOUNT_REQUESTS)[number];

/** `waiting`: not done yet; `held`: the shop of the account has something open; `done`. */
export const ACCOUNT_REQUEST_STATES = ['waiting', 'held', 'done'] as const;
export type AccountRequestState = (typeof ACCOUNT_REQUEST_STATES)[number];

const HOUR_MS = 3_600_000;

/** Until when the law wants it done: access within 3 x 24 hours, deletion within 30 days (P-CONSOLE-50). */
export const requestDueAt = (kind: AccountRequest, askedAt: Date): Date =>
  new Date(askedAt.getTime() + (kind === 'export' ? 3 : 30) * 24 * HOUR_MS);

/** Days for which the mailed link to the data works. */
export const EXPORT_LINK_DAYS = 7;
