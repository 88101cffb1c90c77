/** The first letters of a reference number, and the form that they stand for. */
export const REFERENCE_KINDS = { PSN: 'messages', LMR: 'applications', NWS: 'newsletter' } as const;

/** The forms of the shop, named as in their addresses `/api/{form}`. */
export type FormName = (typeof REFERENCE_KINDS)[keyof typeof REFERENCE_KINDS];

/** The form of a reference number such as 'PSN-7K2M9Q'; null for anything else. */
export function formOfReference(reference: string): FormName | null {
  const kind = /^(PSN|LMR|NWS)-[0-9A-HJKMNP-TV-Z]{6}$/.exec(reference)?.[1];
  return kind === 'PSN' || kind === 'LMR' || kind === 'NWS' ? REFERENCE_KINDS[kind] : null;
}
