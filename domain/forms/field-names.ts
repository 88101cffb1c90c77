/** The fields of the shop's forms. */
export const FIELD_NAMES = [
  'name',
  'email',
  'subject',
  'message',
  'job',
  'phone',
  'cover_letter',
  'resume',
  'target',
  'reason',
  'details',
  'label',
  'recipient',
  'region',
  'postal_code',
  'street',
  'landmark',
  'courier_note',
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** Whether a text, such as one in an address, names a field of a form. */
export function isFieldName(name: unknown): name is FieldName {
  return FIELD_NAMES.some((known) => known === name);
}
