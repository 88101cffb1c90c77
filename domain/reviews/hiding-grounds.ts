/** Why the operator may hide a review: its writer reads the words for it (P-REV-6). */
export const HIDING_GROUNDS = [
  'untrue',
  'threat',
  'indecent',
  'personal_data',
  'advertising',
  'stolen_content',
] as const;
export type HidingGround = (typeof HIDING_GROUNDS)[number];

/** The ground that a text names; null when it names none. */
export const parseHidingGround = (text: string | null): HidingGround | null =>
  HIDING_GROUNDS.find((known) => known === text) ?? null;
