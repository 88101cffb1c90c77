/**
 * What an operator may stop: all that an account does, or that it pays at the door.
 */
export const ACCOUNT_BLOCKS = ['account', 'cod'] as const;

export type AccountBlock = (typeof ACCOUNT_BLOCKS)[number];
