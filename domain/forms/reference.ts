/** What a reference number was given for, by its first letters. */
export const REFERENCE_KINDS = {
  PSN: 'messages',
  LMR: 'applications',
  NWS: 'newsletter',
  LPR: 'reports',
} as const;

/** The forms of the shop, named as in their addresses `/api/{form}`. */
export type FormName = (typeof REFERENCE_KINDS)[keyof typeof REFERENCE_KINDS];

/** The form that a reference number such as 'PSN-7K2M9Q' belongs to; null when it is no such number. */
export function formOfReference(reference: string): FormName | null {
  const kind = /^([A-Z]{3})-[0-9A-HJKMNP-TV-Z]{6}$/.exec(reference)?.[1];
  return Object.entries(REFERENCE_KINDS).find(([known]) => known === kind)?.[1] ?? null;
}
