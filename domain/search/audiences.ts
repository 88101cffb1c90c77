/** Whom goods are for, as bits. */
export const AUDIENCE = { men: 1, women: 2, children: 4 } as const;
export type Audience = keyof typeof AUDIENCE;

export const AUDIENCES = Object.keys(AUDIENCE) as Audience[];
